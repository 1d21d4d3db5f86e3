import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { address, count, label, language } from './wire.ts';

/** The chat room, behind a switch of its own. Guests (type 4) may not use it. */

const chatCall = {
  module: 'chat',
  origin: 'extension',
  token: 'required',
  permission: 'chat',
  flag: 'CBS3',
} as const;

export const chatUrl = endpoint({
  ...chatCall,
  summary: 'The address of the chat window for this member',
  method: 'GET',
  path: '/wps/chat/url',
  query: v.object({
    b2c: v.literal(1),
    title: label,
    language,
    headerColor: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/)),
  }),
  value: v.object({ chatUrl: address }),
  idempotency: 'safe',
});

export const chatUnread = endpoint({
  ...chatCall,
  summary: 'How many chat messages wait unread',
  method: 'GET',
  path: '/wps/chat/unread',
  value: v.object({ unread: count }),
  idempotency: 'safe',
});

export const chatLanguage = endpoint({
  ...chatCall,
  summary: 'Change the language of the chat window',
  method: 'PUT',
  path: '/wps/chat/language',
  body: v.object({ language }),
  value: v.null(),
  idempotency: 'natural',
});
