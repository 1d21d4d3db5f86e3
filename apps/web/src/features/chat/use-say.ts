import { chatSendMessage } from '@palpite/contract/chat.ts';
import { useState } from 'react';
import { useAct } from '../../lib/act/use-act.ts';
import { type ChatDraft, NO_DRAFT, readChatDraft, saveChatDraft } from './chat-draft.ts';

/**
 * The message that a member writes. It stays in the box, and in this tab over a reload, until the operator has it. A
 * retry keeps its key, so that it is in the room once even if an answer was lost; an edited text is another message.
 */
export function useSay(account: string) {
  const [draft, setDraft] = useState(() => readChatDraft(account));
  const say = useAct(chatSendMessage, ({ text, key }: ChatDraft) => ({
    body: { key, text: text.trim() },
  }));
  const keep = (next: ChatDraft) => {
    setDraft(next);
    saveChatDraft(account, next);
  };
  const type = (text: string) => {
    if (say.isPending) return;
    say.reset();
    keep({ text, key: '' });
  };
  const send = () => {
    if (say.isPending || draft.text.trim() === '') return;
    const sent = { text: draft.text, key: draft.key || crypto.randomUUID() };
    keep(sent);
    say.mutate(sent, { onSuccess: () => keep(NO_DRAFT) });
  };
  return { text: draft.text, type, send, busy: say.isPending, error: say.error };
}
