import * as v from 'valibot';
import { defineTopic } from '#kernel/events/topics.ts';

/** Money moved and no other event says so. */
export const balanceChanged = defineTopic('balance.changed', v.object({}), {
  account: ['balance'],
});
