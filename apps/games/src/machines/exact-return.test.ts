/**
 * Compares the published return with play: ten million rounds of each machine where proofs run whole, otherwise a
 * sample, with a fixed seed. The mean must lie within the 99.9% confidence interval around the exact return (3.29
 * standard errors either way); the tolerance of the other figures grows as the sample shrinks. The last test shows
 * that a wrong figure does not pass.
 */
import { SLOT_ENGINE_IDS } from '@palpite/sandbox/engines.ts';
import { describe, expect, inject, test } from 'vitest';
import { MACHINES } from './machines.ts';
import { approximate, decimal, divide, ONE, rational } from '@palpite/domain/rational.ts';
import { simulate } from './simulation.ts';

const WHOLE = 10_000_000;
const ROUNDS = inject('prove') ? WHOLE : 300_000;
/** By how much the tolerance of a mean grows with so few rounds. */
const WIDER = Math.sqrt(WHOLE / ROUNDS);
const CONFIDENCE_99_9 = 3.29;

describe.each(SLOT_ENGINE_IDS)('the machine %s', (id) => {
  test(`returns over ${ROUNDS} rounds what it publishes`, () => {
    const machine = MACHINES[id];
    const seen = simulate(machine, ROUNDS, 20_250_101);
    expect(Math.abs(seen.z), `z = ${seen.z} at ${seen.meanReturn}`).toBeLessThan(CONFIDENCE_99_9);
    expect(seen.standardError).toBeLessThan(0.004 * WIDER);
    const { anyWinOneIn, featureOneIn } = machine.figures;
    expect(Math.abs(1 / seen.hitShare - Number(anyWinOneIn))).toBeLessThan(0.05 * WIDER);
    expect(Math.abs(seen.featureShare * featureOneIn - 1)).toBeLessThan(0.02 * WIDER);
    const volatility = seen.deviation > 8 ? 'high' : seen.deviation > 4 ? 'medium' : 'low';
    expect(volatility).toBe(machine.figures.volatility);
  });

  test('returns between 94% and 97% of the stake, as an exact figure', () => {
    const { exactReturn } = MACHINES[id].figures;
    expect(approximate(exactReturn)).toBeGreaterThan(0.94);
    expect(approximate(exactReturn)).toBeLessThan(0.97);
    expect(rational(exactReturn.numerator, exactReturn.denominator)).toEqual(exactReturn);
  });
});

test('a simulation notices a return that is wrong by two hundredths', () => {
  const machine = MACHINES.lines;
  const { exactReturn } = machine.figures;
  const wrong = {
    ...machine,
    figures: {
      ...machine.figures,
      exactReturn: rational(
        exactReturn.numerator * 50n - exactReturn.denominator,
        exactReturn.denominator * 50n,
      ),
    },
  };
  expect(Math.abs(simulate(wrong, 2_000_000, 20_250_101).z)).toBeGreaterThan(CONFIDENCE_99_9);
  expect(decimal(divide(ONE, rational(4)), 2)).toBe('0.25');
});
