/**
 * The terms by which a search finds a game, as its search index, and the query for a typed text. A term names the
 * source of its word, so that a search matches titles in the player's own language and the original ones, never those
 * of a language that they do not read.
 */
import { type Language, LANGUAGES, nameWords, searchText, typedWords } from '@palpite/domain';
import { className, classNames } from './class-names.ts';
import { themeName, themeWords } from './theme-names.ts';
import { titleIn } from './titles.ts';
import type { Titles } from '../tables/catalogue.table.ts';
import { defineText } from '#kernel/texts/define-text.ts';
import { textIn } from '#kernel/texts/texts.ts';

/** The language of the titles that every game has. */
const ORIGINAL: Language = 'EN';

/** The searchable values of a game. */
export interface Searched {
  readonly titles: Titles;
  readonly vendorName: string;
  readonly themeId: string;
  readonly gameClassify: string;
}

const titleTerm = (language: Language, word: string) => `${language}:${word}`;
/** Of a whole title: found only by its beginning. */
const startTerm = (language: Language, title: string) => `^${language}:${searchText(title)}`;
const vendorTerm = (word: string) => `vendor:${word}`;
const themeTerm = (themeId: string) => `theme:${themeId}`;
const classTerm = (gameClassify: string) => `class:${gameClassify}`;

/** The terms of a game, each once. */
export function searchTerms({ titles, vendorName, themeId, gameClassify }: Searched): string[] {
  const ofTitles = LANGUAGES.flatMap((language) => {
    const title = titles[language];
    if (title === undefined) return [];
    const words = nameWords(title).map((word) => titleTerm(language, word));
    return [startTerm(language, title), ...words];
  });
  const ofVendor = nameWords(vendorName).map(vendorTerm);
  return [...new Set([...ofTitles, ...ofVendor, themeTerm(themeId), classTerm(gameClassify)])];
}

/** A search as queries of PostgreSQL (`tsquery`), each of which finds what the one before finds, and more. */
export interface Search {
  /** Titles that begin with the typed text. */
  readonly beginnings: string;
  readonly titles: string;
  /** Titles and vendors. */
  readonly names: string;
  readonly everything: string;
}

/** Null when the text has nothing searchable. Only letters and digits get into a term, so none ends its quotes. */
export function readSearch(typed: string, language: Language): Search | null {
  const words = typedWords(typed);
  if (words.length === 0) return null;
  const read = [...new Set([language, ORIGINAL])];
  const inTitles = (word: string) => read.map((each) => beginning(titleTerm(each, word)));
  const inNames = (word: string) => [...inTitles(word), beginning(vendorTerm(word))];
  const anywhere = (word: string) => [
    ...inNames(word),
    ...themesOf(word, language).map((themeId) => `'${themeTerm(themeId)}'`),
    ...classesOf(word, language).map((gameClassify) => `'${classTerm(gameClassify)}'`),
  ];
  const all = (alternatives: (word: string) => string[]) =>
    words.map((word) => `(${alternatives(word).join(' | ')})`).join(' & ');
  const starts = read.map((each) => beginning(startTerm(each, words.join(' '))));
  return {
    beginnings: starts.join(' | '),
    titles: all(inTitles),
    names: all(inNames),
    everything: all(anywhere),
  };
}

const beginning = (term: string) => `'${term}':*`;

/** From this length the beginning of a theme's word is enough; a Chinese character is a whole word. */
const SHORTEST_BEGINNING = 3;

function names(word: string, phrase: string): boolean {
  const enough = word.length >= SHORTEST_BEGINNING || /\p{Script=Han}/u.test(word);
  return nameWords(phrase).some((each) => each === word || (enough && each.startsWith(word)));
}

function themesOf(word: string, language: Language): string[] {
  const found = [...themeWords(language), ...themeWords(ORIGINAL)]
    .filter(([, phrases]) => phrases.some((phrase) => names(word, phrase)))
    .map(([themeId]) => themeId);
  return [...new Set<string>(found)];
}

function classesOf(word: string, language: Language): string[] {
  const found = [...classNames(language), ...classNames(ORIGINAL)]
    .filter(([, name]) => names(word, name))
    .map(([gameClassify]) => gameClassify);
  return [...new Set(found)];
}

const REASONS = {
  title: defineText(/*i18n*/ { id: 'search.title', message: 'Original: {name}' }),
  theme: defineText(/*i18n*/ { id: 'search.theme', message: 'Theme: {name}' }),
  class: defineText(/*i18n*/ { id: 'search.class', message: 'Class: {name}' }),
} as const;

interface Reader {
  readonly language: Language;
  readonly brandLanguage: Language;
}

/**
 * Why a search found a game, e.g. "Theme: dragons"; undefined when the visible name or vendor shows it. It explains
 * the first typed word that they do not contain.
 */
export function foundBy(
  typed: string,
  { titles, vendorName, themeId, gameClassify }: Searched,
  { language, brandLanguage }: Reader,
): string | undefined {
  const shown = [...nameWords(titleIn(titles, language, brandLanguage)), ...nameWords(vendorName)];
  const word = typedWords(typed).find((each) => !shown.some((has) => has.startsWith(each)));
  if (word === undefined) return undefined;
  const reason = (kind: keyof typeof REASONS, name: string) =>
    textIn(language, REASONS[kind], { name });
  if (nameWords(titles.EN).some((has) => has.startsWith(word))) return reason('title', titles.EN);
  if (themesOf(word, language).includes(themeId)) {
    return reason('theme', themeName(themeId, language));
  }
  return reason('class', className(gameClassify, language));
}
