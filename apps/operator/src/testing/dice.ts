import { createHash, randomBytes } from 'node:crypto';

/** Repeatable randomness: a result depends on the seed and the throw's name, not on the order of throws. */
export interface Dice {
  readonly seed: string;
  /** A whole number from 0 to `sides` - 1. */
  below(sides: number, ...name: readonly (string | number)[]): number;
}

export function createDice(seed: string = randomBytes(4).toString('hex')): Dice {
  return {
    seed,
    below(sides, ...name) {
      const digest = createHash('sha256')
        .update([seed, ...name].join(' '))
        .digest();
      return digest.readUInt32BE(0) % sides;
    },
  };
}
