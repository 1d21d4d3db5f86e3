import * as v from 'valibot';
import { defineTopic } from '#kernel/events/topics.ts';

export const supportAnswered = defineTopic('support.answered', v.object({}), {
  account: ['message'],
});
