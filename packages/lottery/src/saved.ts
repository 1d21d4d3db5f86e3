/**
 * What a player keeps of a bet or of a draw: its figures as one text with the mark of them all. The mark shows that a text was
 * damaged or edited since; that the site said what is in it, only the signatures in it show.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson, type LeafValue } from './merkle.ts';

/** Names what is in the text, with the version of its form. */
export const SAVED_FORMATS = { receipt: 'lottery-receipt/1', record: 'lottery-record/1' } as const;
const MARK = 'lottery-saved/1';

/** Written and read as JSON, so that what is absent is left out of the mark too. */
type Content = { readonly [name: string]: LeafValue };

/**
 * The mark of a saved text: SHA-256 of its canonical content without the mark.
 * @throws RangeError for a number that is not a safe integer
 */
export const savedMark = (content: Content): string =>
  bytesToHex(sha256(utf8ToBytes(`${MARK}\n${canonicalJson(content)}`)));

/** The text to keep. @param content of JSON values alone; what is undefined is left out */
export function savedText(content: object): string {
  const kept: Content = JSON.parse(JSON.stringify(content));
  return JSON.stringify({ ...kept, mark: savedMark(kept) }, null, 2);
}
