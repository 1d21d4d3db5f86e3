import { CHAT_MESSAGES_SHOWN, type ChatChanges, type ChatMessage } from '@palpite/contract/chat.ts';

/** The room as a page shows it: the sum of the answers so far. */
export interface Room extends Omit<ChatChanges, 'deleted'> {
  readonly messages: ChatMessage[];
}

/** The room after an answer: new messages at the end, deleted ones removed. Each message is there once. */
export function withChanges(before: Room | undefined, changes: ChatChanges): Room {
  const { messages, deleted, ...rest } = changes;
  const known = new Set(before?.messages.map(({ id }) => id));
  const removed = new Set(deleted);
  const all = [...(before?.messages ?? []), ...messages.filter(({ id }) => !known.has(id))];
  return {
    ...rest,
    messages: all.filter(({ id }) => !removed.has(id)).slice(-CHAT_MESSAGES_SHOWN),
  };
}
