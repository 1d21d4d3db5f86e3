import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { address, count, instant, label, language } from './wire.ts';

/** The chat room, with its own feature flag. Guests (type 4) may not use it. */

/** Longest message, in characters. */
export const LONGEST_CHAT_MESSAGE = 300;
/** How many messages the room shows, and how many changes one answer carries. */
export const CHAT_MESSAGES_SHOWN = 100;

const chatCall = {
  origin: 'extension',
  token: 'required',
  permission: 'chat',
  flag: 'CBS3',
} as const;

/** `#rrggbb`. */
const headerColor = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/));

export const chatGetUrl = endpoint({
  ...chatCall,
  summary: 'The address of the chat window for this member',
  method: 'GET',
  path: '/wps/chat/url',
  query: v.object({
    b2c: v.literal(1),
    title: label,
    language,
    headerColor,
  }),
  value: v.object({ chatUrl: address }),
  idempotency: 'safe',
});

export const chatCountUnread = endpoint({
  ...chatCall,
  summary: 'How many chat messages wait unread',
  method: 'GET',
  path: '/wps/chat/unread',
  value: v.object({ unread: count }),
  idempotency: 'safe',
  staleOn: { chat: 10 },
});

export const chatSetLanguage = endpoint({
  ...chatCall,
  summary: 'Change the language of the chat window',
  method: 'PUT',
  path: '/wps/chat/language',
  body: v.object({ language }),
  value: v.null(),
  idempotency: 'natural',
  changes: ['chat'],
});

export const chatEnter = endpoint({
  ...chatCall,
  summary: 'Enter the room: how it looks, and from then on its messages count as unread',
  method: 'POST',
  path: '/wps/chat/enter',
  body: v.object({
    /** What the address from `chatUrl` carries; a page that was opened without it has none. */
    pass: v.optional(v.pipe(v.string(), v.maxLength(2_048))),
  }),
  value: v.object({
    /** The title and colour that `chatUrl` was asked with; null without a pass, or with one that is not the caller's. */
    look: v.nullable(v.object({ title: label, headerColor })),
    /** Older messages are removed. */
    keptDays: count,
  }),
  idempotency: 'natural',
  changes: ['chat'],
});

/** The number of a message, or of a change, in its room: they count up. */
const roomNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999_999_999));

export const chatMessage = v.object({
  id: roomNumber,
  /** The writer's nickname, masked. */
  name: label,
  /** Written by the caller. */
  mine: v.boolean(),
  /** Plain text. */
  text: v.pipe(v.string(), v.maxLength(LONGEST_CHAT_MESSAGE)),
  at: instant,
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;

export const chatListMessages = endpoint({
  ...chatCall,
  summary: 'The newest messages; with `after`, what has changed since',
  method: 'GET',
  path: '/wps/chat/messages',
  query: v.object({
    /** The `cursor` of the answer before. */
    after: v.optional(roomNumber),
  }),
  value: v.object({
    /** Oldest first. */
    messages: v.array(chatMessage),
    /** Messages that the operator removed. */
    deleted: v.array(roomNumber),
    cursor: roomNumber,
    /** Null for a member who may write. `until` is null for a mute without an end. */
    muted: v.nullable(v.object({ until: v.nullable(instant) })),
    /** The language that the member last chose for the room, in any of their windows. */
    language,
  }),
  idempotency: 'safe',
  staleOn: { chat: 0.3 },
});
export type ChatChanges = v.InferOutput<typeof chatListMessages.value>;

export const chatSendMessage = endpoint({
  ...chatCall,
  summary: 'Write a message in the room; refused with `forbidden` while the caller is muted',
  method: 'POST',
  path: '/wps/chat/messages',
  body: v.object({
    /** Names the message: one that is sent again under its key is in the room once. */
    key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_CHAT_MESSAGE)),
  }),
  value: v.object({ id: roomNumber }),
  idempotency: 'natural',
  changes: ['chat'],
  throttle: 'chat',
});

export const chatMarkRead = endpoint({
  ...chatCall,
  summary: 'Mark the messages up to one as read',
  method: 'PUT',
  path: '/wps/chat/read',
  body: v.object({ id: roomNumber }),
  value: v.null(),
  idempotency: 'natural',
  changes: ['chat'],
});

/** The calls of this file, by noun and verb. */
export const calls = {
  chat: {
    getUrl: chatGetUrl,
    countUnread: chatCountUnread,
    setLanguage: chatSetLanguage,
    enter: chatEnter,
    listMessages: chatListMessages,
    sendMessage: chatSendMessage,
    markRead: chatMarkRead,
  },
} as const satisfies EndpointTree;
