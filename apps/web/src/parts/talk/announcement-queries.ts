import {
  ANNOUNCEMENT_TYPES,
  ANNOUNCEMENTS_PER_PAGE,
  announcementList,
} from '@palpite/contract/announcement.ts';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

/** A page of the operator's announcements for the web site, newest first. @param page from 1 */
export function announcementsQuery(services: Services, page: number) {
  return pageQuery(services, page, ANNOUNCEMENTS_PER_PAGE);
}

/** The newest announcement alone: all that home's page has of them. */
export function newestAnnouncementQuery(services: Services) {
  return pageQuery(services, 1, 1);
}

function pageQuery(services: Services, pageNo: number, pageSize: number) {
  return callQuery(services, announcementList, {
    query: { pageNo, pageSize, types: [...ANNOUNCEMENT_TYPES], platform: 'W', execution: 'B' },
  });
}
