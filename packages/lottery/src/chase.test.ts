import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chaseSteps } from './chase.ts';

const multiples = (steps: ReturnType<typeof chaseSteps>) => steps?.map(({ multiple }) => multiple);

describe('the multiples of a chase', () => {
  test('stay the same, or double after every so many issues', () => {
    expect(multiples(chaseSteps({ kind: 'same', multiple: 3 }, 4, 100n, 0n))).toEqual([3, 3, 3, 3]);
    const doubling = { kind: 'doubling', multiple: 1, every: 2 } as const;
    expect(multiples(chaseSteps(doubling, 5, 100n, 0n))).toEqual([1, 1, 2, 2, 4]);
  });

  test('by profit: 10 units that pay 19 need 2, 4, 8 times for a profit of 10', () => {
    const plan = { kind: 'profit', multiple: 1, profitMinor: 10n } as const;
    const steps = chaseSteps(plan, 3, 10n, 19n);
    // (0 + 10) / 9, (20 + 10) / 9, (60 + 10) / 9, each rounded up
    expect(multiples(steps)).toEqual([2, 4, 8]);
    expect(steps?.at(-1)?.spentMinor).toBe(140n);
  });

  test('a plan that runs away, or that no win can pay for, is refused', () => {
    expect(chaseSteps({ kind: 'doubling', multiple: 1, every: 1 }, 20, 1n, 0n)).toBeUndefined();
    const profit = { kind: 'profit', multiple: 1, profitMinor: 1n } as const;
    expect(chaseSteps(profit, 1, 10n, 10n)).toBeUndefined();
  });

  test('a win in any issue of a plan by profit leaves the profit, and one multiple less would not', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 500n),
        fc.bigInt(1n, 5000n),
        fc.bigInt(0n, 1000n),
        fc.integer({ min: 1, max: 8 }),
        (cost, gain, profitMinor, issues) => {
          const win = cost + gain;
          const steps = chaseSteps({ kind: 'profit', multiple: 1, profitMinor }, issues, cost, win);
          for (const { multiple, spentMinor } of steps ?? []) {
            const left = (by: number) =>
              win * BigInt(multiple - by) - (spentMinor - cost * BigInt(by));
            expect(left(0)).toBeGreaterThanOrEqual(profitMinor);
            expect(multiple === 1 || left(1) < profitMinor).toBe(true);
          }
        },
      ),
    );
  });
});
