import { endpoints } from '@palpite/contract';
import type { Collection, FoundVendor } from '@palpite/contract/catalogue.ts';
import { type Language, searchText, typedWords } from '@palpite/domain';
import { asc, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Call, handlerOf } from '#kernel/http/handler.ts';
import { game, vendor } from './tables/catalogue.table.ts';
import {
  type CatalogueCounts,
  type CatalogueCountsCache,
  countCatalogue,
} from './catalogue-counts.ts';
import { findGames, matches } from './find-games.ts';
import { type LobbyNeeds, lobbyFor } from './list-games.ts';
import { type Concept, conceptName, phrasesRead, phraseWithin } from './search-concepts.ts';
import { completions } from './search-suggestions.ts';
import { readSearch } from './search-terms.ts';
import { narrowing, type Unit, unitsOf } from './search-units.ts';
import {
  corrections,
  readVocabulary,
  type Vocabularies,
  type Vocabulary,
} from './search-vocabulary.ts';

/** The most of each group: what a dialog shows at once. */
const GAMES = 12;
const SUGGESTIONS = 6;
const VENDORS = 6;
const COLLECTIONS = 8;
/** Corrections of a text that are compared. */
const MOST_CORRECTIONS = 32;
/** Completions that are checked for games; more than are shown, since some find none. */
const CHECKED = 40;

export interface SearchNeeds extends LobbyNeeds {
  readonly vocabularies: Vocabularies;
  readonly catalogueCounts: CatalogueCountsCache;
}

type SearchCall = Call<typeof endpoints.game.search, SearchNeeds>;

/** What the call's groups are made from. */
interface Sources {
  readonly language: Language;
  readonly counts: CatalogueCounts;
  readonly vocabulary: Vocabulary;
}

/** What a text finds in the whole catalogue, in groups. */
export const gameSearch = handlerOf<SearchNeeds>()(endpoints.game.search, async (call) => {
  const { query, own, tx, brand } = call;
  const language = query.language ?? call.language;
  const { esportsVendors } = brand.settings;
  const counts = await own.catalogueCounts.get(JSON.stringify(esportsVendors), () =>
    countCatalogue(tx, esportsVendors),
  );
  const vocabulary = await own.vocabularies.get(language, () => readVocabulary(tx, language));
  const sources = { language, counts, vocabulary };
  const typed = query.text?.trim() ?? '';
  if (searchText(typed) === '') return await popular(call, sources, typed);
  const found = await gamesOf(call, typed, language);
  const meant = found.total === 0 ? correction(typed, sources) : null;
  const other = meant === null ? null : await gamesOf(call, meant, language);
  const isCorrected = meant !== null && other !== null && other.total > 0;
  const { games, total } = isCorrected ? other : found;
  const text = isCorrected ? meant : typed;
  const units = narrowing(unitsOf(text, language));
  return {
    totalGames: counts.totalGames,
    foundGames: total,
    ...(await howFound(call, text, language)),
    corrected: isCorrected ? meant : null,
    games,
    suggestions: isCorrected ? [] : await suggestions(call, typed, sources),
    vendors: await vendorsOf(call, vendorCodes(units), sources),
    collections: collectionsOf(conceptsIn(units), sources),
  };
});

/** Without a text: what most play, and what there is most of. */
async function popular(call: SearchCall, sources: Sources, typed: string) {
  const { counts, language } = sources;
  const { games, total } = await gamesOf(call, undefined, language);
  const concepts = [
    ...counts.largest('theme').slice(0, 5),
    ...counts.largest('feature').slice(0, 3),
  ];
  const found = typed === '' ? { games, foundGames: total } : { games: [], foundGames: 0 };
  return {
    ...found,
    totalGames: counts.totalGames,
    namedGames: 0,
    picturedGames: 0,
    corrected: null,
    suggestions: [],
    vendors: [],
    collections: collectionsOf(concepts, sources),
  };
}

function gamesOf(call: SearchCall, gameName: string | undefined, language: Language) {
  return findGames(call.tx, { gameName, pageSize: GAMES, language }, lobbyFor(call, language));
}

/** How many games a text finds by their names, and how many more by what their pictures show. */
async function howFound({ tx, own }: SearchCall, text: string, language: Language) {
  const search = readSearch(text, language);
  if (search === null) return { namedGames: 0, picturedGames: 0 };
  const { names, pictures } = search;
  const count = (key: string, where: SQL) =>
    own.gameCounts.get(JSON.stringify([key, names, pictures]), () => tx.$count(game, where));
  return {
    namedGames: await count('named', matches(names)),
    picturedGames:
      pictures === null
        ? 0
        : await count('pictured', sql`${matches(pictures)} and not ${matches(names)}`),
  };
}

/**
 * The typed text with one error in each unknown word forgiven, as the name of something where it may be one; null where
 * nothing better is known.
 */
function correction(typed: string, { vocabulary, language }: Sources): string | null {
  let texts = [''];
  for (const word of typed.split(/\s+/)) {
    const meant = corrections(searchText(word), vocabulary).map(({ written }) => written);
    const alternatives = meant.length > 0 ? meant : [word];
    texts = texts.flatMap((text) => alternatives.map((each) => `${text} ${each}`.trim()));
    texts = texts.slice(0, MOST_CORRECTIONS);
  }
  const names = new Set(phrasesRead(language).map(({ folded }) => folded));
  const text = texts.find((each) => names.has(searchText(each))) ?? texts[0];
  if (text !== undefined && searchText(text) !== searchText(typed)) return text;
  return phraseWithin(searchText(typed).replaceAll(' ', '')) ?? null;
}

/** Completions that find games. A single word of a title finds that; the others are checked in one statement. */
async function suggestions({ tx }: SearchCall, typed: string, sources: Sources): Promise<string[]> {
  const all = completions(typed, sources.language, sources);
  if (typedWords(typed).length === 1) return all.slice(0, SUGGESTIONS);
  const texts = all.slice(0, CHECKED);
  const finds = (text: string): SQL => {
    const search = readSearch(text, sources.language);
    return search === null
      ? sql`false`
      : sql`exists (select from ${game} where ${matches(search.everything)})`;
  };
  if (texts.length === 0) return [];
  const { rows } = await tx.execute<{ found: boolean[] }>(
    sql`select array[${sql.join(texts.map(finds), sql`, `)}] as found`,
  );
  return texts.filter((_, at) => rows[0]?.found[at]).slice(0, SUGGESTIONS);
}

const conceptsIn = (units: readonly Unit[]): Concept[] =>
  units.flatMap(({ concepts, parts }) => [...concepts, ...(parts?.flat() ?? [])]);

const vendorCodes = (units: readonly Unit[]) => ({
  words: units.flatMap(({ words }) => words),
  codes: conceptsIn(units).flatMap(({ kind, value }) => (kind === 'vendor' ? [value] : [])),
});

/** Vendors whose name has every typed word, and those that another word names. */
async function vendorsOf(
  { tx, services }: SearchCall,
  { words, codes }: ReturnType<typeof vendorCodes>,
  { counts, vocabulary }: Sources,
): Promise<FoundVendor[]> {
  const begins = (names: readonly string[]) =>
    words.every((word) => names.some((name) => name.startsWith(word)));
  const names = vocabulary.vendors.filter((each) => begins(each.words)).map(({ name }) => name);
  if (names.length === 0 && codes.length === 0) return [];
  const rows = await tx
    .select()
    .from(vendor)
    .where(or(inArray(vendor.name, names), inArray(vendor.code, codes)))
    .orderBy(asc(vendor.rank));
  return rows
    .flatMap(({ code, name, maintenance }) => {
      const counted = counts.of({ kind: 'vendor', value: code });
      if (counted === undefined) return [];
      const smallIcon = services.pictures.vendorMark(code, 'icon');
      const { category: gameCategory, games: gameCount } = counted;
      return [{ vassalage: code, name, maintenance, smallIcon, gameCategory, gameCount }];
    })
    .slice(0, VENDORS);
}

const FILTERS = { theme: 'theme', feature: 'feature', class: 'gameClassify' } as const;

/** What concepts group, where games have it; each once. */
function collectionsOf(
  concepts: readonly Concept[],
  { counts, language }: Pick<Sources, 'counts' | 'language'>,
): Collection[] {
  const found = concepts.flatMap((concept): Collection[] => {
    const counted = counts.of(concept);
    const { kind } = concept;
    if (counted === undefined || kind === 'vendor' || kind === 'category' || kind === 'hero')
      return [];
    const labelName = conceptName(concept, language);
    const { category: gameCategory, games: gameCount } = counted;
    return [{ filter: FILTERS[kind], value: concept.value, labelName, gameCategory, gameCount }];
  });
  const byKey = new Map(found.map((each) => [`${each.filter}:${each.value}`, each]));
  return [...byKey.values()].slice(0, COLLECTIONS);
}
