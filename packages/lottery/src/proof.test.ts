import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { KINDS, resultFault, SHAPES } from './games.ts';
import {
  type BetLeaf,
  canonicalJson,
  leafHash,
  leafText,
  merkleTree,
  pathSides,
  rootFrom,
} from './merkle.ts';
import {
  commitmentOf,
  type DrawFields,
  drandRoundAfter,
  drawNumbers,
  isInChain,
  isRandomnessOf,
  resultOf,
  seedChain,
} from './proof.ts';
import { chiSquare } from './statistics.ts';
import { seeded } from './testing/rows.ts';
import { type DrawRecord, verifyDraw } from './verify.ts';

const SEED = 'd5b95b6e718d6e8263c9fe7daeed8dbf0df8db71667fb0aa79700ac50ec7490f';
const FIELDS: DrawFields = {
  brand: 'trangvang',
  game: 'vn-north',
  numero: '20261122',
  entropy: null,
};
/** A recorded round of the public drand network "quicknet". */
const ROUND = {
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};
const QUICKNET = { genesisSeconds: 1_692_803_367, periodSeconds: 3 };

const bet = (at: number): BetLeaf => ({
  brand: FIELDS.brand,
  game: FIELDS.game,
  numero: FIELDS.numero,
  ticket: `B${at}`,
  play: 'lo2',
  selection: '20 38',
  unitMinor: '1000',
  stakeMinor: '54000',
  odds: { win: 800_000 },
  placedAt: '2026-11-22T10:48:09.412Z',
  nonce: at.toString(16).padStart(32, '0'),
});
const BETS = Array.from({ length: 13 }, (_, at) => bet(at));
const TREE = merkleTree(BETS.map((leaf) => leafHash(leafText(leaf))));

function record(entropy: DrawFields['entropy'] = null): DrawRecord {
  const fields = { ...FIELDS, entropy };
  return {
    ...fields,
    shape: SHAPES.north,
    commitment: commitmentOf(SEED, FIELDS),
    seed: SEED,
    chain: null,
    drandSignature: entropy ? ROUND.signature : null,
    betCount: TREE.count,
    root: TREE.root,
    numbers: resultOf(SHAPES.north, SEED, fields),
  };
}
const receipt = { leaf: bet(12), index: 12, path: TREE.path(12) };
const failed = (of: DrawRecord, known = {}) =>
  verifyDraw(of, known).flatMap(({ step, ok }) => (ok ? [] : [step]));

describe('the proof of a draw', () => {
  test('an honest draw passes every step, with a receipt and with all bets', () => {
    const steps = verifyDraw(record(), { receipt, bets: BETS });
    expect(steps.map(({ step, ok }) => [step, ok])).toEqual([
      ['commitment', true],
      ['result', true],
      ['inclusion', true],
      ['bets', true],
    ]);
  });

  test('any other seed breaks the commitment and the result', () => {
    fc.assert(
      fc.property(fc.nat(63), fc.integer({ min: 1, max: 15 }), (at, change) => {
        const digit = (Number.parseInt(SEED[at] ?? '', 16) ^ change).toString(16);
        const seed = SEED.slice(0, at) + digit + SEED.slice(at + 1);
        expect(failed({ ...record(), seed })).toEqual(['commitment', 'result']);
      }),
    );
  });

  test('a changed number, a draw moved to another issue and a malformed seed are found', () => {
    const honest = record();
    const numbers = honest.numbers.with(0, honest.numbers[0] === '00000' ? '00001' : '00000');
    expect(failed({ ...honest, numbers })).toEqual(['result']);
    expect(failed({ ...honest, numero: '20261123' })).toEqual(['commitment', 'result']);
    expect(failed({ ...honest, seed: 'abc' })).toEqual(['commitment', 'result']);
  });

  test('a bet changed, left out, added or reordered after the close is found', () => {
    const known = (bets: BetLeaf[]) => failed(record(), { bets });
    expect(known(BETS.with(3, { ...bet(3), selection: '20 39' }))).toEqual(['bets']);
    expect(known(BETS.toSpliced(5, 1))).toEqual(['bets']);
    expect(known([...BETS, bet(13)])).toEqual(['bets']);
    expect(known(BETS.toReversed())).toEqual(['bets']);
  });

  test('a receipt with another stake, place, path or issue is found', () => {
    const of = (change: object) => failed(record(), { receipt: { ...receipt, ...change } });
    expect(of({ leaf: { ...receipt.leaf, stakeMinor: '54001' } })).toEqual(['inclusion']);
    expect(of({ index: 11 })).toEqual(['inclusion']);
    expect(of({ path: [...receipt.path, TREE.root] })).toEqual(['inclusion']);
    expect(of({ path: receipt.path.slice(1) })).toEqual(['inclusion']);
    expect(of({ leaf: { ...receipt.leaf, numero: '20261121' } })).toEqual(['inclusion']);
  });

  test('a recorded public round is mixed in and checked against its signature', () => {
    expect(isRandomnessOf(ROUND.randomness, ROUND.signature)).toBe(true);
    const drawn = record({ round: ROUND.round, randomness: ROUND.randomness });
    expect(failed(drawn)).toEqual([]);
    expect(drawn.numbers).not.toEqual(record().numbers);
    expect(failed({ ...drawn, entropy: { ...ROUND, round: 1001 } })).toEqual(['result']);
    expect(failed({ ...drawn, drandSignature: `00${ROUND.signature.slice(2)}` })).toEqual([
      'entropy',
    ]);
    expect(failed({ ...drawn, entropy: null })).toEqual(['result']);
  });

  test('the round follows from the close: the first that comes after it', () => {
    const at = (seconds: number) => (QUICKNET.genesisSeconds + seconds) * 1000;
    // round 1 is at the genesis, round 2 three seconds later
    expect(drandRoundAfter(QUICKNET, at(-5))).toBe(1);
    expect(drandRoundAfter(QUICKNET, at(0))).toBe(2);
    expect(drandRoundAfter(QUICKNET, at(2.999))).toBe(2);
    expect(drandRoundAfter(QUICKNET, at(3))).toBe(3);
  });

  test('a chain of seeds leads back to its anchor, place by place, and no other seed does', () => {
    const { anchor, seeds } = seedChain(SEED, 5);
    expect(seeds.at(-1)).toBe(SEED);
    for (const [place, seed] of seeds.entries()) expect(isInChain(anchor, place, seed)).toBe(true);
    expect(isInChain(anchor, 1, seeds[2] ?? '')).toBe(false);
    const chain = { anchor, place: 4 };
    expect(failed({ ...record(), chain })).toEqual([]);
    expect(failed({ ...record(), chain: { anchor, place: 3 } })).toEqual(['chain']);
    expect(failed({ ...record(), chain: { anchor, place: 1_000_000_000 } })).toEqual(['chain']);
    // A commitment shows nothing of the seed before it.
    expect(seeds.map((seed) => commitmentOf(seed, FIELDS))).not.toContain(seeds[0]);
  });
});

describe('the Merkle tree', () => {
  const sha = (...parts: Uint8Array[]) =>
    createHash('sha256').update(Buffer.concat(parts)).digest();
  /** RFC 6962, as written there: split at the largest power of two below the count. */
  const rfc = (texts: string[]): Buffer => {
    const [only = ''] = texts;
    if (texts.length === 1) return sha(Buffer.from([0]), Buffer.from(only));
    let split = 1;
    while (split * 2 < texts.length) split *= 2;
    return sha(Buffer.from([1]), rfc(texts.slice(0, split)), rfc(texts.slice(split)));
  };

  test('is that of RFC 6962 and every leaf has a path, for every count up to 40', () => {
    for (let count = 1; count <= 40; count += 1) {
      const texts = Array.from({ length: count }, (_, at) => `bet ${at}`);
      const tree = merkleTree(texts.map(leafHash));
      expect(tree.root).toBe(rfc(texts).toString('hex'));
      for (const [at, text] of texts.entries()) {
        expect(rootFrom(leafHash(text), at, count, tree.path(at))).toBe(tree.root);
        expect(pathSides(at, count)).toHaveLength(tree.path(at).length);
      }
    }
  });

  test('of no bets has the hash of nothing, and no path', () => {
    expect(merkleTree([]).root).toBe(sha().toString('hex'));
    expect(() => merkleTree([]).path(0)).toThrow('no leaf');
  });

  test('a path for another place or another count leads elsewhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.nat(), fc.nat(), (count, one, other) => {
        const tree = merkleTree(Array.from({ length: count }, (_, at) => leafHash(`bet ${at}`)));
        const [place, wrong] = [one % count, other % count];
        fc.pre(place !== wrong);
        expect(rootFrom(leafHash(`bet ${place}`), wrong, count, tree.path(place))).not.toBe(
          tree.root,
        );
      }),
    );
  });

  test('canonical text orders names, keeps lists and refuses fractions', () => {
    expect(canonicalJson({ b: [2, 1], a: 'é"', ab: null })).toBe(
      '{"a":"é\\"","ab":null,"b":[2,1]}',
    );
    expect(() => canonicalJson(0.5)).toThrow(RangeError);
    expect(() => canonicalJson(2 ** 53)).toThrow(RangeError);
  });
});

describe('the generator', () => {
  test('is HMAC-SHA256 over the fields with their lengths and a counter, read in words', () => {
    const field = (text: string) => {
      const bytes = Buffer.from(text);
      return Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 255]), bytes]);
    };
    const message = ['lottery-draw/1', 'trangvang', 'vn-north', '20261122', '', ''].map(field);
    const block = createHmac('sha256', Buffer.from(SEED, 'hex'))
      .update(Buffer.concat([...message, Buffer.alloc(4)]))
      .digest();
    const digits = [0, 4, 8, 12, 16].map((at) => block.readUInt32BE(at) % 10).join('');
    expect(resultOf(SHAPES.north, SEED, FIELDS)[0]).toBe(digits);
  });

  test.each(KINDS)('draws a whole result of %s', (kind) => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(resultFault(SHAPES[kind], drawNumbers(SHAPES[kind], seeded(name)))).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });

  test.each(KINDS)('gives every symbol of every place of %s equally often', (kind) => {
    const draws = inject('prove') ? 200_000 : 4_000;
    const shape = SHAPES[kind];
    const random = seeded(`uniform ${kind}`);
    const places = new Map<string, Map<string, number>>();
    for (let draw = 0; draw < draws; draw += 1) {
      for (const [at, number] of drawNumbers(shape, random).entries()) {
        // A table's digits one by one; a sequence's symbols as they are.
        for (const [of, symbol] of shape.kind === 'table'
          ? [...number].entries()
          : ([[0, number]] as const)) {
          const counts = places.get(`${at} ${of}`) ?? new Map<string, number>();
          counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
          places.set(`${at} ${of}`, counts);
        }
      }
    }
    const symbols = shape.kind === 'table' ? 10 : shape.high - shape.low + 1;
    for (const [place, counts] of places) {
      const all = Array.from({ length: symbols }, (_, at) => [...counts.values()][at] ?? 0);
      expect(Math.abs(chiSquare(all).deviations), `${kind} ${place}`).toBeLessThan(4.5);
    }
  });
});
