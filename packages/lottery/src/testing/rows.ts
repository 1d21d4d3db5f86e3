/** Rows and selections for tests. */
import { createHash } from 'node:crypto';
import { type RandomSource, randomWords } from '@palpite/domain/random-words.ts';
import { type Kind, numbersOf, SHAPES, symbolsOf } from '../games.ts';
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

/** The same integers on every run; blocks are large, since millions of draws are made from them. */
export const seeded = (name: string, blockBytes = 4096): RandomSource =>
  randomWords((block) =>
    createHash('shake256', { outputLength: blockBytes }).update(`${name}:${block}`).digest(),
  );

/** The symbols of a sequence, or the two digits of a table. */
export function offeredBy(kind: Kind): string[] {
  const shape = SHAPES[kind];
  return shape.kind === 'table' ? numbersOf(2) : symbolsOf(shape);
}

/** All wins together, in halves. */
export const halvesOf = (won: readonly { readonly halves: bigint }[]): bigint =>
  won.reduce((sum, { halves }) => sum + halves, 0n);
