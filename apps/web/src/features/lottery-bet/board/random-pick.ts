import { type RandomSource, randomWords } from '@palpite/domain/random-words.ts';
import type { UnpricedPlay } from '@palpite/lottery/play.ts';
import { areaSymbols } from '@palpite/lottery/reading.ts';
import { EMPTY, type Selection, takesTickets } from '@palpite/lottery/selection.ts';
import { randomSymbols, randomTickets } from '@palpite/lottery/typed.ts';
import { keysOf } from './cell-key.ts';
import { put } from './selection-moves.ts';

/** So many numbers at random, or so many bets where a play takes them one by one. */
export function randomSelection(
  play: UnpricedPlay,
  count: number,
  random: RandomSource,
): Selection {
  if (takesTickets(play)) return { ...EMPTY, tickets: randomTickets(play, count, random) };
  return put(play, EMPTY, randomSymbols(keysOf(areaSymbols(play)), count, random), true);
}

const BLOCK_BYTES = 256;

/** Unbiased integers from the browser's cryptographic generator. */
export const deviceRandom = (): RandomSource =>
  randomWords(() => crypto.getRandomValues(new Uint8Array(BLOCK_BYTES)));
