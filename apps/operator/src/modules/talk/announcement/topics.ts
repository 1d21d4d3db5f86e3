import * as v from 'valibot';
import { defineTopic } from '#kernel/events/topics.ts';

export const announcementPublished = defineTopic('announcement.published', v.object({}), {
  brand: ['announcement'],
});
