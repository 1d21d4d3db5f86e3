import { announcementList, announcementListForAgents } from './announcement/list-announcements.ts';
import {
  chatCountUnread,
  chatEnter,
  chatGetUrl,
  chatMarkRead,
  chatSetLanguage,
} from './chat/chat-calls.ts';
import { chatListMessages, chatSendMessage } from './chat/chat-messages.ts';
import { messageListCorrespondents } from './message/correspondents.ts';
import { messageGet, messageList } from './message/list-messages.ts';
import { messageDelete, messageMarkRead, messageRestore } from './message/mark-messages.ts';
import { messageSend } from './message/send-message.ts';
import { messageCountUnread } from './message/unread-count.ts';
import { customerServiceListPaths } from './support/customer-service-paths.ts';

/** The calls that this module answers, by their constants' names. */
export const handlers = {
  announcementList,
  messageCountUnread,
  messageList,
  messageGet,
  messageMarkRead,
  messageDelete,
  messageRestore,
  messageListCorrespondents,
  messageSend,
  announcementListForAgents,
  customerServiceListPaths,
  chatGetUrl,
  chatCountUnread,
  chatSetLanguage,
  chatEnter,
  chatListMessages,
  chatSendMessage,
  chatMarkRead,
} as const;
