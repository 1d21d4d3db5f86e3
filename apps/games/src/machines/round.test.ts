import { CURRENCIES } from '@palpite/domain';
import { SLOT_ENGINE_IDS } from '@palpite/sandbox/engines.ts';
import { STAKE_TIERS, type StakeTier, stakeLadderMinor } from '@palpite/domain/stakes.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MACHINES, machineOf } from './machines.ts';
import { decimal, rational } from '@palpite/domain/rational.ts';
import { play } from './round.ts';
import { seededSource } from './simulation.ts';

describe.each(SLOT_ENGINE_IDS)('a round of %s', (id) => {
  const machine = MACHINES[id];

  test('pays whole minor units at every stake of every currency', () => {
    for (const currency of CURRENCIES) {
      for (const tier of Object.keys(STAKE_TIERS) as StakeTier[]) {
        for (const stakeMinor of stakeLadderMinor(currency, tier)) {
          const { winMinor, unitMinor, play: played } = play(machine, seededSource(1), stakeMinor);
          expect(unitMinor * BigInt(machine.costUnits)).toBe(stakeMinor);
          expect(winMinor).toBe(BigInt(played.winUnits) * unitMinor);
        }
      }
    }
  });

  test('is decided by its random numbers alone, and its parts add up', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const once = play(machine, seededSource(seed), 2000n);
        expect(play(machine, seededSource(seed), 2000n)).toEqual(once);
        let units = 0;
        for (const screen of once.play.screens) {
          expect(screen.winUnits).toBe(screen.wins.reduce((all, win) => all + win.units, 0));
          expect(Number.isSafeInteger(screen.winUnits)).toBe(true);
          units += screen.winUnits;
        }
        expect(units).toBe(once.play.winUnits);
      }),
      { numRuns: 500 },
    );
  });

  test('refuses a stake that does not divide over its units', () => {
    for (const stake of [0n, -20n, 19n, 21n]) {
      expect(() => play(machine, seededSource(1), stake)).toThrow(RangeError);
    }
  });
});

test('a game code names its machine, and an unknown code has none', () => {
  expect(machineOf('hold-ocean-012')).toBe(MACHINES.hold);
  expect(machineOf('roulette-ocean-012')).toBeUndefined();
});

test('fractions are in lowest terms and their decimal text is rounded half up', () => {
  expect(rational(6n, -8n)).toEqual({ numerator: -3n, denominator: 4n });
  expect(decimal(rational(1n, 8n), 2)).toBe('0.13');
  expect(() => rational(1n, 0n)).toThrow(RangeError);
});
