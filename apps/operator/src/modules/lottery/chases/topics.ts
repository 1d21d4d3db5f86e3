import * as v from 'valibot';
import { defineTopic } from '#kernel/events/topics.ts';
import { id } from '@palpite/log/topics.ts';
import { wagerHints } from '#modules/wager/index.ts';

/** What no part of a chase has taken is given back. */
export const chaseEnded = defineTopic('chase.ended', v.object({ slipId: id }), wagerHints);
