import { dropDraft, readDraft, saveDraft } from '../../lib/draft.ts';

/** What a member has written in the room and not yet sent. */
export interface ChatDraft {
  readonly text: string;
  /** The key of the attempt whose answer may be lost; empty for a text that was never sent. */
  readonly key: string;
}

const DRAFT_KEY = 'chatDraft';
export const NO_DRAFT: ChatDraft = { text: '', key: '' };

/** The draft of an account in this tab; never another account's. */
export function readChatDraft(account: string): ChatDraft {
  const { account: owner, text = '', key = '' } = readDraft(DRAFT_KEY);
  return owner === account ? { text, key } : NO_DRAFT;
}

export function saveChatDraft(account: string, { text, key }: ChatDraft): void {
  if (text === '') dropDraft(DRAFT_KEY);
  else saveDraft(DRAFT_KEY, { account, text, key });
}
