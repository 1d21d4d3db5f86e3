import * as v from 'valibot';
import { defineTopic } from '#kernel/events/topics.ts';

export const winnersChanged = defineTopic('winners.changed', v.object({}), {
  brand: ['winners'],
});
