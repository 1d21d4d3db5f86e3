/** The words of a catalogue as players of one language may type them: to complete a word, and to forgive one error in it. */
import { type Language, nameWords, searchText } from '@palpite/domain';
import { ORIGINAL } from '@palpite/domain/name-terms.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { createTtlCache, type TtlCache } from '@palpite/server/ttl-cache.ts';
import { sql } from 'drizzle-orm';
import { game, vendor } from './tables/catalogue.table.ts';
import { phrasesRead } from './search-concepts.ts';

export interface KnownWord {
  readonly folded: string;
  /** As a title has it, in lower case. */
  readonly written: string;
  /** How many titles have it. */
  readonly games: number;
}

export interface Vocabulary {
  /** Words of titles in the reader's language, the most frequent first; none where titles have no spaces. */
  readonly titles: readonly KnownWord[];
  /** Every word that a search reads. */
  readonly known: readonly KnownWord[];
  readonly vendors: readonly { readonly name: string; readonly words: readonly string[] }[];
}

/** By language, as this process last read it: a new title is completed some minutes later, and found at once. */
export type Vocabularies = TtlCache<Vocabulary>;

export const createVocabularies = (now: () => Date): Vocabularies =>
  createTtlCache(now, { ttlMs: 10 * 60_000, capacity: 12 });

/** Titles in these languages are written without spaces: their words are not known apart. */
const UNSPACED: readonly Language[] = ['ZH', 'TH'];
/** Shorter words are not worth completing. */
const SHORTEST = 3;

export async function readVocabulary(tx: Database, language: Language): Promise<Vocabulary> {
  const own = UNSPACED.includes(language) ? [] : await titleWords(tx, language);
  const original = language === ORIGINAL ? [] : await titleWords(tx, ORIGINAL);
  const names = await tx.select({ name: vendor.name }).from(vendor).orderBy(vendor.rank);
  const vendors = names.map(({ name }) => ({ name, words: nameWords(name) }));
  const others = [...names.map(({ name }) => name), ...phrasesRead(language).map(writtenOf)];
  const known = merged([...own, ...original, ...others.flatMap(wordsIn).map(once)]);
  return { titles: own, known, vendors };
}

const writtenOf = ({ written }: { written: string }) => written;
const once = (written: string): KnownWord => ({
  folded: searchText(written),
  written: written.toLowerCase(),
  games: 1,
});

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

async function titleWords(tx: Database, language: Language): Promise<KnownWord[]> {
  const rows = await tx
    .select({ title: sql<string | null>`${game.titles} ->> ${language}` })
    .from(game);
  const words = rows.flatMap(({ title }) => [...new Set(wordsIn(title ?? ''))].map(once));
  return merged(words).filter(({ folded }) => folded.length >= SHORTEST);
}

function merged(words: readonly KnownWord[]): KnownWord[] {
  const byFolded = new Map<string, KnownWord>();
  for (const word of words) {
    const before = byFolded.get(word.folded);
    const games = (before?.games ?? 0) + word.games;
    byFolded.set(word.folded, { ...(before ?? word), games });
  }
  return [...byFolded.values()].toSorted((a, b) => b.games - a.games);
}

/** From this length on one typing error is forgiven. */
const SHORTEST_FORGIVEN = 5;

/** The most words that one with an error is taken for. */
const MEANT = 4;

/**
 * The words that were probably meant by one that is not known, nor the beginning of one: with one letter missing, added
 * or replaced, or two exchanged. While it is being typed, its beginning is compared.
 */
export function corrections(typed: string, { known }: Pick<Vocabulary, 'known'>): KnownWord[] {
  if (typed.length < SHORTEST_FORGIVEN) return [];
  if (known.some(({ folded }) => folded.startsWith(typed))) return [];
  const whole = known.filter(({ folded }) => folded.length > 2 && isNear(typed, folded));
  const near = whole.length > 0 ? whole : known.filter(({ folded }) => beginsNear(typed, folded));
  return near.slice(0, MEANT);
}

const beginsNear = (typed: string, word: string): boolean =>
  word.length > typed.length &&
  word[0] === typed[0] &&
  [typed.length - 1, typed.length, typed.length + 1].some((length) =>
    isNear(typed, word.slice(0, length)),
  );

/** At most one letter missing, added or replaced, or two neighbours exchanged. */
export function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const rest = (text: string, skipped: number) => text.slice(from + skipped);
  if (one.length > other.length) return rest(one, 1) === rest(other, 0);
  if (one.length < other.length) return rest(one, 0) === rest(other, 1);
  const exchanged = one[from] === other[from + 1] && one[from + 1] === other[from];
  return rest(one, 1) === rest(other, 1) || (exchanged && rest(one, 2) === rest(other, 2));
}
