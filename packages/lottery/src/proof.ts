/**
 * The proof of a draw: a commitment to the seed before sales open, the Merkle root of the accepted bets at the close, the
 * result from the seed and optional public entropy, and one function that recomputes all of it, on a server or in the
 * browser.
 *
 * What it shows: the seed was fixed before sales, the list of bets before the seed was known, and the result follows from
 * the seed. The root is not mixed into the result, or the house could try lists until it likes one. What it does not show:
 * without public entropy the house knew the seed, and so the result, while it sold.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type RandomSource, randomWords } from '@palpite/domain/random-words.ts';
import { type Shape, symbolsOf } from './games.ts';

/** 32 bytes as lower-case hexadecimal. */
export const HEX_32 = /^[0-9a-f]{64}$/;
const DRAW = 'lottery-draw/1';
const COMMITMENT = 'lottery-commitment/1';
const CHAIN = 'lottery-chain/1';

/** What a draw is of. Every field goes into the message with its length, so no two draws share one. */
export interface DrawFields {
  readonly brand: string;
  readonly game: string;
  readonly numero: string;
  /** The public round whose randomness is mixed in, or null. */
  readonly entropy: { readonly round: number; readonly randomness: string } | null;
}

/** SHA-256 over fields, each behind its length as two bytes. */
const digest = (...fields: Uint8Array[]) => bytesToHex(sha256(lengthed(fields)));

/** Fields as one text of bytes, each behind its length as two bytes. */
export function lengthed(fields: readonly Uint8Array[]): Uint8Array {
  return concatBytes(
    ...fields.flatMap((field) => {
      if (field.length > 0xffff) throw new RangeError('a field has at most 65535 bytes');
      return [Uint8Array.of(field.length >> 8, field.length & 0xff), field];
    }),
  );
}

function seedBytes(seed: string): Uint8Array {
  if (!HEX_32.test(seed)) throw new RangeError('a seed is 64 hex digits');
  return hexToBytes(seed);
}

/** What is published, before the sales of an issue open, of its seed. */
export function commitmentOf(
  seed: string,
  { brand, game, numero }: Omit<DrawFields, 'entropy'>,
): string {
  return digest(...[COMMITMENT, brand, game, numero].map(utf8ToBytes), seedBytes(seed));
}

/**
 * Seeds that were all fixed at once: each is the hash of the next, so the anchor, published first, commits to every one,
 * and a seed that was drawn can be led back to it.
 * @param last the seed drawn last, secret
 * @returns the seeds in the order in which they are drawn, and the anchor
 */
export function seedChain(last: string, count: number): { anchor: string; seeds: string[] } {
  const seeds = [last];
  for (let made = 1; made < count; made += 1) seeds.push(before(seeds[made - 1] ?? last));
  return { anchor: before(seeds.at(-1) ?? last), seeds: seeds.toReversed() };
}

const before = (seed: string) => digest(utf8ToBytes(CHAIN), seedBytes(seed));

/** No chain has more places: a record that claims one would keep a browser busy for nothing. */
const MOST_PLACES = 2_000;

/** Whether the seed at a place of a chain, counted from 0, leads back to its anchor. */
export function isInChain(anchor: string, place: number, seed: string): boolean {
  if (place >= MOST_PLACES) return false;
  let reached = seed;
  for (let step = 0; step <= place; step += 1) reached = before(reached);
  return reached === anchor;
}

/** The unbiased integers of a draw: HMAC-SHA256 with the seed as key over the fields and a counter of four bytes. */
export function drawSource(
  seed: string,
  { brand, game, numero, entropy }: DrawFields,
): RandomSource {
  const key = seedBytes(seed);
  const start = lengthed([
    ...[DRAW, brand, game, numero, entropy ? String(entropy.round) : ''].map(utf8ToBytes),
    entropy ? seedBytes(entropy.randomness) : new Uint8Array(),
  ]);
  return randomWords((block) => {
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, block);
    return hmac(sha256, key, concatBytes(start, counter));
  });
}

/** Draws a result: a table digit by digit in its order, a sequence symbol by symbol (Fisher–Yates where none repeats). */
export function drawNumbers(shape: Shape, random: RandomSource): string[] {
  if (shape.kind === 'table') {
    return shape.prizes.flatMap(({ count, digits }) =>
      Array.from({ length: count }, () =>
        Array.from({ length: digits }, () => random.below(10)).join(''),
      ),
    );
  }
  const left = symbolsOf(shape);
  return Array.from({ length: shape.length }, (_, at) => {
    if (shape.repeats) return left[random.below(left.length)] ?? '';
    const other = at + random.below(left.length - at);
    [left[at], left[other]] = [left[other] ?? '', left[at] ?? ''];
    return left[at] ?? '';
  });
}

export const resultOf = (shape: Shape, seed: string, fields: DrawFields): string[] =>
  drawNumbers(shape, drawSource(seed, fields));

/** Public entropy: a drand chain with rounds at fixed times. Seconds since 1970. */
export interface DrandChain {
  readonly genesisSeconds: number;
  readonly periodSeconds: number;
}

/** The first round whose time is after the close: known by rule before anyone knows its randomness. */
export function drandRoundAfter(
  { genesisSeconds, periodSeconds }: DrandChain,
  closesAt: number,
): number {
  return Math.max(1, Math.floor((closesAt / 1000 - genesisSeconds) / periodSeconds) + 2);
}

/** When a round is published. @returns milliseconds since 1970 */
export const drandRoundTime = (
  { genesisSeconds, periodSeconds }: DrandChain,
  round: number,
): number => (genesisSeconds + (round - 1) * periodSeconds) * 1000;

/** A round's randomness, from its signature. */
export const randomnessOf = (signature: string): string =>
  bytesToHex(sha256(hexToBytes(signature)));

/**
 * Whether a round's randomness is that of its signature. That the signature is the network's own is checked where the
 * round is fetched.
 */
export const isRandomnessOf = (randomness: string, signature: string): boolean =>
  randomnessOf(signature) === randomness;
