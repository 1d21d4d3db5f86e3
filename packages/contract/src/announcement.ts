import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, id, instant, label, language, longText, pageQuery } from './wire.ts';

/** What the operator announces, and the messages that wait for a member. */

export const announcementType = v.picklist(['B', 'PL', 'PU', 'PR', 'H']);

export const announcement = v.object({
  announcementId: id,
  type: announcementType,
  title: label,
  /** The operator's HTML of a few allowed tags, cleaned by the server. */
  content: longText,
  timestamp: instant,
});

export const announcements = endpoint({
  module: 'announcement',
  summary: 'Announcements, newest first, nine a page',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  token: 'required',
  query: v.object({
    ...pageQuery,
    types: v.optional(v.array(announcementType)),
    platform: v.optional(v.literal('W')),
    execution: v.optional(v.literal('B')),
    language: v.optional(language),
  }),
  value: v.object({ list: v.array(announcement), totalPages: count }),
  idempotency: 'safe',
});

export const unreadCount = endpoint({
  module: 'announcement',
  summary: 'How many messages wait unread',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  token: 'required',
  value: v.object({ unread: count, system: count, personal: count, announcements: count }),
  idempotency: 'safe',
});
