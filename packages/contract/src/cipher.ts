import type { EncryptionKey } from './encryption-key.ts';
import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/**
 * The sealing side of encrypted (E) calls: compact JWE, ECDH-ES with a fresh ephemeral key per call and
 * A256GCM. TLS stays required; this is defence in depth against logs and proxies between.
 * The opening side is `open-payload.ts`.
 */

/** What a sealed payload holds beside the body. */
export interface SealedClaims {
  /** When it was sealed: seconds since 1970. */
  iat: number;
  /** Random and unique: a payload is accepted once. */
  jti: string;
  /** The call it is meant for: `METHOD /path`. */
  aud: string;
  /** The brand it is meant for; left out before the first status answer has told it. */
  mer?: string | undefined;
  /** The session token that the call is made with, where it takes one. */
  tok?: string | undefined;
  body: unknown;
}

/** Who a sealed payload is bound to: whoever comes by it can send it for nobody else. */
export interface PayloadBinding {
  readonly brandCode: string;
  readonly token: string | null;
}

export interface PayloadCipher {
  /** Seals `body` for one call, of one brand's site and one session. @returns compact JWE */
  seal(
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    body: unknown,
    binding?: PayloadBinding,
  ): Promise<string>;
  /** Fetches what sealing needs, so that a form which is open can be sent over a network that has got worse. */
  prepare?(): Promise<void>;
  /**
   * Learns from a refusal that says what the server expected (its keys, its clock).
   * @returns true when sealing again may now succeed
   */
  learn(code: ErrorCode | undefined, value: unknown): boolean;
}

/** The audience of a payload: the one call that may open it. */
export function audienceOf(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  return `${endpoint.method} ${endpoint.path}`;
}

/**
 * The project's own cipher. `keys` are the status answer's, the first being the one to use.
 * The library is loaded with the first sealing, never before: no visitor pays for it.
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

/** The refusal of an unknown key carries the keys to use instead. */
function hasKeys(value: unknown): value is { keys: EncryptionKey[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'keys' in value &&
    Array.isArray(value.keys) &&
    value.keys.length > 0
  );
}

/** The refusal of a payload outside the window carries the server's clock. */
function hasServerTime(value: unknown): value is { serverTime: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'serverTime' in value &&
    typeof value.serverTime === 'string'
  );
}
