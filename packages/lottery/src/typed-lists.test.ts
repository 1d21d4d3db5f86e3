import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choose } from './combinatorics.ts';
import { KINDS } from './games.ts';
import type { PricedPlay } from './play.ts';
import { PLAYS } from './plays.ts';
import { areaSymbols, sequenceOf } from './reading.ts';
import { costMinor, EMPTY, normalise, takesTickets } from './selection.ts';
import { rowOf } from './testing/rows.ts';
import { readTyped, type TypedFault } from './typed.ts';

/** A pool of fewer symbols is chosen on its board, not typed. */
const TYPED_FROM = 20;
const UNIT = 1_000n;

/** A number of a pool or a ticket of a window: how it may be typed, and what it is. */
interface Item {
  readonly typed: string;
  readonly canonical: string;
}

const isTyped = (play: PricedPlay) =>
  takesTickets(play) ||
  (play.area.kind === 'pool' && (areaSymbols(play)[0] ?? []).length >= TYPED_FROM);
const typedRows = KINDS.flatMap((kind) =>
  PLAYS[kind]
    .map(({ code }) => rowOf(kind, code))
    .filter(isTyped)
    .map((play) => [kind, play.code, play] as const),
);

/** Symbols of a ticket in any order that the play takes. */
function symbolsOfTicket(play: PricedPlay): fc.Arbitrary<readonly string[]> {
  const symbols = [...(areaSymbols(play)[0] ?? [])];
  const { rule } = play;
  if (rule.kind === 'group') {
    const { pattern } = rule;
    const size = pattern.length;
    return fc.shuffledSubarray(symbols, { minLength: size, maxLength: size }).chain((different) => {
      const all = different.flatMap((symbol, at) =>
        Array.from({ length: pattern[at] ?? 0 }, () => symbol),
      );
      return fc
        .shuffledSubarray(
          all.map((_, at) => at),
          { minLength: all.length },
        )
        .map((order) => order.map((at) => all[at] ?? ''));
    });
  }
  const size = 'window' in rule ? rule.window.length : 0;
  return sequenceOf(play).repeats
    ? fc.array(fc.constantFrom(...symbols), { minLength: size, maxLength: size })
    : fc.shuffledSubarray(symbols, { minLength: size, maxLength: size });
}

function itemOf(play: PricedPlay): fc.Arbitrary<Item> {
  if (!takesTickets(play)) {
    const symbols = [...(areaSymbols(play)[0] ?? [])];
    return fc
      .nat(symbols.length - 1)
      .map((at) => ({ typed: symbols[at] ?? '', canonical: symbols[at] ?? '' }));
  }
  return symbolsOfTicket(play).map((symbols) => ({
    typed: symbols.join(''),
    canonical: (play.rule.kind === 'group' ? symbols.toSorted() : symbols).join(''),
  }));
}

const itemsOf = (play: PricedPlay) =>
  fc.uniqueArray(itemOf(play), {
    minLength: 1,
    maxLength: 9,
    selector: ({ canonical }) => canonical,
  });

/** What a list costs as the slip counts it; nothing where it holds no bet. */
function costOf(play: PricedPlay, taken: readonly string[]): bigint {
  const chosen = takesTickets(play) ? { tickets: taken } : { areas: [taken] };
  const selection = normalise(play, { ...EMPTY, ...chosen });
  return 'fault' in selection ? 0n : costMinor(play, selection, UNIT);
}

/** What ends a word: symbols of two digits may stand apart, so their tickets end at a mark alone. */
const separatorOf = (play: PricedPlay) => {
  const marks = [',', ';', '.', '\n', ', ', ' ;\t', '\r\n', '\n\n'];
  const isWide = takesTickets(play) && String(sequenceOf(play).high).length > 1;
  return fc.constantFrom(...marks, ...(isWide ? [] : [' ', '  ', '\t']));
};

describe.each(typedRows)('a typed list of %s %s', (_kind, _code, play) => {
  const size = play.area.kind === 'pool' ? play.area.choose : 1;

  test('costs what its lines cost, in any order and with any spaces', () => {
    const lists = itemsOf(play).chain((items) =>
      fc.record({
        items: fc.constant(items),
        shuffled: fc.shuffledSubarray(items, { minLength: items.length }),
        separators: fc.array(separatorOf(play), {
          minLength: items.length,
          maxLength: items.length,
        }),
      }),
    );
    fc.assert(
      fc.property(lists, ({ items, shuffled, separators }) => {
        const plain = readTyped(play, items.map(({ typed }) => typed).join('\n'));
        expect(plain.faults).toEqual([]);
        expect(plain.taken).toEqual(items.map(({ canonical }) => canonical));
        // Of a play of several numbers every group of them is a bet.
        const bets = size === 1 ? BigInt(items.length) : choose(items.length, size);
        const cost = costOf(play, plain.taken);
        expect(cost).toBe(bets * BigInt(play.units) * UNIT);
        // A number alone is no bet of a play of several.
        const alone = items.map(({ typed }) => costOf(play, readTyped(play, typed).taken));
        expect(alone.reduce((sum, each) => sum + each, 0n)).toBe(size === 1 ? cost : 0n);
        const text = shuffled.map(({ typed }, at) => `${typed}${separators[at]}`).join('');
        const other = readTyped(play, ` ${text} `);
        expect(other.faults).toEqual([]);
        expect(other.taken.toSorted()).toEqual(plain.taken.toSorted());
        expect(costOf(play, other.taken)).toBe(cost);
      }),
      { numRuns: 12 },
    );
  });

  test('names each bad line with its number and why, and takes the others', () => {
    const kinds = ['good', 'short', 'long', 'unknown', 'outside', 'again'] as const;
    const scripts = fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(itemsOf(play), scripts, (items, script) => {
        const lines: string[] = [];
        const faults: TypedFault[] = [];
        const firstLine = new Map<Item, number>();
        const left = [...items];
        for (const kind of script) {
          const line = lines.length + 1;
          const [some] = items;
          if (some === undefined) continue;
          if (kind === 'good') {
            const item = left.shift();
            lines.push(item?.typed ?? '');
            if (item) firstLine.set(item, line);
            continue;
          }
          if (kind === 'again') {
            const [first] = firstLine;
            if (first === undefined) continue;
            const [{ typed, canonical }, at] = first;
            lines.push(typed);
            faults.push({ line, word: canonical, why: 'repeated', firstLine: at });
            continue;
          }
          const bad = badLine(play, kind, some.typed);
          if (bad === undefined) continue;
          lines.push(bad.word);
          faults.push({ line, ...bad });
        }
        const read = readTyped(play, lines.join('\n'));
        expect(read.faults).toEqual(faults);
        expect(read.taken).toEqual([...firstLine.keys()].map(({ canonical }) => canonical));
        expect(read.perLine.reduce((sum, count) => sum + count, 0)).toBe(firstLine.size);
      }),
      { numRuns: 25 },
    );
  });
});

/** A word that is no bet, made from one that is; undefined where the play has none of that kind. */
function badLine(
  play: PricedPlay,
  kind: 'short' | 'long' | 'unknown' | 'outside',
  typed: string,
): Pick<TypedFault, 'word' | 'why'> | undefined {
  if (kind === 'short') return { word: typed.slice(1), why: 'too_short' };
  if (kind === 'long') return { word: `${typed}1`, why: 'too_long' };
  if (kind === 'unknown') return { word: `x${typed}`, why: 'unknown' };
  if (!takesTickets(play)) {
    const word = '0'.repeat(typed.length);
    const isOffered = areaSymbols(play)[0]?.includes(word);
    return isOffered ? undefined : { word, why: 'unknown' };
  }
  // One symbol at every place.
  const { high, repeats } = sequenceOf(play);
  const symbol = typed.slice(0, String(high).length);
  const word = symbol.repeat(typed.length / symbol.length);
  const isOne = word === symbol;
  const isBet = play.rule.kind === 'group' ? play.rule.pattern.length === 1 : repeats || isOne;
  return isBet ? undefined : { word, why: 'not_a_bet' };
}

test('every family of games has plays that are typed', () => {
  const kinds = new Set(typedRows.map(([kind]) => kind));
  expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(typedRows.length).toBeGreaterThan(80);
});
