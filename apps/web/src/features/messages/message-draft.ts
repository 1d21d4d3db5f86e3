import { dropDraft, readDraft, saveDraft } from '../../lib/draft.ts';
import { MESSAGE_DRAFT } from '../../lib/session/session-record.ts';

/** The key of the account among the texts; no recipient has this name. */
const OWNER = ' account';

/** The unsent texts of an account, by recipient; removes another account's. */
function readTexts(account: string): Record<string, string> {
  const { [OWNER]: owner, ...texts } = readDraft(MESSAGE_DRAFT);
  if (owner === account) return texts;
  dropDraft(MESSAGE_DRAFT);
  return {};
}

export function readMessage(account: string, recipient: string): string {
  return readTexts(account)[recipient] ?? '';
}

/** Keeps the text for a recipient; removes an empty one. */
export function saveMessage(account: string, recipient: string, text: string): void {
  const { [recipient]: _before, ...others } = readTexts(account);
  const texts = text === '' ? others : { ...others, [recipient]: text };
  if (Object.keys(texts).length === 0) dropDraft(MESSAGE_DRAFT);
  else saveDraft(MESSAGE_DRAFT, { ...texts, [OWNER]: account });
}
