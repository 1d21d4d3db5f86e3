import { bindHandlers } from '#kernel/http/handler.ts';
import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import { seedAnnouncements } from './announcement/seed-announcements.ts';
import { announcementPublished } from './announcement/topics.ts';
import { roomChannel } from './chat/live-channel.ts';
import { sweepChat } from './chat/sweep-chat.ts';
import { chatMemberChanged, chatSaid } from './chat/topics.ts';
import { handlers } from './handlers.ts';
import { sweepMessages } from './message/sweep-messages.ts';
import { messageBroadcast } from './message/topics.ts';
import { messageReceived } from './notice/topics.ts';
import { mountFonts } from './page/fonts.ts';
import { mountServiceDesk } from './support/desk-routes.ts';
import { supportAnswered } from './support/topics.ts';

/** The door of talk: announcements, messages, the chat room, customer service and the notifier. */

export { CHAT_LISTED, LONGEST_MUTE_HOURS } from './chat/staff/chat-use-cases.ts';
export { MESSAGES_LISTED } from './message/staff/message-use-cases.ts';
export { RADII } from './page/face-style.ts';
export { createNotifier } from './notice/notifier.ts';
export { SUPPORT_LISTED } from './support/staff/support-use-cases.ts';
export { talkStaff } from './use-cases.ts';

export function createTalk(kernel: Services): Module {
  const { config, now } = kernel;
  return {
    handlers: bindHandlers(undefined, handlers),
    channels: [roomChannel],
    topics: [
      announcementPublished,
      chatSaid,
      chatMemberChanged,
      messageReceived,
      messageBroadcast,
      supportAnswered,
    ],
    schedules: [sweepMessages(kernel), sweepChat(kernel)],
    mount(app) {
      mountFonts(app);
      mountServiceDesk(app, kernel);
    },
    seed: ({ tx }) => seedAnnouncements(tx, now(), config.brandsDirectory),
  };
}
