/** What people put between the digits of a number: spaces, brackets, dots, strokes, and marks that nobody sees. */
const SEPARATORS =
  /[\s().\-/\u00ad\u200b-\u200f\u202a-\u202e\u2010-\u2015\u2060-\u2069\u2212\ufeff]/g;

/** A number without the signs between its digits; full-width digits and signs as plain ones. */
export function plainDigits(typed: string): string {
  return typed.normalize('NFKC').replace(SEPARATORS, '');
}
