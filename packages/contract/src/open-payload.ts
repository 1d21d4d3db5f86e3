import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK } from 'jose';
import * as v from 'valibot';
import { audienceOf, type PayloadBinding } from './cipher.ts';
import { type EncryptionKey, encryptionKey } from './encryption-key.ts';
import type { Endpoint } from './endpoint.ts';
import { ContractError } from './errors.ts';

/**
 * The opening side of encrypted (E) calls; for servers only. A payload is accepted when it was sealed for
 * this call, brand and session, with a key that is not retired, within the clock window, and is used for the first time.
 */

/** How far a sealed payload's clock may be ahead of or behind ours, in seconds. */
export const DEFAULT_WINDOW_SECONDS = 300;

/** A private key of the ring as an operator stores it. Times are ISO 8601. */
export const storedKey = v.object({
  ...encryptionKey.entries,
  d: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  createdAt: v.string(),
  /** From then on, payloads sealed with it are refused; null while that is not planned. */
  retiresAt: v.nullable(v.string()),
});
export type StoredKey = v.InferOutput<typeof storedKey>;

/** The keys that payloads may be sealed with. The newest is announced first; older ones still open payloads. */
export interface KeyRing {
  /** What the status answer publishes, newest first. */
  publicKeys(now: Date): EncryptionKey[];
  /** The private key of `kid`, or null when it does not exist or has been retired. */
  privateKey(kid: string, now: Date): Promise<CryptoKey> | null;
}

/** Remembers used payloads, across all processes of the operator. */
export interface ReplayGuard {
  /** Claims `jti` until `expiresAt`. @returns false when it was claimed before */
  claim(jti: string, expiresAt: Date): Promise<boolean>;
}

/** Makes a new private key (P-256). Add it to the ring, and set `retiresAt` of the previous keys. */
export async function generateStoredKey(kid: string, createdAt: Date): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const jwk = await exportJWK(privateKey);
  return v.parse(storedKey, {
    ...jwk,
    kid,
    use: 'enc',
    alg: 'ECDH-ES',
    createdAt: createdAt.toISOString(),
    retiresAt: null,
  });
}

/** A ring of stored keys. @throws Error when two keys have the same `kid` */
export function createKeyRing(stored: readonly StoredKey[]): KeyRing {
  const newestFirst = stored.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const imported = new Map<string, Promise<CryptoKey>>();
  if (new Set(stored.map((key) => key.kid)).size !== stored.length) {
    throw new Error('two encryption keys have the same kid');
  }
  const usable = (now: Date) =>
    newestFirst.filter(
      (key) => key.retiresAt === null || Date.parse(key.retiresAt) > now.getTime(),
    );

  return {
    publicKeys: (now) => usable(now).map((key) => v.parse(encryptionKey, key)),
    privateKey(kid, now) {
      const key = usable(now).find((candidate) => candidate.kid === kid);
      if (key === undefined) return null;
      const known = imported.get(kid) ?? importPrivateKey(key);
      imported.set(kid, known);
      return known;
    },
  };
}

async function importPrivateKey(key: StoredKey): Promise<CryptoKey> {
  const { kty, crv, x, y, d } = key;
  const imported = await importJWK({ kty, crv, x, y, d }, 'ECDH-ES');
  if (imported instanceof Uint8Array) throw new TypeError('an elliptic curve key was expected');
  return imported;
}

const sealedClaims = v.object({
  iat: v.pipe(v.number(), v.integer()),
  jti: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  aud: v.string(),
  mer: v.optional(v.string()),
  tok: v.optional(v.string()),
  body: v.unknown(),
});

export interface OpenPayloadOptions {
  /** The compact JWE as received. */
  payload: string;
  endpoint: Pick<Endpoint, 'method' | 'path'>;
  keyRing: KeyRing;
  replayGuard: ReplayGuard;
  /** What this call is bound to; a payload that is bound to something else is refused. */
  binding: PayloadBinding;
  now: Date;
  windowSeconds?: number;
}

/**
 * Opens a sealed payload and returns its body, not yet parsed by the call's schema.
 * @throws ContractError payload_not_encrypted | payload_unreadable | payload_key_unknown (value: the keys
 *   to use) | payload_expired (value: the server's time) | payload_replayed
 */
export async function openPayload(options: OpenPayloadOptions): Promise<unknown> {
  const { payload, endpoint, keyRing, replayGuard, binding, now } = options;
  const windowSeconds = options.windowSeconds ?? DEFAULT_WINDOW_SECONDS;

  const claims = parseClaims(await decrypt(payload, keyRing, now));
  const meant =
    claims.aud === audienceOf(endpoint) &&
    (claims.mer === undefined || claims.mer === binding.brandCode) &&
    (claims.tok === undefined || claims.tok === binding.token);
  if (!meant) throw new ContractError('payload_unreadable');

  const age = now.getTime() / 1_000 - claims.iat;
  if (Math.abs(age) > windowSeconds) {
    throw new ContractError('payload_expired', { serverTime: now.toISOString() });
  }
  // Remembered for as long as the clock window would accept it, plus a second for rounding.
  const expiresAt = new Date((claims.iat + windowSeconds + 1) * 1_000);
  if (!(await replayGuard.claim(claims.jti, expiresAt)))
    throw new ContractError('payload_replayed');
  return claims.body;
}

async function decrypt(payload: string, keyRing: KeyRing, now: Date): Promise<Uint8Array> {
  if (!/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/.test(payload)) {
    throw new ContractError('payload_not_encrypted');
  }
  const privateKey = await keyRing.privateKey(kidOf(payload), now);
  if (privateKey === null) {
    throw new ContractError('payload_key_unknown', { keys: keyRing.publicKeys(now) });
  }
  try {
    const { plaintext } = await compactDecrypt(payload, privateKey, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return plaintext;
  } catch {
    // The same answer for every unreadable payload: an attacker learns nothing from it.
    throw new ContractError('payload_unreadable');
  }
}

function kidOf(payload: string): string {
  try {
    return v.parse(v.string(), decodeProtectedHeader(payload).kid);
  } catch {
    throw new ContractError('payload_unreadable');
  }
}

function parseClaims(plaintext: Uint8Array): v.InferOutput<typeof sealedClaims> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
    return v.parse(sealedClaims, JSON.parse(text));
  } catch {
    throw new ContractError('payload_unreadable');
  }
}
