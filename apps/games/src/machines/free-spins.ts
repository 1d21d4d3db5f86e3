/** The exact average number of free spins in a round, when free spins can award more of them. */
import { multiply, type Rational, rational, sum } from '@palpite/domain/rational.ts';

/** How often one spin awards how many free spins; awards of none are left out. */
export interface SpinAward {
  readonly spins: number;
  readonly chance: Rational;
}

/**
 * The expected number of free spins that follow a spin with the chances `first`, when every free spin has the chances
 * `again` and a round never holds more than `cap` free spins in total.
 *
 * With f(left, budget) for the expected spins when `left` are waiting and `budget` may still be awarded: f(0, ·) = 0
 * and f(left, budget) = 1 + Σ chance · f(left − 1 + award, budget − award), where an award is cut to the budget. Every
 * step lowers left + budget by one, so the sum is finite. It is computed as integers over D^(left + budget), D being
 * the chances' common denominator, so that no fraction has to be reduced on the way.
 */
export function expectedFreeSpins(
  first: readonly SpinAward[],
  again: readonly SpinAward[],
  cap: number,
): Rational {
  const scale = again.reduce((all, { chance }) => commonMultiple(all, chance.denominator), 1n);
  const known = new Map<string, bigint>();
  const scaled = (left: number, budget: number): bigint => {
    if (left === 0) return 0n;
    const key = `${left}/${budget}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let total = scale ** BigInt(left + budget);
    let rest = scale;
    for (const { spins, chance } of again) {
      const share = (chance.numerator * scale) / chance.denominator;
      const award = Math.min(spins, budget);
      rest -= share;
      total += share * scaled(left - 1 + award, budget - award);
    }
    total += rest * scaled(left - 1, budget);
    known.set(key, total);
    return total;
  };
  return sum(
    first.map(({ spins, chance }) => {
      const award = Math.min(spins, cap);
      return multiply(chance, rational(scaled(award, cap - award), scale ** BigInt(cap)));
    }),
  );
}

/** The most units of one screen, by the number of scatters in view; sparse where no screen can show so many. */
export type MostByScatters = readonly (number | undefined)[];

/**
 * The most units that a round with free spins can pay: the best paid spin that opens them, as many free
 * spins as a round may hold, and among those the best ones that award more, as often as it takes.
 * @param needed scatters that award `award` free spins, in the paid spin and in a free one
 */
export function mostWithFreeSpins(
  paid: MostByScatters,
  free: MostByScatters,
  { needed, award, cap }: { needed: number; award: number; cap: number },
): number {
  const best = (screens: MostByScatters, from: number) =>
    screens.reduce<number>((most, units = 0, scatters) => {
      return scatters >= from ? Math.max(most, units) : most;
    }, 0);
  const again = Math.ceil((cap - award) / award);
  return best(paid, needed) + again * best(free, needed) + (cap - again) * best(free, 0);
}

function commonMultiple(left: bigint, right: bigint): bigint {
  return left * rational(right, left).numerator;
}
