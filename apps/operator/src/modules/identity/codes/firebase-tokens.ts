import { ContractError } from '@palpite/contract/errors.ts';
import { isLoopbackHost } from '@palpite/server/http/loopback-host.ts';
import type { Logger } from '@palpite/server/log.ts';
import { errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import * as v from 'valibot';
import type { KernelConfig, Limits } from '#kernel/config.ts';
import { createSigningKeys, KeysUnavailable } from './signing-keys.ts';

/**
 * The id token that Firebase signs when a person has typed the code that it sent to a number. It is accepted only
 * after checking its signature, project, age and way of signing in; whose number it is, and whether it was used
 * before, is for the caller to check.
 */

/** A sign-in at Firebase that verified a number. */
export interface PhoneSignIn {
  /** In Firebase's format: E.164. */
  readonly number: string;
  /** One for each time that a number is verified, however often its token is renewed. */
  readonly id: string;
  /** From then on it proves nothing. */
  readonly expiresAt: Date;
}

export interface FirebaseTokens {
  /**
   * @throws ContractError phone_verification_failed | verification_code_expired | unavailable when the keys cannot be had
   */
  read(token: string, projectId: string): Promise<PhoneSignIn>;
}

/** Where Google publishes the keys that Firebase signs id tokens with. */
const PUBLISHED_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** The greatest difference between Google's clock and this machine's, in seconds. */
const CLOCK_TOLERANCE = 10;

const count = v.pipe(v.number(), v.safeInteger());
const claimsSchema = v.looseObject({
  aud: v.string(),
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  iat: count,
  exp: count,
  /** When the code was typed. A renewed token keeps it. */
  auth_time: count,
  phone_number: v.pipe(v.string(), v.regex(/^\+[1-9]\d{4,14}$/)),
  firebase: v.looseObject({ sign_in_provider: v.literal('phone') }),
});

export interface FirebaseSources {
  /** Where the keys that Firebase signs with are published; Google's own address by default. */
  readonly keysUrl?: string | undefined;
  /**
   * The Firebase Auth emulator that replaces Firebase on this machine. Its tokens have no signature, so anyone can
   * write one: a site that other machines reach refuses to start with it.
   */
  readonly emulator?: string | undefined;
}

interface Given extends Pick<KernelConfig, 'publicOrigins'> {
  readonly firebase?: FirebaseSources | undefined;
}

/** @throws Error for an emulator on a site that other machines reach */
export function createFirebaseTokens(
  { firebase: { keysUrl = PUBLISHED_KEYS, emulator } = {}, publicOrigins }: Given,
  { phoneProofSeconds }: Pick<Limits, 'phoneProofSeconds'>,
  now: () => Date,
  log: Pick<Logger, 'warn'>,
): FirebaseTokens {
  const isPublic = publicOrigins.some((origin) => !isLoopbackHost(new URL(origin).hostname));
  if (emulator !== undefined && isPublic) {
    throw new Error(
      'A Firebase emulator signs nothing, so that a site which other machines reach cannot use one: unset FIREBASE_EMULATOR.',
    );
  }
  const keys = createSigningKeys(keysUrl, now);
  const open = async (token: string, projectId: string): Promise<JWTPayload> => {
    const wanted = {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      currentDate: now(),
      clockTolerance: CLOCK_TOLERANCE,
    };
    if (emulator !== undefined) return UnsecuredJWT.decode(token, wanted).payload;
    return (await jwtVerify(token, keys, { ...wanted, algorithms: ['RS256'] })).payload;
  };
  return {
    async read(token, projectId) {
      const opened = await open(token, projectId).catch((error: unknown) => {
        log.warn({ err: error }, 'Firebase token rejected');
        throw refusalOf(error);
      });
      const claims = v.safeParse(claimsSchema, opened);
      if (!claims.success) throw new ContractError('phone_verification_failed');
      const { iat, sub, auth_time: provedAt, phone_number: number } = claims.output;
      const seconds = now().getTime() / 1_000;
      if (Math.max(iat, provedAt) > seconds + CLOCK_TOLERANCE) {
        throw new ContractError('phone_verification_failed');
      }
      const expiresAt = provedAt + phoneProofSeconds;
      if (expiresAt <= seconds) throw new ContractError('verification_code_expired');
      return {
        number,
        id: JSON.stringify([projectId, sub, provedAt]),
        expiresAt: new Date(expiresAt * 1_000),
      };
    },
  };
}

/** The refusal for a token that cannot be read. */
function refusalOf(error: unknown): unknown {
  if (error instanceof KeysUnavailable) return new ContractError('unavailable');
  if (error instanceof errors.JWTExpired) return new ContractError('verification_code_expired');
  return error instanceof errors.JOSEError ? new ContractError('phone_verification_failed') : error;
}
