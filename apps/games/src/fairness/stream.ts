/**
 * The random stream of a round, from which anyone can recompute it.
 *
 * Block b of the stream is HMAC-SHA256 with the 32 bytes of the server seed as the key over the text
 * `<client seed>:<nonce>:<b>`, b counting from 0. `@palpite/domain/random-words.ts` says how integers are read from
 * the blocks.
 *
 * The same code runs on the server, in the game and on the verify page.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type RandomSource, randomWords } from '@palpite/domain/random-words.ts';
import { CLIENT_SEED_PATTERN } from './client-seed.ts';

export const SERVER_SEED_PATTERN = /^[0-9a-f]{64}$/;

export interface Seeds {
  /** 32 bytes as lower-case hexadecimal; secret until it is rotated out. */
  readonly serverSeed: string;
  /** The player's own text. */
  readonly clientSeed: string;
  /** Rounds played with this pair before this one. */
  readonly nonce: number;
}

/** One integer that a round took from its stream, for the verify page. */
export interface Draw {
  readonly bound: number;
  readonly result: number;
}

/** A source that records what was drawn from it. */
export interface RecordedSource extends RandomSource {
  readonly draws: readonly Draw[];
}

/**
 * Opens a round's stream.
 * @throws RangeError when a seed or the nonce is malformed
 */
export function openStream({ serverSeed, clientSeed, nonce }: Seeds): RecordedSource {
  if (!SERVER_SEED_PATTERN.test(serverSeed)) throw new RangeError('a server seed is 64 hex digits');
  if (!CLIENT_SEED_PATTERN.test(clientSeed)) {
    throw new RangeError('a client seed is 1 to 64 letters, digits, - or _');
  }
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('a nonce counts from 0');
  const key = hexToBytes(serverSeed);
  const draws: Draw[] = [];
  const words = randomWords((block) =>
    hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${block}`)),
  );
  return {
    draws,
    below(bound) {
      const result = words.below(bound);
      draws.push({ bound, result });
      return result;
    },
  };
}

/** SHA-256 of the seed's 32 bytes in hexadecimal, which the player sees before playing with it. */
export function serverSeedHash(serverSeed: string): string {
  return bytesToHex(sha256(hexToBytes(serverSeed)));
}
