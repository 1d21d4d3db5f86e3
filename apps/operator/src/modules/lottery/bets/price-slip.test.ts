import { PLAYS } from '@palpite/lottery/plays.ts';
import { priced } from '@palpite/lottery/price.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { Sales } from '../issues/sales-book.ts';
import { salesKey } from '../issues/sales-book.ts';
import { PRIZE_LEVEL, startTerms } from '../rules/terms.ts';
import { line } from '../testing/bets.ts';
import { priceSlip } from './price-slip.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const NORTH = 'vn-north';
const NUMERO = '20260131';
const NOON = new Date('2026-01-31T12:00:00Z');
const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000);

const sales = {
  now: NOON,
  games: new Map([[NORTH, { code: NORTH, kind: 'north', maintenance: false }]]),
  issues: new Map([
    [salesKey(NORTH, NUMERO), { id: 1, opensAt: hours(-1), closesAt: hours(1), numero: NUMERO }],
  ]),
  versions: new Map(),
} as unknown as Sales;

/** What is in memory already: nothing here waits for anything outside. */
const pricing = {
  playBook: {
    of: () =>
      Promise.resolve(
        new Map(
          PLAYS.north.map((play) => {
            const row = priced(play, PRIZE_LEVEL);
            const booked = { row, isOffered: true, takesLevel: 'level' in play.odds };
            return [play.code, { ...booked, returnPercent: { least: '0', most: '0' } }] as const;
          }),
        ),
      ),
  },
  termsBook: { of: () => Promise.resolve(startTerms('BRL')) },
  brand: { code: 'palpite', currency: 'BRL' as const },
  type: 0 as const,
};

test('while a long slip is priced, the event loop runs between its lines', async () => {
  let milliseconds = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (milliseconds += 10));
  let turns = 0;
  let isPriced = false;
  const turn = () => {
    if (isPriced) return;
    turns += 1;
    setImmediate(turn);
  };
  setImmediate(turn);
  const lines = Array.from({ length: 20 }, (_, at) =>
    line(NORTH, NUMERO, 'lo4', `${at}`.padStart(4, '0'), '2'),
  );
  const priced = await priceSlip(pricing as never, sales, { lines, totalMinor: '800' });
  isPriced = true;
  expect(priced).toHaveLength(20);
  expect(turns).toBe(19);
});
