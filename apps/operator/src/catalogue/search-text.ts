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

/** Typed words that count; more of them are not read. */
const MOST_WORDS = 8;

/** The words of what was typed, each of which must begin a word of what is found. */
export function typedWords(typed: string): string[] {
  return searchText(typed).split(' ').filter(Boolean).slice(0, MOST_WORDS);
}

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * The words of a name, to be found by their beginnings. Chinese and Thai are written without spaces: there the rest of
 * the name from each character, or from each word, stands for a word.
 */
export function nameWords(name: string): string[] {
  return name.split(/\s+/).flatMap((word) => {
    if (/\p{Script=Thai}/u.test(word)) {
      return endings([...thaiWords.segment(word)].map(({ segment }) => segment));
    }
    if (/\p{Script=Han}/u.test(word)) return endings([...word]);
    return searchText(word).split(' ').filter(Boolean);
  });
}

const endings = (parts: readonly string[]): string[] =>
  parts
    .map((_, from) => searchText(parts.slice(from).join('')).replaceAll(' ', ''))
    .filter(Boolean);
