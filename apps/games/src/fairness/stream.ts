/**
 * The random stream of a round, from which anyone can recompute it.
 *
 * Block b of the stream is HMAC-SHA256 with the 32 bytes of the server seed as the key over the text
 * `<client seed>:<nonce>:<b>`, b counting from 0. Each block is read as eight unsigned 32-bit integers, most
 * significant byte first. An integer below a bound takes the next of them. Those in the incomplete last stretch of
 * 2^32 are skipped, so that every result is equally likely; the result is the remainder of the first that is not
 * skipped.
 *
 * The same code runs on the server, in the game and on the verify page.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RandomSource } from '../machines/machine.ts';
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

const WORDS_PER_BLOCK = 8;

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
  let block = -1;
  let word = WORDS_PER_BLOCK;
  let view = new DataView(new ArrayBuffer(0));
  const next = () => {
    if (word === WORDS_PER_BLOCK) {
      block += 1;
      word = 0;
      const bytes = hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${block}`));
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    const value = view.getUint32(word * 4);
    word += 1;
    return value;
  };
  return {
    draws,
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) {
        throw new RangeError(`no integer lies below ${bound}`);
      }
      const limit = 2 ** 32 - (2 ** 32 % bound);
      let value = next();
      while (value >= limit) value = next();
      const result = value % bound;
      draws.push({ bound, result });
      return result;
    },
  };
}

/** SHA-256 of the seed's 32 bytes in hexadecimal, which the player sees before playing with it. */
export function serverSeedHash(serverSeed: string): string {
  return bytesToHex(sha256(hexToBytes(serverSeed)));
}
