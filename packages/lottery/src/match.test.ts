import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combinations } from './combinatorics.ts';
import { type Kind, SHAPES } from './games.ts';
import { matcher, payoutMinor } from './match.ts';
import type { PricedPlay } from './play.ts';
import { drawNumbers } from './proof.ts';
import { betsOf, EMPTY, type Selection, stationSets, unitsOf } from './selection.ts';
import { halvesOf, offeredBy, pick, rowOf, seeded } from './testing/rows.ts';

/** A Northern draw written by hand: special 99281, 20 twice among the last two digits, no 07. */
const NORTH = `99281 49720 95020 20139 42730 51177 23568 65017 04653 24966 7753 3895 7669 6811
  8059 5766 3600 1645 1901 1190 352 853 411 02 73 70 92`.split(/\s+/);
/** Two Southern draws: special 548207 and head 31; special 073916 and head 88. */
const HCM = `548207 11112 22223 33334 44445 55501 55502 55503 55504 55505 55506 55508 1209 3410
  3411 3413 614 31`.split(/\s+/);
const DONG_THAP =
  `073916 11112 22223 33334 44445 66601 66602 66603 66604 66605 66606 66608 1209 3410
  3411 3413 615 88`.split(/\s+/);

const UNIT = 10_000n;
const paid = (kind: Kind, code: string, selection: Selection, ...results: string[][]) => {
  const play = rowOf(kind, code);
  return payoutMinor(play, matcher(play, results)(selection), UNIT);
};

describe('hand-worked examples of Vietnam', () => {
  test.each([
    ['lo2 pays each time that a number comes: 20 came twice', 'lo2', '20', 1_600_000n],
    ['lo2 pays nothing for a number that did not come', 'lo2', '07', 0n],
    ['lo3 reads the last three of prizes that have three', 'lo3', '281', 9_000_000n],
    ['lo4 reads the last four', 'lo4', '9720', 80_000_000n],
    ['de reads the last two of the special prize alone', 'de', '81 20', 950_000n],
    ['de-g1 reads the first prize', 'de-g1', '20', 950_000n],
    ['de-2-cua reads the special and the first prize', 'de-2-cua', '81 20', 1_900_000n],
    ['de-dau reads all four of the seventh prize in the North', 'de-dau', '73 92 20', 1_900_000n],
    ['de-dau-db reads the first two of the special prize', 'de-dau-db', '99', 950_000n],
    ['dau is the tens digit of the special prize', 'dau', '8', 95_000n],
    ['duoi is its units digit', 'duoi', '1', 95_000n],
    ['dau-duoi reads the head prize and the special', 'dau-duoi', '81 02', 1_840_000n],
    ['cang3 reads the last three of the special', 'cang3', '281', 9_000_000n],
    ['xiu-chu reads the sixth prize and the special', 'xiu-chu', '281 352 999', 18_000_000n],
    ['xien2 pays once, however often its numbers came', 'xien2', '20 81', 160_000n],
    ['xien2 of three numbers holds three pairs', 'xien2', '20 81 07', 160_000n],
    ['xien2-nhay pays the least count', 'xien2-nhay', '20 53', 300_000n],
    ['xien-quay3 pays each of its three pairs and the three', 'xien-quay3', '20 81 39', 1_130_000n],
    ['xien-quay4 pays 6 pairs, 4 threes, the four', 'xien-quay4', '20 81 39 53', 6_560_000n],
    ['da of three numbers that came pays three pairs', 'da', '20 81 39', 19_500_000n],
    ['da-nua pays half the sum of the counts: (2 + 1) / 2', 'da-nua', '20 81', 9_750_000n],
    ['truot4 pays when none of four came', 'truot4', '07 08 09 10', 25_000n],
    ['truot4 pays nothing when one came', 'truot4', '07 08 09 20', 0n],
  ])('%s', (_, code, numbers, payout) => {
    expect(paid('north', code, pick(numbers), NORTH)).toBe(payout);
  });

  test('tài is 50 to 99, chẵn is even, of the last two of the special', () => {
    const won = matcher(rowOf('north', 'tai-xiu'), [NORTH])(pick('tai xiu chan le'));
    expect(won.map(({ tier }) => tier)).toEqual(['tai', 'le']);
  });

  test('in the South head plays read the eighth and seventh prize', () => {
    expect(paid('south', 'de-dau', pick('31'), HCM)).toBe(950_000n);
    expect(paid('south', 'dau-duoi', pick('31 07'), HCM)).toBe(1_840_000n);
    expect(paid('south', 'xiu-chu', pick('614 207'), HCM)).toBe(18_000_000n);
  });

  test('đá xiên pays a pair whose numbers came at two stations, or both at one of them', () => {
    expect(paid('south', 'da-xien', pick('31 88'), HCM, DONG_THAP)).toBe(5_500_000n);
    expect(paid('south', 'da-xien', pick('07 31'), HCM, DONG_THAP)).toBe(5_500_000n);
    expect(paid('south', 'da-xien', pick('30 88'), HCM, DONG_THAP)).toBe(0n);
  });

  test('three stations are three draws of a play, and three pairs of stations of đá xiên', () => {
    const stations = ['vn-tp-hcm', 'vn-dong-thap', 'vn-ca-mau'];
    expect(stationSets(rowOf('south', 'lo2'), stations)).toHaveLength(3);
    expect(stationSets(rowOf('south', 'da-xien'), stations)).toHaveLength(3);
    expect(unitsOf(rowOf('south', 'da-xien'), pick('01 02 03'))).toBe(3n * 72n);
    expect(() => matcher(rowOf('south', 'da-xien'), [HCM])).toThrow('2 stations');
  });

  test('a line is rounded down once, at its end', () => {
    const play = { ...rowOf('north', 'da-nua'), odds: { win: 6_500_001 } };
    // one and a half wins of 650.0001 on 7: 6825.00105
    expect(payoutMinor(play, matcher(play, [NORTH])(pick('20 81')), 7n)).toBe(6825n);
  });
});

describe('hand-worked examples of the fast draws', () => {
  const five = ['4', '0', '9', '7', '9'];
  test('a tie returns the stake where the row says so', () => {
    const play = rowOf('5d', 'dragon-tiger-push-3-5');
    const won = matcher(play, [five])(pick('dragon'));
    expect(won).toEqual([{ tier: 'push', halves: 2n }]);
    expect(payoutMinor(play, won, UNIT)).toBe(UNIT);
  });

  test('a group sum pays by the form that came', () => {
    const won = matcher(rowOf('5d', 'last-three-group-sum'), [five])(pick('25'));
    expect(won).toEqual([{ tier: 'pair', halves: 2n }]);
    expect(
      matcher(rowOf('5d', 'last-three-group-sum'), [['0', '0', '3', '3', '3']])(pick('9')),
    ).toEqual([]);
  });

  test('typed tickets are compared one by one, groups in any order', () => {
    const tickets = { ...EMPTY, tickets: ['979', '997'] };
    expect(halvesOf(matcher(rowOf('5d', 'last-three-direct'), [five])(tickets))).toBe(2n);
    expect(
      halvesOf(matcher(rowOf('5d', 'last-three-group-3'), [five])({ ...EMPTY, tickets: ['799'] })),
    ).toBe(2n);
  });

  test('Keno with a table pays each of the picks by its own hits', () => {
    const drawn = offeredBy('keno').slice(0, 20);
    const play = rowOf('keno', 'pick-5');
    expect(matcher(play, [drawn])(pick('01 02 03 04 80'))).toEqual([{ tier: '4', halves: 2n }]);
    // six picks, five of them hit: one bet hits five, five bets hit four
    const six = matcher(play, [drawn])(pick('01 02 03 04 05 80'));
    expect(six).toEqual([
      { tier: '4', halves: 10n },
      { tier: '5', halves: 2n },
    ]);
  });
});

/** The single bets that a selection of a pool holds, by the definition. */
const poolBets = (play: PricedPlay, { areas, bankers }: Selection): Selection[] => {
  const size = play.area.kind === 'pool' ? play.area.choose : 1;
  return [...combinations(areas[0] ?? [], size - bankers.length)].map((drags) => ({
    ...EMPTY,
    areas: [[...drags, ...bankers].toSorted()],
  }));
};

const POOLS = [
  ['north', 'xien2'],
  ['north', 'xien3'],
  ['north', 'xien2-nhay'],
  ['north', 'da-nua'],
  ['north', 'truot4'],
  ['south', 'da-nhay'],
  ['11of5', 'any-3'],
  ['11of5', 'any-6'],
  ['keno', 'all-3'],
  ['keno', 'pick-5'],
  ['5d', 'any-2-of-five'],
] as const;

test.each(POOLS)(
  '%s %s: a selection wins what its bets win one by one, bankers included',
  (kind, code) => {
    const play = rowOf(kind, code);
    const shape = SHAPES[kind];
    const symbols = offeredBy(kind);
    const size = play.area.kind === 'pool' ? play.area.choose : 1;
    const banker = play.area.kind === 'pool' && play.area.banker;
    const chosen = fc.uniqueArray(fc.constantFrom(...symbols), {
      minLength: size,
      maxLength: size + 4,
    });
    fc.assert(
      fc.property(chosen, fc.nat(banker ? size - 1 : 0), fc.string(), (numbers, fixed, seed) => {
        const sorted = (some: string[]) => some.toSorted();
        const selection = {
          ...EMPTY,
          areas: [sorted(numbers.slice(fixed))],
          bankers: sorted(numbers.slice(0, fixed)),
        };
        const won = matcher(play, [drawNumbers(shape, seeded(seed))]);
        const bets = poolBets(play, selection);
        expect(betsOf(play, selection)).toBe(BigInt(bets.length));
        const single = bets.reduce(
          (payout, bet) => payout + payoutMinor(play, won(bet), 20_000n),
          0n,
        );
        expect(payoutMinor(play, won(selection), 20_000n)).toBe(single);
      }),
      { numRuns: 60 },
    );
  },
);
