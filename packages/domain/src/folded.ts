import { plainSigns } from './plain-signs.ts';

/** Letters that Unicode does not decompose into a letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** `text` as plain signs in lower case without accents: "Đầu" is "dau". Every search and typed word is compared so. */
export function folded(text: string): string {
  return plainSigns(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đøłßæœı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}
