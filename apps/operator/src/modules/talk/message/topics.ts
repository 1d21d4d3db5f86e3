import * as v from 'valibot';
import { defineTopic } from '#kernel/events/topics.ts';

/** To every member of the brand. */
export const messageBroadcast = defineTopic('message.broadcast', v.object({}), {
  brand: ['message'],
});
