import { type RandomSource, randomWords } from '@palpite/domain/random-words.ts';

const BLOCK_BYTES = 256;

/** Unbiased integers from the browser's cryptographic generator. */
export const deviceRandom = (): RandomSource =>
  randomWords(() => crypto.getRandomValues(new Uint8Array(BLOCK_BYTES)));
