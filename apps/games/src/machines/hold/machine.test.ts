import type { RandomSource } from '@palpite/domain/random-words.ts';
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../grid.ts';
import type { Screen } from '../machine.ts';
import { decimal, multiply, rational } from '@palpite/domain/rational.ts';
import { seededSource } from '../simulation.ts';
import { exactHoldReturn } from './exact-return.ts';
import { holdMachine } from './machine.ts';
import { mostHoldUnits } from './most-units.ts';
import {
  COIN_DRAWS,
  COIN_ONE_IN,
  COIN_VALUES,
  COINS_NEEDED,
  GRAND_UNITS,
  HOLD_MOST_UNITS,
} from './paytable.ts';
import { HOLD_REELS } from './reels.ts';

/** Six coins where they cost the lines least, the best symbol everywhere else, then only the highest coins. */
function luckiest(): RandomSource {
  const cells = [...'AAOAOOAAOAOAOAA'];
  let drawn = 0;
  return {
    below(bound) {
      if (bound === COIN_DRAWS) return bound - 1;
      if (bound === COIN_ONE_IN) return 0;
      const ring = HOLD_REELS[Math.floor(drawn / 3)] ?? [];
      const wanted = cells[drawn] === 'O' ? 'coin' : 'high1';
      drawn += 1;
      return ring.indexOf(wanted);
    },
  };
}

/** Plays until `count` features were seen. */
function features(count: number) {
  const random = seededSource(3);
  const found = [];
  while (found.length < count) {
    const play = holdMachine.play(random);
    if (play.screens.length > 1) found.push(play);
  }
  return found;
}

describe('the hold-and-win machine', () => {
  test('opens the feature at six coins and at no fewer', () => {
    const random = seededSource(8);
    for (let round = 0; round < 30_000; round += 1) {
      const { screens } = holdMachine.play(random);
      const coins = cellsOf(screens[0]?.grid ?? [], 'coin').length;
      expect(screens.length > 1).toBe(coins >= COINS_NEEDED);
    }
  });

  test('keeps every coin and its value, and resets to three respins at each new coin', () => {
    for (const { screens } of features(200)) {
      const held = screens.slice(1);
      expect(held[0]?.feature).toEqual({ kind: 'hold', respinsLeft: 3 });
      held.slice(1).forEach((screen, index) => {
        const before = held[index] as Screen;
        const kept = before.coinUnits?.map((column, at) =>
          column.every((value, row) => value === 0 || screen.coinUnits?.[at]?.[row] === value),
        );
        expect(kept).toEqual([true, true, true, true, true]);
        const more = cellsOf(screen.grid, 'coin').length > cellsOf(before.grid, 'coin').length;
        const left = before.feature?.kind === 'hold' ? before.feature.respinsLeft : 0;
        expect(screen.feature).toEqual({ kind: 'hold', respinsLeft: more ? 3 : left - 1 });
      });
    }
  });

  test('pays the coins once, at the end, and the grand prize only for fifteen of them', () => {
    const values = new Set(COIN_VALUES.map(({ units }) => units));
    for (const { screens, winUnits } of features(400)) {
      const last = screens[screens.length - 1];
      const coins = last?.coinUnits?.flat().filter((value) => value > 0) ?? [];
      for (const value of coins) expect(values).toContain(value);
      const grand = coins.length === 15 ? GRAND_UNITS : 0;
      const paid = coins.reduce((all, value) => all + value, 0) + grand;
      expect(last?.winUnits).toBe(paid);
      expect(winUnits).toBe((screens[0]?.winUnits ?? 0) + paid);
      for (const between of screens.slice(1, -1)) expect(between.winUnits).toBe(0);
    }
  });

  test('fills the screen and pays the grand prize when every draw is a coin', () => {
    const always = { below: () => 0 };
    const { screens, winUnits } = holdMachine.play(always);
    expect(screens).toHaveLength(2);
    expect(screens[1]?.wins).toMatchObject([
      { role: 'coin', count: 15, units: 15 * 20 },
      { role: 'coin', count: 15, units: GRAND_UNITS, grand: true },
    ]);
    expect(winUnits).toBe(15 * 20 + GRAND_UNITS);
  });

  test('returns exactly what the closed form says, and publishes that', () => {
    const exact = exactHoldReturn();
    expect(holdMachine.figures.exactReturn).toEqual(exact.total);
    expect(decimal(exact.total, 6)).toBe('0.967494');
    // six in 48 on each of 15 cells: 1 less the binomial chances of 0 to 5
    const cells = HOLD_REELS.length * 3;
    let few = rational(0);
    for (let coins = 0; coins < COINS_NEEDED; coins += 1) {
      let ways = 1n;
      for (let index = 0n; index < BigInt(coins); index += 1n) {
        ways = (ways * (BigInt(cells) - index)) / (index + 1n);
      }
      few = {
        numerator: few.numerator * 8n ** 15n + ways * 7n ** BigInt(cells - coins) * few.denominator,
        denominator: few.denominator * 8n ** 15n,
      };
      few = multiply(few, rational(1));
    }
    expect(rational(few.denominator - few.numerator, few.denominator)).toEqual(exact.featureChance);
  });

  test('cannot pay more than its published maximum, and can pay that', () => {
    expect(mostHoldUnits()).toBe(HOLD_MOST_UNITS);
    expect(holdMachine.facts['mostWin']).toBe(HOLD_MOST_UNITS);
    const most = holdMachine.play(luckiest());
    expect(most.winUnits).toBe(HOLD_MOST_UNITS);
  });
});
