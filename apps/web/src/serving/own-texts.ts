import type { Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Boot, PublicStatus } from '../lib/boot.ts';

/**
 * The status with the operator's own words taken out and compiled, by the key of the text that they stand for: the
 * browser needs no compiler. Words that are no ICU message are passed over, and the site's own are shown.
 */
export function compileOwnTexts(status: PublicStatus): Pick<Boot, 'status' | 'ownTexts'> {
  const entries = Object.entries(status.info.texts);
  if (entries.length === 0) return { status };
  const ownTexts: Messages = {};
  for (const [text, own] of entries) {
    try {
      ownTexts[generateMessageId(text) as string] = compileMessageOrThrow(own);
    } catch {
      // The command that took the words knows no ICU messages; this page does.
    }
  }
  return { status: { ...status, info: { ...status.info, texts: {} } }, ownTexts };
}
