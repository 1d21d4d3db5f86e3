import { plainSigns } from './plain-signs.ts';

/** What people put between the digits of a number: spaces, brackets, dots, dashes and strokes. */
const SEPARATORS = /[\s().\-/\u2010-\u2015\u2212]/g;

/** A number without the signs between its digits, which are 0–9 whichever keyboard wrote them. */
export function plainDigits(typed: string): string {
  return plainSigns(typed).replace(SEPARATORS, '');
}
