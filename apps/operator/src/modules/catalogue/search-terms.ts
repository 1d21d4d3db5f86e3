/**
 * The terms by which a search finds a game, as its search index, and the query for a typed text: those of its names
 * (`name-terms.ts`), and what its picture shows, its theme, class, features and category.
 */
import { type Language, nameWords, typedWords } from '@palpite/domain';
import {
  all,
  beginning,
  inNames,
  inTitles,
  languagesRead,
  nameTerms,
  startTerm,
  titleTerm,
} from '@palpite/domain/name-terms.ts';
import type { Titles } from '@palpite/domain/titles.ts';
import { defineText } from '#kernel/texts/define-text.ts';
import { textIn } from '#kernel/texts/texts.ts';
import type { game } from './tables/catalogue.table.ts';
import { type Concept, conceptName, conceptTerm, isNameOf } from './search-concepts.ts';
import { narrowing, type Unit, unitsOf } from './search-units.ts';
import { titleIn } from './titles.ts';

/** The values of a game that its own terms are made of. */
export interface Searched {
  readonly titles: Titles;
  readonly vendorName: string;
  readonly themeId: string;
  readonly gameClassify: string;
  /** Who is on its picture; null where that is not known. */
  readonly hero: string | null;
}

/** What the term of a hero begins with, in the table as well. */
export const HERO_TERM = 'hero:';
export const heroTerm = (hero: string): string => conceptTerm({ kind: 'hero', value: hero });

/** The terms of a game, each once; the table adds its features, its category and its vendor (`tables/`). */
export function searchTerms(searched: Searched): string[] {
  const { titles, vendorName, themeId, gameClassify, hero } = searched;
  const theme = conceptTerm({ kind: 'theme', value: themeId });
  const ofClass = conceptTerm({ kind: 'class', value: gameClassify });
  const ofHero = hero === null ? [] : [heroTerm(hero)];
  return [...new Set([...nameTerms(titles, vendorName), theme, ofClass, ...ofHero])];
}

/** A search as queries of PostgreSQL (`tsquery`). */
export interface Search {
  /**
   * The best first; each finds what the one before finds, and more. The first finds titles that are the typed text, the
   * last is `everything`.
   */
  readonly ranks: readonly string[];
  /** Titles and vendors. */
  readonly names: string;
  /** Pictures that show the animals that the text names; null where it names none. */
  readonly pictures: string | null;
  readonly everything: string;
}

/**
 * Null when the text has nothing searchable. Only letters and digits of a typed text get into a term, so none ends its
 * quotes; the terms of concepts are our own.
 */
export function readSearch(typed: string, language: Language): Search | null {
  const words = typedWords(typed);
  if (words.length === 0) return null;
  const read = languagesRead(language);
  const byTitles = (each: readonly string[]) => all(each.map((word) => inTitles(word, language)));
  const byNames = (each: readonly string[]) => all(each.map((word) => inNames(word, language)));
  const units = narrowing(unitsOf(typed, language));
  const anywhere = ({ words, concepts, parts }: Unit) => [
    byNames(words),
    ...concepts.map(exactly),
    ...(parts === null ? [] : [all(parts.map((part) => part.map(exactly)))]),
  ];
  const starting = read.map((each) => startTerm(each, words.join(' ')));
  const exact = anyOf(starting.map((term) => `'${term}'`));
  const starts = anyOf(starting.map(beginning));
  const whole = anyOf(read.map((each) => all(words.map((word) => [`'${titleTerm(each, word)}'`]))));
  const wholeBeginnings = `${exact} | ((${starts}) & (${whole}))`;
  const titles = byTitles(words);
  const names = byNames(words);
  const everything = all(units.map(anywhere));
  const ofTitles = [starts, `(${starts}) | (${whole})`, titles];
  const heroes = units.map(heroesOf);
  if (heroes.every((each) => each.length === 0)) {
    const ranks = [exact, wholeBeginnings, ...ofTitles, names, everything];
    return { ranks, names, pictures: null, everything };
  }
  const pictures = heroes.some((each) => each.length === 0)
    ? null
    : all(heroes.map((each) => each.map(exactly)));
  const shown = all(
    units.map((unit, at) => {
      const ofUnit = (heroes[at] ?? []).map(exactly);
      return ofUnit.length === 0 ? anywhere(unit) : [byTitles(unit.words), ...ofUnit];
    }),
  );
  const rest = [`(${titles}) | (${shown})`, `(${shown}) | (${names})`, everything];
  const animals = units.map(animalsOf);
  if (animals.some((each) => each.length === 0)) {
    const ranks = [exact, wholeBeginnings, ...ofTitles, ...rest];
    return { ranks, names, pictures, everything };
  }
  const wholeTitles = `(${whole}) | (${exact})`;
  const ofAnimals = all(animals.map((each) => each.map(exactly)));
  // A syllable of a Vietnamese title is seldom the animal: "hổ phách" is amber, and "hồ", a lake, is searched alike.
  const isSyllable = language === 'VI' && words.length === 1 && isNamed(animals[0], words, 'VI');
  const named = isSyllable ? [`(${exact}) | (${ofAnimals})`] : [wholeBeginnings, wholeTitles];
  const pictured = `${wholeTitles} | (${ofAnimals})`;
  return { ranks: [exact, ...named, pictured, ...rest], names, pictures, everything };
}

/** The heroes that a unit names: of a text without spaces, those of its only part. */
function heroesOf({ concepts, parts }: Unit): readonly Concept[] {
  const named = concepts.length > 0 || parts?.length !== 1 ? concepts : (parts[0] ?? []);
  return named.filter(({ kind }) => kind === 'hero');
}

/** Those whose whole name the unit is, not only its beginning. */
const animalsOf = (unit: Unit): readonly Concept[] =>
  heroesOf(unit).filter(
    (hero) => unit.concepts.length === 0 || isNamed([hero], unit.words, undefined),
  );

const isNamed = (
  concepts: readonly Concept[] | undefined,
  words: readonly string[],
  language: Language | undefined,
): boolean => concepts?.some((each) => isNameOf(each, words.join(' '), language)) ?? false;

const exactly = (concept: Concept) => `'${conceptTerm(concept)}'`;
const anyOf = (alternatives: readonly string[]) => alternatives.join(' | ');

const REASONS = {
  title: defineText(/*i18n*/ { id: 'search.title', message: '{name}' }),
  theme: defineText(/*i18n*/ { id: 'search.theme', message: 'Theme: {name}' }),
  class: defineText(/*i18n*/ { id: 'search.class', message: 'Class: {name}' }),
  feature: defineText(/*i18n*/ { id: 'search.feature', message: 'Feature: {name}' }),
  hero: defineText(/*i18n*/ { id: 'search.hero', message: 'Picture: {name}' }),
  category: defineText(/*i18n*/ { id: 'search.category', message: 'Category: {name}' }),
} as const;

interface Reader {
  readonly language: Language;
  readonly brandLanguage: Language;
}

/** What `foundBy` reads of a game. */
export type Explained = Searched &
  Pick<typeof game.$inferSelect, 'features' | 'category' | 'vendorCode'>;

/**
 * Why a search found a game, e.g. "Theme: dragons"; undefined when the visible name or vendor shows it. It explains
 * the first part of the typed text that they do not contain.
 */
export function foundBy(
  typed: string,
  searched: Explained,
  { language, brandLanguage }: Reader,
): string | undefined {
  const { titles, vendorName } = searched;
  const shown = [...nameWords(titleIn(titles, language, brandLanguage)), ...nameWords(vendorName)];
  const reason = (kind: keyof typeof REASONS, name: string) =>
    textIn(language, REASONS[kind], { name });
  for (const { words, concepts, parts } of narrowing(unitsOf(typed, language))) {
    const word = words.find((each) => !shown.some((has) => has.startsWith(each)));
    if (word === undefined) continue;
    if (nameWords(titles.EN).some((has) => has.startsWith(word))) return reason('title', titles.EN);
    const concept = [...concepts, ...(parts?.flat() ?? [])].find((each) => isOf(each, searched));
    if (concept === undefined || concept.kind === 'vendor') continue;
    return reason(concept.kind, conceptName(concept, language));
  }
  return undefined;
}

function isOf({ kind, value }: Concept, searched: Explained): boolean {
  switch (kind) {
    case 'theme':
      return searched.themeId === value;
    case 'class':
      return searched.gameClassify === value;
    case 'feature':
      return searched.features.some((each) => each === value);
    case 'category':
      return searched.category === value;
    case 'hero':
      return searched.hero === value;
    case 'vendor':
      return searched.vendorCode === value;
  }
}
