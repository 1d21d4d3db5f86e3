/** Rows and selections for tests. */
import { randomWords, type RandomSource } from '@palpite/domain/random-words.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Kind } from '../games.ts';
import type { PricedPlay } from '../play.ts';
import { PLAYS } from '../plays.ts';
import { FAIR_LEVEL, priced } from '../price.ts';
import { EMPTY, type Selection } from '../selection.ts';

/** A row of the starting set, at the fair level. */
export function rowOf(kind: Kind, code: string): PricedPlay {
  const found = PLAYS[kind].find((play) => play.code === code);
  if (!found) throw new RangeError(`no play ${code} of ${kind}`);
  return priced(found, FAIR_LEVEL);
}

export const pick = (...areas: string[]): Selection => ({
  ...EMPTY,
  areas: areas.map((area) => area.split(' ').filter((symbol) => symbol !== '')),
});

/** The same integers on every run. */
export const seeded = (name: string): RandomSource =>
  randomWords((block) => sha256(utf8ToBytes(`${name}:${block}`)));

/** All wins together, in halves. */
export const halvesOf = (won: readonly { readonly halves: bigint }[]): bigint =>
  won.reduce((sum, { halves }) => sum + halves, 0n);
