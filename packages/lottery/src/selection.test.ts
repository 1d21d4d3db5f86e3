import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { combinations } from './combinatorics.ts';
import { type Kind, SHAPES } from './games.ts';
import { largestWinMinor } from './largest-win.ts';
import { matcher, payoutMinor } from './match.ts';
import { drawNumbers } from './proof.ts';
import { areaSymbols, symbolPlaces } from './reading.ts';
import { betsOf, costMinor, EMPTY, normalise, type Selection, selectionText } from './selection.ts';
import { offeredBy, pick, rowOf, seeded } from './testing/rows.ts';

const bets = (kind: Kind, code: string, selection: Selection) =>
  betsOf(rowOf(kind, code), selection);

describe('how many bets a selection holds', () => {
  test.each([
    ['north', 'lo2', pick('07 38 53 79 86 20'), 6n],
    ['north', 'xien2', pick('07 38 53 79'), 6n],
    ['north', 'truot10', pick('01 02 03 04 05 06 07 08 09 10 11 12'), 66n],
    ['5d', 'five-direct', pick('1 2', '3', '4 5 6', '7', '8 9'), 12n],
    ['5d', 'fixed-position', pick('1 2', '', '4 5 6', '', '9'), 6n],
    ['5d', 'five-group-120', pick('0 1 2 3 4 5'), 6n],
    // A double of 1 or 2, three others of 1, 3, 4, 5: for 1 only 345, for 2 all four threes.
    ['5d', 'five-group-60', pick('1 2', '1 3 4 5'), 5n],
    ['5d', 'last-three-group-3', pick('1 2 3', '1 2 3'), 6n],
    ['11of5', 'first-3-direct', pick('01 02', '01 02', '03'), 2n],
    ['pk10', 'first-2-direct', pick('01 02 03', '01 02 03'), 6n],
  ] as const)('%s %s', (kind, code, selection, count) => {
    expect(bets(kind, code, selection)).toBe(count);
  });

  test('a banker is in every bet: 1 with 5 drags is 5 pairs, 10 threes', () => {
    const selection = { ...pick('01 02 03 04 05'), bankers: ['99'] };
    expect(bets('north', 'xien2', selection)).toBe(5n);
    expect(bets('north', 'xien3', selection)).toBe(10n);
  });

  test('a banker of a wheel is in every bet: with 4 others 6 wheels of 3 numbers, 24 units', () => {
    const selection = { ...pick('01 02 03 04'), bankers: ['99'] };
    expect(bets('north', 'xien-quay3', selection)).toBe(6n);
    expect(costMinor(rowOf('north', 'xien-quay3'), selection, 1000n)).toBe(24_000n);
  });

  test('six numbers of lô 2 at 1,000 ₫ cost 6 × 27 × 1,000', () => {
    expect(costMinor(rowOf('north', 'lo2'), pick('07 38 53 79 86 20'), 1000n)).toBe(162_000n);
  });

  test('a sum costs as many bets as it holds', () => {
    expect(costMinor(rowOf('5d', 'last-three-sum'), pick('13 0'), 100n)).toBe(7600n);
  });
});

describe('the canonical form', () => {
  const lo2 = rowOf('north', 'lo2');
  test('is sorted, and the same bets have the same text', () => {
    const one = normalise(lo2, pick('86 07 38'));
    expect(one).toEqual(pick('07 38 86'));
    expect('fault' in one ? '' : selectionText(one)).toBe('07 38 86');
  });

  test.each([
    ['a symbol of another play', lo2, pick('7'), { fault: 'unknown_symbol', symbol: '7' }],
    ['a number twice', lo2, pick('07 07'), { fault: 'repeated', symbol: '07' }],
    ['nothing', lo2, EMPTY, { fault: 'no_bet' }],
    ['too few for one bet', rowOf('north', 'xien3'), pick('01 02'), { fault: 'no_bet' }],
    ['too many areas', lo2, pick('01', '02'), { fault: 'areas' }],
    ['bankers where there are none', lo2, { ...pick('01'), bankers: ['02'] }, { fault: 'bankers' }],
    [
      'a banker that is a drag',
      rowOf('north', 'xien2'),
      { ...pick('01 02'), bankers: ['02'] },
      { fault: 'bankers' },
    ],
    [
      'as many bankers as a bet has',
      rowOf('north', 'xien2'),
      { ...pick('01'), bankers: ['02', '03'] },
      { fault: 'bankers' },
    ],
    ['tickets of a grid', lo2, { ...pick('01'), tickets: ['02'] }, { fault: 'tickets_not_taken' }],
    [
      'a ticket twice in another order',
      rowOf('5d', 'last-three-group-6'),
      { ...EMPTY, tickets: ['123', '321'] },
      { fault: 'repeated', symbol: '123' },
    ],
    [
      'a ticket of the wrong form',
      rowOf('5d', 'last-three-group-6'),
      { ...EMPTY, tickets: ['112'] },
      { fault: 'bad_ticket', symbol: '112' },
    ],
    [
      'tickets beside areas',
      rowOf('5d', 'last-two-direct'),
      { ...pick('1', '2'), tickets: ['12'] },
      { fault: 'areas' },
    ],
  ])('%s is refused by name', (_, play, selection, fault) => {
    expect(normalise(play, selection)).toEqual(fault);
  });
});

describe('the symbols that a play offers', () => {
  test('and their places are made once, for every selection and for all rows that offer the same', () => {
    const [four] = areaSymbols(rowOf('north', 'lo4'));
    expect(four).toHaveLength(10_000);
    expect(areaSymbols(rowOf('north', 'lo4'))[0]).toBe(four);
    expect(areaSymbols(rowOf('south', 'cang4'))[0]).toBe(four);
    expect(symbolPlaces(four ?? [])).toBe(symbolPlaces(four ?? []));
    expect(symbolPlaces(four ?? []).get('0123')).toBe(123);
    const [first, second] = areaSymbols(rowOf('5d', 'last-two-direct'));
    expect(first).toBe(second);
  });

  test('cost a selection nothing that it does not choose', () => {
    const lo4 = rowOf('north', 'lo4');
    const first = normalise(lo4, pick('0001'));
    const placed = vi.spyOn(Map.prototype, 'set');
    const counted = vi.spyOn(Map.prototype, 'has');
    const again = normalise(lo4, pick('0001'));
    const counts = [placed.mock.calls.length, counted.mock.calls.length];
    vi.restoreAllMocks();
    expect(again).toEqual(first);
    expect(counts).toEqual([0, 1]);
  });
});

describe('the largest win', () => {
  test.each([
    ['k3', 'sum'],
    ['k3', 'sum-size-strict'],
    ['k3', 'two-different'],
    ['k3', 'any-pair'],
    ['k3', 'exact-pair'],
    ['k3', 'three-different'],
  ] as const)('%s %s: the best of all 216 outcomes', (kind, code) => {
    const play = rowOf(kind, code);
    const faces = offeredBy('k3');
    const matchers = faces.flatMap((a) =>
      faces.flatMap((b) => faces.map((c) => matcher(play, [[a, b, c]]))),
    );
    const areas = fc.tuple(...areaSymbols(play).map((symbols) => fc.subarray([...symbols])));
    fc.assert(
      fc.property(areas, (chosen) => {
        const selection = normalise(play, { ...EMPTY, areas: chosen });
        fc.pre(!('fault' in selection));
        if ('fault' in selection) return;
        const best = matchers
          .map((won) => payoutMinor(play, won(selection), 20_000n))
          .reduce((most, each) => (each > most ? each : most), 0n);
        expect(largestWinMinor(play, selection, 20_000n)).toBe(best);
      }),
      { numRuns: 80 },
    );
  });

  test('Keno: the best over every way that 20 of 80 can meet the picks', () => {
    const play = rowOf('keno', 'pick-5');
    const symbols = offeredBy('keno');
    for (const picks of [5, 6, 9, 30, 70]) {
      const selection = { ...EMPTY, areas: [symbols.slice(0, picks)] };
      const payouts = Array.from({ length: 21 }, (_, hits) => {
        if (hits > picks || 20 - hits > 80 - picks) return 0n;
        const drawn = [...symbols.slice(0, hits), ...symbols.slice(picks, picks + 20 - hits)];
        return payoutMinor(play, matcher(play, [drawn])(selection), 20_000n);
      });
      const best = payouts.reduce((most, each) => (each > most ? each : most), 0n);
      expect(largestWinMinor(play, selection, 20_000n)).toBe(best);
    }
  });

  test.each([
    ['north', 'lo2'],
    ['north', 'xien2-nhay'],
    ['north', 'da'],
    ['north', 'da-nua'],
    ['north', 'truot4'],
    ['north', 'de-2-cua'],
    ['north', 'xien4-nhay'],
    ['north', 'xien-quay3'],
    ['south', 'xien-quay4'],
    ['south', 'xien3'],
    ['south', 'lo2'],
  ] as const)('%s %s: no draw pays more, and the draw made for it pays it', (kind, code) => {
    const play = rowOf(kind, code);
    const size = play.area.kind === 'pool' ? play.area.choose : 1;
    const offered = areaSymbols(play)[0] ?? [];
    const numbers = fc.uniqueArray(fc.constantFrom(...offered.slice(0, 40)), {
      minLength: size,
      maxLength: size + 3,
    });
    fc.assert(
      fc.property(numbers, fc.string(), (chosen, seed) => {
        const selection = { ...EMPTY, areas: [chosen.toSorted()] };
        const most = largestWinMinor(play, selection, 20_000n);
        const shape = SHAPES[kind];
        const any = drawNumbers(shape, seeded(seed));
        const paid = (result: string[]) =>
          payoutMinor(play, matcher(play, [result])(selection), 20_000n);
        // Every place shows the chosen numbers in turn, or none of them where none must come.
        const shown = code === 'truot4' ? ['99'] : chosen;
        const made = any.map((text, at) => text.slice(0, -2) + (shown[at % shown.length] ?? ''));
        expect(paid(any)).toBeLessThanOrEqual(most);
        expect(paid(made)).toBe(most);
      }),
      { numRuns: 40 },
    );
  });

  test('PK10: a boat in two positions can only win in one', () => {
    const play = rowOf('pk10', 'fixed-position');
    const one = pick('01', '01');
    const two = pick('01', '01 02');
    expect(largestWinMinor(play, one, 10n)).toBe(100n);
    expect(largestWinMinor(play, two, 10n)).toBe(200n);
  });
});

test('combinations are all sets of a size, once each', () => {
  expect([...combinations(['a', 'b', 'c', 'd'], 2)].map((pair) => pair.join(''))).toEqual([
    'ab',
    'ac',
    'ad',
    'bc',
    'bd',
    'cd',
  ]);
});
