/** A round in money: a machine's units as minor units of a currency. Exact, never rounded. */
import type { RandomSource } from '@palpite/domain/random-words.ts';
import type { Machine, Play } from './machine.ts';

export interface Outcome {
  readonly play: Play;
  readonly stakeMinor: bigint;
  /** What one unit of the machine is worth in this round. */
  readonly unitMinor: bigint;
  /** Everything the round pays, features included; the stake is not part of it. */
  readonly winMinor: bigint;
}

/**
 * Plays one round of `machine` for `stakeMinor` minor units.
 * @throws RangeError when the stake is not a positive multiple of the machine's `costUnits`
 */
export function play(machine: Machine, random: RandomSource, stakeMinor: bigint): Outcome {
  const unitMinor = unitOf(machine, stakeMinor);
  const played = machine.play(random);
  return {
    play: played,
    stakeMinor,
    unitMinor,
    winMinor: BigInt(played.winUnits) * unitMinor,
  };
}

/**
 * What one unit is worth at this stake.
 * @throws RangeError when the stake is not a positive multiple of the machine's `costUnits`
 */
export function unitOf(machine: Machine, stakeMinor: bigint): bigint {
  const cost = BigInt(machine.costUnits);
  if (stakeMinor <= 0n || stakeMinor % cost !== 0n) {
    throw new RangeError(`a stake on ${machine.id} is a positive multiple of ${cost} minor units`);
  }
  return stakeMinor / cost;
}
