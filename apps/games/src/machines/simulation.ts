/** Plays a machine very often, to compare its exact return with what happens. */
import type { RandomSource } from '@palpite/domain/random-words.ts';
import type { Machine } from './machine.ts';
import { approximate } from '@palpite/domain/rational.ts';

export interface Simulation {
  readonly rounds: number;
  /** Mean of win over stake. */
  readonly meanReturn: number;
  /** Standard error of that mean. */
  readonly standardError: number;
  /** How many standard errors the mean is from the exact return. */
  readonly z: number;
  /** Share of rounds that pay anything. */
  readonly hitShare: number;
  /** Share of rounds that open the feature (more than the paid spin and its cascades). */
  readonly featureShare: number;
  /** Standard deviation of win over stake: the volatility in one figure. */
  readonly deviation: number;
  /** The largest win seen, in stakes. */
  readonly largest: number;
}

/** Plays `rounds` rounds with the seeded generator below. */
export function simulate(machine: Machine, rounds: number, seed: number): Simulation {
  const random = seededSource(seed);
  let units = 0;
  let squares = 0;
  let hits = 0;
  let features = 0;
  let largest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { winUnits, screens } = machine.play(random);
    units += winUnits;
    squares += winUnits * winUnits;
    if (winUnits > 0) hits += 1;
    if (winUnits > largest) largest = winUnits;
    if (screens[screens.length - 1]?.feature) features += 1;
  }
  const mean = units / rounds;
  const deviation = Math.sqrt(squares / rounds - mean * mean) / machine.costUnits;
  const meanReturn = mean / machine.costUnits;
  const standardError = deviation / Math.sqrt(rounds);
  return {
    rounds,
    meanReturn,
    standardError,
    z: (meanReturn - approximate(machine.figures.exactReturn)) / standardError,
    hitShare: hits / rounds,
    featureShare: features / rounds,
    deviation,
    largest: largest / machine.costUnits,
  };
}

/**
 * A fast seeded generator (xoshiro128**), only for simulations: the rounds of players draw from the HMAC stream.
 * Integers have no bias, because draws in the incomplete last stretch of 2^32 are rejected.
 */
export function seededSource(seed: number): RandomSource {
  let a = mix(seed);
  let b = mix(seed + 0x9e3779b9);
  let c = mix(seed + 0x3c6ef372);
  let d = mix(seed + 0xdaa66d2b);
  const word = () => {
    const scrambled = Math.imul(b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  return {
    below(bound) {
      const limit = 2 ** 32 - (2 ** 32 % bound);
      let drawn = word();
      while (drawn >= limit) drawn = word();
      return drawn % bound;
    },
  };
}

function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 1;
}
