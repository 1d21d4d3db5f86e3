import { dropDraft, readDraft, saveDraft } from '../../lib/draft.ts';
import { MESSAGE_DRAFT } from '../../lib/session/session-record.ts';

/** Stands among the texts for whose they are; no recipient has this name. */
const OWNER = ' account';

/** What an account has written and not yet sent, by recipient; another account's is no longer kept. */
function readTexts(account: string): Record<string, string> {
  const { [OWNER]: owner, ...texts } = readDraft(MESSAGE_DRAFT);
  if (owner === account) return texts;
  dropDraft(MESSAGE_DRAFT);
  return {};
}

export function readMessage(account: string, recipient: string): string {
  return readTexts(account)[recipient] ?? '';
}

/** Keeps what is written to a recipient; an empty text is not kept. */
export function saveMessage(account: string, recipient: string, text: string): void {
  const { [recipient]: _before, ...others } = readTexts(account);
  const texts = text === '' ? others : { ...others, [recipient]: text };
  if (Object.keys(texts).length === 0) dropDraft(MESSAGE_DRAFT);
  else saveDraft(MESSAGE_DRAFT, { ...texts, [OWNER]: account });
}
