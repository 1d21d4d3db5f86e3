import { randomInt } from 'node:crypto';

/** Easy to type, hard to guess: three groups of four letters and digits that do not look alike (59 bits). */
export function oneTimePassword(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `${group()}-${group()}-${group()}`;
}
