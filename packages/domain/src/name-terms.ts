/**
 * The terms by which a typed text finds a thing by its names, and the query for the text, as PostgreSQL reads it (`tsquery`).
 * A term names the source of its word, so that a search matches titles in the player's own language and the original ones,
 * never those of a language that they do not read.
 */
import { LANGUAGES, type Language } from './language.ts';
import { nameWords, searchText, typedWords } from './search-text.ts';
import type { Titles } from './titles.ts';

/** The language of the titles and words that every player may type. */
export const ORIGINAL: Language = 'EN';

/** The languages whose titles a reader finds. */
export const languagesRead = (language: Language): readonly Language[] => [
  ...new Set([language, ORIGINAL]),
];

export const titleTerm = (language: Language, word: string) => `${language}:${word}`;
/** Of a whole title: found only by its beginning. */
export const startTerm = (language: Language, title: string) => `^${language}:${searchText(title)}`;
/** A word of a vendor's name, in lower case, unlike its code. */
const vendorTerm = (word: string) => `vendor:${word}`;

/** The terms of a thing's titles and of its vendor's name. */
export function nameTerms(titles: Titles, vendorName: string): string[] {
  const ofTitles = LANGUAGES.flatMap((language) => {
    const title = titles[language];
    if (title === undefined) return [];
    const words = nameWords(title).map((word) => titleTerm(language, word));
    return [startTerm(language, title), ...words];
  });
  return [...ofTitles, ...nameWords(vendorName).map(vendorTerm)];
}

/** What finds a word in the titles that a reader finds: each an alternative. */
export const inTitles = (word: string, language: Language): readonly string[] =>
  languagesRead(language).map((each) => beginning(titleTerm(each, word)));

/** What finds a word in those titles, or in the vendor's name. */
export const inNames = (word: string, language: Language): readonly string[] => [
  ...inTitles(word, language),
  beginning(vendorTerm(word)),
];

/**
 * The query for a typed text by which a record is searched: each of its words begins a word of a title, in any language, or of
 * the vendor's name. Only letters and digits get into a term, so none ends its quotes. Null when the text has nothing
 * searchable.
 */
export function namesQuery(typed: string): string | null {
  const words = typedWords(typed);
  const inAny = (word: string) => [
    ...LANGUAGES.map((language) => beginning(titleTerm(language, word))),
    beginning(vendorTerm(word)),
  ];
  return words.length === 0 ? null : all(words.map(inAny));
}

export const beginning = (term: string) => `'${term}':*`;
/** One of each of these alternatives. */
export const all = (alternatives: readonly (readonly string[])[]) =>
  alternatives.map((each) => `(${each.join(' | ')})`).join(' & ');
