import type { EncryptionKey } from './encryption-key.ts';
import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/**
 * The sealing side of encrypted (E) calls: compact JWE, ECDH-ES with a fresh ephemeral key per call and
 * A256GCM. TLS is still required; this additionally keeps payloads out of the logs of proxies in between.
 * The opening side is `open-payload.ts`.
 */

/** The fields of a sealed payload besides the body. */
export interface SealedClaims {
  /** When it was sealed, in seconds since 1970. */
  iat: number;
  /** Random and unique: a payload is accepted once. */
  jti: string;
  /** The call that it is for: `METHOD /path`. */
  aud: string;
  /** The brand that it is for; omitted before the first status answer has named it. */
  mer?: string | undefined;
  /** The session token of the call, if the call takes one. */
  tok?: string | undefined;
  body: unknown;
}

/** What a sealed payload is bound to: someone who intercepts it cannot use it at another brand or in another session. */
export interface PayloadBinding {
  readonly brandCode: string;
  readonly token: string | null;
}

export interface PayloadCipher {
  /** Seals `body` for one call, at one brand, in one session. @returns compact JWE */
  seal(
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    body: unknown,
    binding?: PayloadBinding,
  ): Promise<string>;
  /** Loads what sealing needs early, so that an open form can still be sent when the network gets worse. */
  prepare?(): Promise<void>;
  /**
   * Updates its keys or its clock from a refusal that carries them.
   * @returns true when a new seal may succeed
   */
  learn(code: ErrorCode | undefined, value: unknown): boolean;
}

/** The audience of a payload: the only call that can open it. */
export function audienceOf(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  return `${endpoint.method} ${endpoint.path}`;
}

/**
 * The project's own cipher. `keys` are those of the status answer; the first is used for sealing.
 * The library is loaded with the first sealing, so visitors do not download it.
 */
export function createCipher(options: {
  keys: () => readonly EncryptionKey[];
  /** Milliseconds since 1970. */
  now?: () => number;
}): PayloadCipher {
  const now = options.now ?? Date.now;
  let learntKeys: readonly EncryptionKey[] | undefined;
  let clockOffsetMs = 0;

  return {
    async seal(endpoint, body, binding) {
      const { CompactEncrypt, importJWK } = await import('jose');
      const key = (learntKeys ?? options.keys())[0];
      if (key === undefined) throw new Error('the operator published no encryption key');
      const claims: SealedClaims = {
        iat: Math.floor((now() + clockOffsetMs) / 1_000),
        jti: randomId(),
        aud: audienceOf(endpoint),
        mer: binding?.brandCode || undefined,
        tok: binding?.token ?? undefined,
        body,
      };
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
        .encrypt(await importJWK({ ...key }, 'ECDH-ES'));
    },

    async prepare() {
      await import('jose');
    },

    learn(code, value) {
      if (code === 'payload_key_unknown' && hasKeys(value)) {
        learntKeys = value.keys;
        return true;
      }
      if (code === 'payload_expired' && hasServerTime(value)) {
        clockOffsetMs = Date.parse(value.serverTime) - now();
        return Number.isFinite(clockOffsetMs);
      }
      return false;
    },
  };
}

/** 128 random bits as hex; needs no secure context, unlike `randomUUID`. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A refusal because of an unknown key carries the keys to use instead. */
function hasKeys(value: unknown): value is { keys: EncryptionKey[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'keys' in value &&
    Array.isArray(value.keys) &&
    value.keys.length > 0
  );
}

/** A refusal because of the clock carries the server's time. */
function hasServerTime(value: unknown): value is { serverTime: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'serverTime' in value &&
    typeof value.serverTime === 'string'
  );
}
