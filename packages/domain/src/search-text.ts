import { folded } from './folded.ts';
import { simplified } from './simplified.ts';

/**
 * How names are searched: without accents or case, by the beginnings of words. Stored and typed texts are folded in
 * the same way, so that "acai" finds "Açaí", and 龍 finds 龙.
 */

/**
 * `text` folded to lower-case letters and digits without accents, Chinese to its Simplified characters, words parted by single
 * spaces.
 */
export function searchText(text: string): string {
  return simplified(folded(text))
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The most typed words that count; further ones are ignored. */
const MOST_WORDS = 8;

/** The words of a typed text, each of which must begin a word of a match. */
export function typedWords(typed: string): string[] {
  return searchText(typed).split(' ').filter(Boolean).slice(0, MOST_WORDS);
}

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * The words of a name, to be found by their beginnings. Chinese and Thai are written without spaces: there each rest
 * of the name, from a character or a word on, counts as a word.
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
