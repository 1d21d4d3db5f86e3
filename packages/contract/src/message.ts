import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { keyedPageQuery, keyedPages } from './paging.ts';
import { richText } from './rich-text.ts';
import { count, id, instant, label } from './wire.ts';

/** What the operator writes to an account, and what an account, its upline and its direct downlines write to each other. */

/** The tabs of the page: the operator's notices to a member, personal messages, announcements to everyone. */
export const MESSAGE_TABS = ['system', 'personal', 'announcements'] as const;
export type MessageTab = (typeof MESSAGE_TABS)[number];
const messageTab = v.picklist(MESSAGE_TABS);

/** Messages on a page by default. */
export const MESSAGES_PER_PAGE = 10;
/** Longest personal message, in characters. */
export const LONGEST_PERSONAL_MESSAGE = 1_000;
/** How many earlier steps of a case a message shows. */
export const EARLIER_STEPS = 20;
/** How many downlines one answer lists; a longer list is searched by name. */
export const DOWNLINES_LISTED = 20;

/** The other side of a personal message. */
export const correspondent = v.object({
  relation: v.picklist(['upline', 'downline']),
  /** A downline's account name; an upline's is masked. */
  name: label,
  /** The recipient of a reply: null for the upline. */
  downlineId: v.nullable(id),
  /** Written by the caller. */
  sent: v.boolean(),
});

export const messageSummary = v.object({
  /** Of the newest step, where it is the message of a case. An earlier one’s number still leads to it. */
  messageId: id,
  /** Of a personal message: its beginning, on one line. */
  title: label,
  sentAt: instant,
  read: v.boolean(),
  /** Null for a notice of the operator. */
  correspondent: v.nullable(correspondent),
});
export type MessageSummary = v.InferOutput<typeof messageSummary>;

export const message = v.object({
  ...messageSummary.entries,
  content: richText,
  /** Whether a reply is still possible. */
  answerable: v.boolean(),
  /** An answer from customer service: the conversation continues in its window. */
  fromCustomerService: v.boolean(),
  /**
   * What the message said before: the steps of one case, such as an order, are one message, which is unread again with each
   * that its reader has to know. Newest first; empty for a message of its own.
   */
  earlier: v.pipe(
    v.array(v.object({ title: label, sentAt: instant, content: richText })),
    v.maxLength(EARLIER_STEPS),
  ),
});
export type Message = v.InferOutput<typeof message>;

const messageCall = { module: 'message', origin: 'extension', token: 'required' } as const;
const one = v.object({ tab: messageTab, messageId: id });

export const messageList = endpoint({
  ...messageCall,
  summary: 'Messages of one tab, newest first, ten a page',
  method: 'GET',
  path: '/wps/message/list',
  permission: 'member-centre',
  query: v.object({ tab: v.optional(messageTab), ...keyedPageQuery() }),
  value: v.object({
    list: v.array(messageSummary),
    pages: keyedPages,
    /** Messages older than this are deleted. Announcements remain for as long as they are published. */
    keptDays: count,
  }),
  idempotency: 'safe',
  staleOn: { message: 0, announcement: 0 },
});

export const messageGet = endpoint({
  ...messageCall,
  summary: 'One message, whole; reading it is said by a call of its own',
  method: 'GET',
  path: '/wps/message',
  permission: 'member-centre',
  query: one,
  value: message,
  errors: ['not_found'],
  idempotency: 'safe',
  staleOn: { message: 0 },
});

export const messageMarkRead = endpoint({
  ...messageCall,
  summary: 'Mark one message as read, or all of a tab',
  method: 'POST',
  path: '/wps/message/read',
  permission: 'member-centre',
  body: v.object({
    tab: messageTab,
    /** Null for all of them. */
    messageId: v.nullable(id),
  }),
  value: v.null(),
  errors: ['not_found'],
  idempotency: 'natural',
  changes: ['message'],
});

export const messageDelete = endpoint({
  ...messageCall,
  summary: 'Remove a message from the caller’s own list; other recipients keep it',
  method: 'DELETE',
  path: '/wps/message',
  permission: 'member-centre',
  query: one,
  value: v.null(),
  errors: ['not_found'],
  idempotency: 'natural',
  changes: ['message'],
});

export const messageRestore = endpoint({
  ...messageCall,
  summary: 'Put a deleted message back into one’s own list',
  method: 'PUT',
  path: '/wps/message',
  permission: 'member-centre',
  body: one,
  value: v.null(),
  errors: ['not_found'],
  idempotency: 'natural',
  changes: ['message'],
});

export const messageListCorrespondents = endpoint({
  ...messageCall,
  summary: 'Whom the caller may write to: the upline, and direct downlines by name, twenty at most',
  method: 'GET',
  path: '/wps/message/correspondents',
  permission: 'member-centre',
  query: v.object({
    /** The beginning of the downline’s account name. */
    name: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  value: v.object({
    /** Null when there is no upline to write to. */
    upline: v.nullable(v.object({ name: label })),
    downlines: v.array(v.object({ downlineId: id, name: label })),
    /** There are more matches than this answer lists. */
    more: v.boolean(),
  }),
  idempotency: 'safe',
});

export const messageSend = endpoint({
  ...messageCall,
  summary: 'Write to one’s upline or to a direct downline: plain text, a limited number an hour',
  method: 'POST',
  path: '/wps/message',
  permission: 'member-centre',
  body: v.object({
    /** Null for the upline. */
    downlineId: v.nullable(id),
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_PERSONAL_MESSAGE)),
  }),
  value: v.object({ messageId: id }),
  errors: ['not_direct_downline', 'not_found', 'field_invalid'],
  idempotency: 'key',
  changes: ['message'],
  throttle: 'message',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  message: {
    list: messageList,
    get: messageGet,
    markRead: messageMarkRead,
    delete: messageDelete,
    restore: messageRestore,
    listCorrespondents: messageListCorrespondents,
    send: messageSend,
  },
} as const satisfies EndpointTree;
