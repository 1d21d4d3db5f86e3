import type { Role } from './machine.ts';
import { type Rational, rational } from '@palpite/domain/rational.ts';

const LETTERS: Readonly<Record<string, Role>> = {
  W: 'wild',
  S: 'scatter',
  O: 'coin',
  A: 'high1',
  B: 'high2',
  C: 'high3',
  D: 'high4',
  a: 'low1',
  b: 'low2',
  c: 'low3',
  d: 'low4',
};

/** A reel: symbols in a ring. Stop `s` shows positions s, s + 1, s + 2 … from top to bottom. */
export type Reel = readonly Role[];

/**
 * Reads a reel written one letter a symbol (W wild, S scatter, O coin, A–D high, a–d low).
 * @throws RangeError on any other letter
 */
export function reel(letters: string): Reel {
  return [...letters].map((letter) => {
    const role = LETTERS[letter];
    if (!role) throw new RangeError(`no symbol is written ${letter}`);
    return role;
  });
}

/** The symbol at a position counted around the ring; negative positions are above position 0. */
export function symbolAt(ring: Reel, position: number): Role {
  const { length } = ring;
  return ring[((position % length) + length) % length] as Role;
}

/** The `rows` symbols that stop `stop` shows, top to bottom. */
export function windowAt(ring: Reel, stop: number, rows: number): Role[] {
  const shown: Role[] = [];
  for (let row = 0; row < rows; row += 1) shown.push(symbolAt(ring, stop + row));
  return shown;
}

/** The chance that one given row of a reel shows one of `roles`, all stops being equally likely. */
export function chanceOf(ring: Reel, ...roles: readonly Role[]): Rational {
  return rational(ring.filter((role) => roles.includes(role)).length, ring.length);
}
