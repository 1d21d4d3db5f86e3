import { createHash, randomBytes } from 'node:crypto';

/** A new bearer token: 256 random bits, with nothing in it to read or forge. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. No salt or slow hash: 256 random bits cannot be guessed from a hash. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
