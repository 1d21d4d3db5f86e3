import * as v from 'valibot';
import { defineTopic } from '#kernel/events/topics.ts';
import { id } from '@palpite/log/topics.ts';

export const accountOpened = defineTopic('account.opened', v.object({ uplineId: v.nullable(id) }), {
  team: ['team'],
});
