import { createHmac } from 'node:crypto';
import { type RandomSource, randomWords } from '@palpite/domain/random-words.ts';

/**
 * The chance of one step of one room: HMAC-SHA256 with the host's secret. A leader that does a step again draws the same, so
 * a process that dies before its commit cannot turn the outcome.
 */
export const stepRandom = (secret: Uint8Array, salt: string, version: number): RandomSource =>
  randomWords((block) =>
    createHmac('sha256', secret).update(`room:${salt}:${version}:${block}`).digest(),
  );
