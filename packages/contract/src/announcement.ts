import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { richText } from './rich-text.ts';
import { count, id, instant, label, language, pageQuery } from './wire.ts';

/** What the operator announces, and how many messages a member has not read. */

/** The types that the site shows: bulletins, platform notices, product updates, promotions, holidays and hours. */
export const ANNOUNCEMENT_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];
export const announcementType = v.picklist(ANNOUNCEMENT_TYPES);

/** Announcements on a page by default (spec section 9). */
export const ANNOUNCEMENTS_PER_PAGE = 9;

export const announcement = v.object({
  announcementId: id,
  type: announcementType,
  /** The site opens it once for a member who has signed in. */
  isImportant: v.boolean(),
  title: label,
  content: richText,
  timestamp: instant,
});
export type Announcement = v.InferOutput<typeof announcement>;

export const announcementList = endpoint({
  summary: 'Announcements, newest first, nine a page',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  query: v.object({
    ...pageQuery,
    types: v.optional(v.array(announcementType)),
    platform: v.optional(v.literal('W')),
    execution: v.optional(v.literal('B')),
    language: v.optional(language),
  }),
  value: v.object({ list: v.array(announcement), totalPages: count }),
  idempotency: 'safe',
  staleOn: { announcement: 0 },
});

export const messageCountUnread = endpoint({
  summary: 'How many messages wait unread',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  token: 'required',
  permission: 'member-centre',
  value: v.object({ unread: count, system: count, personal: count, announcements: count }),
  idempotency: 'safe',
  staleOn: { message: 0, announcement: 0 },
});

export const announcementListForAgents = endpoint({
  summary: 'What the operator announces to its agents, newest first, nine a page',
  method: 'GET',
  path: '/wps/agent/announcements',
  origin: 'extension',
  token: 'required',
  permission: 'agent-centre',
  query: v.object(pageQuery),
  value: v.object({ list: v.array(announcement), totalPages: count }),
  idempotency: 'safe',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  announcement: {
    list: announcementList,
    listForAgents: announcementListForAgents,
  },
  message: {
    countUnread: messageCountUnread,
  },
} as const satisfies EndpointTree;
