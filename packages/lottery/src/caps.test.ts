import { expect, test } from 'vitest';
import { cappedWins, liabilityMinor, mostUnitMinor } from './caps.ts';
import { PLAYS } from './plays.ts';
import { priced } from './price.ts';

const play = (kind: keyof typeof PLAYS, code: string) => {
  const row = PLAYS[kind].find((each) => each.code === code);
  if (row === undefined) throw new Error(`no play ${code}`);
  return priced(row, 1956);
};

test('a number that wins alone has a cap of its own; numbers that must come together share one', () => {
  expect(cappedWins(play('north', 'de'), { areas: [['07', '68']] })).toEqual([
    { name: '07', tier: 'win' },
    { name: '68', tier: 'win' },
  ]);
  expect(cappedWins(play('k3', 'sum-size'), { areas: [['big']] })).toEqual([
    { name: 'big', tier: 'big' },
  ]);
  expect(cappedWins(play('south', 'da-xien'), { areas: [['07', '39']] })).toBeUndefined();
});

test('the highest price that fits under a cap fits, and one more does not', () => {
  for (const [row, tier] of [
    [play('north', 'de'), 'win'],
    [play('k3', 'sum-size'), 'big'],
    [play('north', 'lo2'), 'win'],
  ] as const) {
    for (const left of [0n, 1n, 94n, 95n, 96n, 999n, 20_000_000n]) {
      const most = mostUnitMinor(row, tier, left);
      expect(liabilityMinor(row, tier, most), `${row.code} ${left}`).toBeLessThanOrEqual(left);
      expect(liabilityMinor(row, tier, most + 1n), `${row.code} ${left}`).toBeGreaterThan(left);
    }
  }
});
