import type { Role } from './machine.ts';
import {
  add,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  ZERO,
} from '@palpite/domain/rational.ts';
import { type Reel, windowAt } from './reel.ts';

/** The chance that a reel shows `role` anywhere among its `rows`, all stops being equally likely. */
export function showsChance(ring: Reel, rows: number, role: Role): Rational {
  const stops = [...ring.keys()].filter((stop) => windowAt(ring, stop, rows).includes(role));
  return rational(stops.length, ring.length);
}

/** The chance of each number of successes, from 0, when independent trials succeed with `chances`. */
export function countChances(chances: readonly Rational[]): Rational[] {
  let counts: Rational[] = [ONE];
  for (const chance of chances) {
    counts = Array.from({ length: counts.length + 1 }, (_, count) =>
      add(
        multiply(counts[count] ?? ZERO, subtract(ONE, chance)),
        multiply(counts[count - 1] ?? ZERO, chance),
      ),
    );
  }
  return counts;
}
