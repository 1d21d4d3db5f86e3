import * as v from 'valibot';
import { defineTopic } from '#kernel/events/topics.ts';

/** To one account: a notice, or a message of a person. */
export const messageReceived = defineTopic('message.received', v.object({}), {
  account: ['message'],
});
