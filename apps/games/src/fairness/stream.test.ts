import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MACHINES } from '../machines/machines.ts';
import { play } from '../machines/round.ts';
import { openStream, serverSeedHash } from './stream.ts';

/** Made once with Python's hmac module. */
const VECTOR = [292, 806, 904, 165, 199, 200, 717, 240, 208, 860, 259, 851];
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** A second implementation of the stream, with Node's own HMAC and bigint integers. */
function slowDraw(
  serverSeed: string,
  clientSeed: string,
  nonce: number,
  bounds: number[],
): number[] {
  const words = slowWords(serverSeed, `${clientSeed}:${nonce}`);
  const next = () => words.next().value;
  return bounds.map((bound) => {
    const whole = (2n ** 32n / BigInt(bound)) * BigInt(bound);
    let word = next();
    while (word >= whole) word = next();
    return Number(word % BigInt(bound));
  });
}

/** Infinite: how many words a bound skips is random. */
function* slowWords(serverSeed: string, start: string): Generator<bigint, never> {
  for (let block = 0; ; block += 1) {
    const hex = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
      .update(`${start}:${block}`)
      .digest('hex');
    for (let at = 0; at < 64; at += 8) yield BigInt(`0x${hex.slice(at, at + 8)}`);
  }
}

const seed = fc.stringMatching(/^[0-9a-f]{64}$/);
const text = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);

describe('the random stream of a round', () => {
  test('is the published one: fixed seeds always give the same numbers', () => {
    const stream = openStream({ serverSeed: SEED, clientSeed: 'palpite', nonce: 7 });
    const drawn = Array.from({ length: 12 }, () => stream.below(1000));
    expect(drawn).toEqual(VECTOR);
    expect(stream.draws).toHaveLength(12);
    expect(serverSeedHash(SEED)).toBe(
      '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    );
  });

  test('matches another implementation of HMAC-SHA256', () => {
    fc.assert(
      fc.property(
        seed,
        text,
        fc.nat(1_000_000),
        fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 30 }),
        (serverSeed, clientSeed, nonce, bounds) => {
          const stream = openStream({ serverSeed, clientSeed, nonce });
          const drawn = bounds.map((bound) => stream.below(bound));
          expect(drawn).toEqual(slowDraw(serverSeed, clientSeed, nonce, bounds));
        },
      ),
    );
  });

  test('favours no number, also below a bound that does not divide 2^32', () => {
    const bound = 3 * 2 ** 30;
    let low = 0;
    let count = 0;
    for (let nonce = 0; nonce < 4000; nonce += 1) {
      const stream = openStream({ serverSeed: SEED, clientSeed: 'even', nonce });
      for (let index = 0; index < 4; index += 1) {
        // a biased remainder would put half of all results into the lowest third
        if (stream.below(bound) < bound / 3) low += 1;
        count += 1;
      }
    }
    expect(Math.abs(low / count - 1 / 3)).toBeLessThan(0.015);
  });

  test('changes with each of the server seed, the client seed and the nonce', () => {
    const draw = (serverSeed: string, clientSeed: string, nonce: number) =>
      openStream({ serverSeed, clientSeed, nonce }).below(2 ** 32);
    const other = createHash('sha256').update(SEED).digest('hex');
    const drawn = [draw(SEED, 'a', 0), draw(other, 'a', 0), draw(SEED, 'b', 0), draw(SEED, 'a', 1)];
    expect(new Set(drawn).size).toBe(4);
  });

  test('refuses seeds that could be read in two ways', () => {
    expect(() => openStream({ serverSeed: 'AB', clientSeed: 'a', nonce: 0 })).toThrow(RangeError);
    expect(() => openStream({ serverSeed: SEED, clientSeed: 'a:1', nonce: 0 })).toThrow(RangeError);
    expect(() => openStream({ serverSeed: SEED, clientSeed: 'a', nonce: -1 })).toThrow(RangeError);
    expect(() => openStream({ serverSeed: SEED, clientSeed: 'a', nonce: 0 }).below(0)).toThrow(
      RangeError,
    );
  });

  test('decides a whole round of each machine, the same one every time', () => {
    for (const machine of Object.values(MACHINES)) {
      const seeds = { serverSeed: SEED, clientSeed: 'round', nonce: 3 };
      expect(play(machine, openStream(seeds), 2000n)).toEqual(
        play(machine, openStream(seeds), 2000n),
      );
    }
  });
});
