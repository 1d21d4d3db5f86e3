import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { count, instant, password } from './wire.ts';

/**
 * Two-step login: an authenticator app (TOTP, RFC 6238) in addition to the password, and recovery codes for a member who
 * has lost the app. `second-factor.ts` describes how a login asks for it.
 */

/** Six digits from the app, or a recovery code; spaces and dashes are ignored. */
export const authenticatorCode = v.pipe(v.string(), v.minLength(1), v.maxLength(32));

/** Shown once: the server stores only their hashes. Each code works for one login. */
const recoveryCodes = v.object({
  recoveryCodes: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z\d]{5}-[a-z\d]{5}$/))),
    v.minLength(1),
    v.maxLength(20),
  ),
});

/** Both proofs: a stranger who finds an open page has neither. */
const bothProofs = v.object({
  /** Omitted only for an account without a password. */
  password: v.optional(password),
  code: authenticatorCode,
});

export const authenticatorGet = endpoint({
  summary:
    'Whether the account signs in with an authenticator app, and how many recovery codes are left',
  method: 'GET',
  path: '/wps/member/authenticator',
  origin: 'extension',
  token: 'required',
  permission: 'own-password',
  value: v.object({
    /** Null while a password is enough to log in. */
    enabledAt: v.nullable(instant),
    recoveryCodesLeft: count,
    /** Whether a change requires the password; an account that logs in by codes has none. */
    hasPassword: v.boolean(),
  }),
  idempotency: 'safe',
  staleOn: { authenticator: 0, contact: 0 },
});

export const authenticatorEnrol = endpoint({
  summary: 'A new secret for an authenticator app; nothing is asked of it before it is confirmed',
  method: 'POST',
  path: '/wps/member/authenticator',
  origin: 'extension',
  token: 'required',
  permission: 'own-password',
  sensitive: true,
  encrypted: true,
  body: v.object({ password: v.optional(password) }),
  value: v.object({
    /** For typing by hand: base32. */
    secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{32}$/)),
    /** The content of the QR code: an `otpauth:` address. */
    uri: v.pipe(v.string(), v.maxLength(1_024), v.regex(/^otpauth:\/\/totp\/\S+$/)),
  }),
  errors: ['password_incorrect', 'login_again', 'authenticator_state'],
  idempotency: 'natural',
  changes: [],
  throttle: 'login',
});

export const authenticatorConfirm = endpoint({
  summary: 'Prove that the app shows the right codes; from now on a login asks for one',
  method: 'POST',
  path: '/wps/member/authenticator/confirm',
  origin: 'extension',
  token: 'required',
  permission: 'own-password',
  sensitive: true,
  encrypted: true,
  body: v.object({ code: authenticatorCode }),
  value: recoveryCodes,
  errors: ['verification_code_invalid', 'authenticator_state'],
  idempotency: 'key',
  changes: ['authenticator', 'message'],
  throttle: 'login',
});

export const authenticatorRenewRecoveryCodes = endpoint({
  summary: 'New recovery codes; the old ones no longer work',
  method: 'POST',
  path: '/wps/member/authenticator/recovery',
  origin: 'extension',
  token: 'required',
  permission: 'own-password',
  encrypted: true,
  body: bothProofs,
  value: recoveryCodes,
  errors: ['password_incorrect', 'verification_code_invalid', 'authenticator_state'],
  idempotency: 'key',
  changes: ['authenticator', 'message'],
  throttle: 'login',
});

export const authenticatorDisable = endpoint({
  summary: 'Go back to signing in by password alone',
  method: 'POST',
  path: '/wps/member/authenticator/disable',
  origin: 'extension',
  token: 'required',
  permission: 'own-password',
  encrypted: true,
  body: bothProofs,
  value: v.null(),
  errors: ['password_incorrect', 'verification_code_invalid', 'authenticator_state'],
  idempotency: 'natural',
  changes: ['authenticator', 'message'],
  throttle: 'login',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  authenticator: {
    get: authenticatorGet,
    enrol: authenticatorEnrol,
    confirm: authenticatorConfirm,
    disable: authenticatorDisable,
    renewRecoveryCodes: authenticatorRenewRecoveryCodes,
  },
} as const satisfies EndpointTree;
