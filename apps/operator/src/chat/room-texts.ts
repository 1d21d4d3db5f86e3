import { defineText } from '../texts/define-text.ts';

/** The texts of the chat room's page. */
export const ROOM_TEXTS = {
  note: defineText(
    /*i18n*/ {
      id: 'chat.note',
      message:
        'Everyone here can read along. Never write passwords or personal details. Messages are kept for {days} days.',
    },
  ),
  messages: defineText(/*i18n*/ { id: 'chat.messages', message: 'Messages' }),
  write: defineText(/*i18n*/ { id: 'chat.write', message: 'Your message' }),
  send: defineText(/*i18n*/ { id: 'chat.send', message: 'Send' }),
  you: defineText(/*i18n*/ { id: 'chat.you', message: 'You' }),
  empty: defineText(/*i18n*/ { id: 'chat.empty', message: 'No messages yet. Say hello.' }),
  connecting: defineText(/*i18n*/ { id: 'chat.connecting', message: 'Connecting…' }),
  lost: defineText(/*i18n*/ { id: 'chat.lost', message: 'Connection lost. Trying again…' }),
  newer: defineText(/*i18n*/ { id: 'chat.newer', message: 'New messages' }),
  tooFast: defineText(
    /*i18n*/ { id: 'chat.tooFast', message: 'That was too fast. Wait a moment and send again.' },
  ),
  notSent: defineText(
    /*i18n*/ { id: 'chat.notSent', message: 'Not sent. Check your network and send again.' },
  ),
  mutedUntil: defineText(
    /*i18n*/ { id: 'chat.mutedUntil', message: 'You can read, but not write, until {time}.' },
  ),
  muted: defineText(/*i18n*/ { id: 'chat.muted', message: 'You can read here, but not write.' }),
  over: defineText(
    /*i18n*/ {
      id: 'chat.over',
      message: 'This window has expired. Close the chat and open it again.',
    },
  ),
  noScript: defineText(/*i18n*/ { id: 'chat.noScript', message: 'The chat needs JavaScript.' }),
} as const;
