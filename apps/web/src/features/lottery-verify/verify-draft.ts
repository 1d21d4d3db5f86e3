import { dropDraft, readDraft, saveDraft } from '../../lib/draft.ts';
import { MOST_CHARACTERS } from './read-saved.ts';

const DRAFT = 'verifyDraft';

/** What was pasted and the key that was typed, kept for this tab. */
export function readVerifyDraft(): { text: string; ownKey: string } {
  const { text = '', ownKey = '' } = readDraft(DRAFT);
  return { text, ownKey };
}

/** What is too large to be read is not kept either. */
export function saveVerifyDraft(text: string, ownKey: string): void {
  try {
    saveDraft(DRAFT, { text: text.length > MOST_CHARACTERS ? '' : text, ownKey });
  } catch {
    // The storage is full: the text is on the page alone.
    dropDraft(DRAFT);
  }
}
