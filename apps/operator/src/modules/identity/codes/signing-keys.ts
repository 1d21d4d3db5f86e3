import { readJsonWithin } from '@palpite/server/http/read-within.ts';
import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';

/** The shortest time between two fetches for an unknown key: anyone can invent one. */
const LOOK_AGAIN_MILLISECONDS = 30_000;
const TIMEOUT_MILLISECONDS = 5_000;
/** A set of a few dozen keys is smaller. */
const ANSWER_BYTES = 65_536;
/**
 * The lifetime of keys when the answer states none, and the longest that they are kept whatever it states; in seconds.
 */
const DEFAULT_AGE = 300;
const LONGEST_AGE = 86_400;

const keySetSchema = v.looseObject({
  keys: v.array(v.looseObject({ kid: v.string(), kty: v.literal('RSA') })),
});

/** The published keys could not be fetched, so the verification has no result. */
export class KeysUnavailable extends Error {
  constructor(url: string, options: ErrorOptions) {
    super(`the signing keys at ${url} could not be read`, options);
    this.name = 'KeysUnavailable';
  }
}

interface KeySet {
  readonly find: ReturnType<typeof createLocalJWKSet>;
  readonly askedAt: number;
  readonly freshUntil: number;
}

/**
 * Public keys as their owner publishes them (a JWK set), kept for as long as the answer's `Cache-Control` says. Keys
 * of an expired set are never used.
 * @returns a function that finds the key in a token; throws KeysUnavailable
 */
export function createSigningKeys(url: string, now: () => Date): JWTVerifyGetKey {
  let kept: KeySet | undefined;
  let asking: Promise<KeySet> | undefined;
  // One fetch, however many callers wait for it.
  const ask = () => {
    asking ??= readKeys(url, now)
      .then((keys) => (kept = keys))
      .finally(() => (asking = undefined));
    return asking;
  };
  const millisecondsNow = () => now().getTime();
  return async (header, token) => {
    const known = kept && kept.freshUntil > millisecondsNow() ? kept : await ask();
    try {
      return await known.find(header, token);
    } catch (error) {
      const mayBeNewer = millisecondsNow() - known.askedAt >= LOOK_AGAIN_MILLISECONDS;
      if (!(error instanceof errors.JWKSNoMatchingKey) || !mayBeNewer) throw error;
      return (await ask()).find(header, token);
    }
  };
}

/** @throws KeysUnavailable */
async function readKeys(url: string, now: () => Date): Promise<KeySet> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const find = createLocalJWKSet(
      v.parse(keySetSchema, await readJsonWithin(response, ANSWER_BYTES)),
    );
    const askedAt = now().getTime();
    return { find, askedAt, freshUntil: askedAt + ageOf(response) * 1_000 };
  } catch (cause) {
    throw new KeysUnavailable(url, { cause });
  }
}

function ageOf({ headers }: Response): number {
  const age = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(headers.get('Cache-Control') ?? '')?.[1];
  return Math.min(age === undefined ? DEFAULT_AGE : Number(age), LONGEST_AGE);
}
