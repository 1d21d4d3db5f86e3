import type { Services } from '../lib/services.ts';
import { newestAnnouncementQuery } from '../parts/talk/announcement-queries.ts';

/** Says for the document when the announcement in the page was published: the early script takes it away where it was seen. */
export function announcementAttribute(services: Services): { 'data-announcement'?: string } {
  const { queryKey } = newestAnnouncementQuery(services);
  const newest = services.queryClient.getQueryData(queryKey)?.list[0];
  return newest ? { 'data-announcement': newest.timestamp } : {};
}
