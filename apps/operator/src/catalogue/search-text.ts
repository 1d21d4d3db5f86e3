/**
 * How names are searched: without accents or case, by the beginnings of words. The same folding is applied
 * to what is stored and to what is typed, so that "acai" finds "Açaí".
 */

/** Letters that Unicode does not take apart into a letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** `text` folded to lower-case letters and digits without accents, words parted by single spaces. */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đøłßæœı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * A query for PostgreSQL's `to_tsquery('simple', …)`: every typed word must begin a word of the name.
 * Null when nothing searchable was typed. Only letters and digits get through, so it needs no quoting.
 */
export function searchQuery(typed: string): string | null {
  const words = searchText(typed).split(' ').filter(Boolean).slice(0, 8);
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}
