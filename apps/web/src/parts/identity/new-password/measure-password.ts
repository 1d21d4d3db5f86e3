import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Longer texts are not looked at to their end: they are strong, or say the same again. */
const LONGEST = 72;

/**
 * How many guesses a password resists, from 0 (none) to 4 (very many). Measured in this browser and sent nowhere.
 * @param own what an attacker knows already: the account's name, the brand's
 */
export function measurePassword(password: string, own: readonly string[]): number {
  return zxcvbn.check(password.slice(0, LONGEST), [...own]).score;
}
