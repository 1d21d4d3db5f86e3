import {
  ANNOUNCEMENT_TYPES,
  ANNOUNCEMENTS_PER_PAGE,
  announcementList,
} from '@palpite/contract/announcement.ts';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

/** A page of the operator's announcements for the web site, newest first. @param page from 1 */
export function announcementsQuery(services: Services, page: number) {
  return callQuery(services, announcementList, {
    query: {
      pageNo: page,
      pageSize: ANNOUNCEMENTS_PER_PAGE,
      types: [...ANNOUNCEMENT_TYPES],
      platform: 'W',
      execution: 'B',
    },
  });
}
