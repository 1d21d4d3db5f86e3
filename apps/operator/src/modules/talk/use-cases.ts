import {
  addAnnouncement,
  listAnnouncements,
  removeAnnouncement,
} from './announcement/staff/announcement-use-cases.ts';
import { deleteChat, listChat, muteAccount, unmuteAccount } from './chat/staff/chat-use-cases.ts';
import { listMessages, sendMessage, withdrawMessage } from './message/staff/message-use-cases.ts';
import { answerSupport, listSupport, showSupport } from './support/staff/support-use-cases.ts';

/** What staff do in this module, in the order of the registry. */
export const talkStaff = {
  listMessages,
  sendMessage,
  withdrawMessage,
  listSupport,
  showSupport,
  answerSupport,
  listChat,
  deleteChat,
  muteAccount,
  unmuteAccount,
  listAnnouncements,
  addAnnouncement,
  removeAnnouncement,
} as const;
