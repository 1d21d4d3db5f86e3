import { randomInt } from 'node:crypto';

const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP = 4;

/**
 * Easy to type, hard to guess: groups of four letters and digits that do not look alike (20 bits each).
 * @param signAt a number for each sign; random ones without it
 */
export function oneTimePassword(
  groups = 3,
  signAt: (place: number) => number = () => randomInt(SIGNS.length),
): string {
  const signs = Array.from(
    { length: groups * GROUP },
    (_, place) => SIGNS[signAt(place) % SIGNS.length],
  ).join('');
  return signs.replace(/.{4}(?!$)/g, '$&-');
}
