/**
 * What people type and paste, as plain signs: one reading for every amount, number, list, code and name. Keyboards of
 * Chinese and Thai write digits and signs of their own, and clipboards bring signs that are not drawn.
 */

/** Signs that are not drawn: joiners, marks of direction, soft hyphens, fillers. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** The wide, small and upright forms that East Asian keyboards write. */
const OTHER_FORMS = /[\ufe10-\ufe19\ufe50-\ufe6b\uff01-\uff65\uffe0-\uffe6]/g;
const THAI_DIGITS = /[๐-๙]/g;

/**
 * `typed` with digits as 0–9, wide signs as ASCII, every space as one of ASCII, and without invisible signs. A number that is
 * no digit of a place, such as ² or ½, stays what it is, so that "10²" is never read as 102.
 */
export function plainSigns(typed: string): string {
  return typed
    .replace(INVISIBLE, '')
    .replace(OTHER_FORMS, (sign) => sign.normalize('NFKC'))
    .replace(THAI_DIGITS, (digit) => String('๐๑๒๓๔๕๖๗๘๙'.indexOf(digit)))
    .replace(/\p{Zs}/gu, ' ');
}
