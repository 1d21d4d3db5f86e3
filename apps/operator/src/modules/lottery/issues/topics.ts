import * as v from 'valibot';
import { defineTopic, type Hints } from '#kernel/events/topics.ts';
import { word } from '@palpite/log/topics.ts';

/** Of a lottery's issue: sales are closed, numbers came, every bet is settled. */
const issue = v.object({ game: word, numero: word });
const hints: Hints = { lottery: ['draw'] };

export const drawClosed = defineTopic('draw.closed', issue, hints);
export const drawOpened = defineTopic('draw.opened', issue, hints);
export const drawSettled = defineTopic('draw.settled', issue, hints);
