import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, instant, password } from './wire.ts';

/**
 * Two-step login: an authenticator app (TOTP, RFC 6238) beside the password, and recovery codes for whoever has lost
 * it. How it is asked for at a login stands in `second-factor.ts`.
 */

/** Six digits that the app shows, or a recovery code; spaces and dashes in it do not matter. */
export const authenticatorCode = v.pipe(v.string(), v.minLength(1), v.maxLength(32));

/** Shown once: the server keeps their hashes. Each lets its holder in once. */
const recoveryCodes = v.object({
  recoveryCodes: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z\d]{5}-[a-z\d]{5}$/))),
    v.minLength(1),
    v.maxLength(20),
  ),
});

/** Both proofs: whoever finds an open page has neither. */
const bothProofs = v.object({
  /** Left out only where the account has none. */
  password: v.optional(password),
  code: authenticatorCode,
});

export const authenticatorStatus = endpoint({
  module: 'authenticator',
  summary:
    'Whether the account signs in with an authenticator app, and how many recovery codes are left',
  method: 'GET',
  path: '/wps/member/authenticator',
  origin: 'extension',
  token: 'required',
  permission: 'own-password',
  value: v.object({
    /** Null while the password alone signs in. */
    enabledAt: v.nullable(instant),
    recoveryCodesLeft: count,
    /** Whether the password must be given with a change of this; an account that signs in by codes has none. */
    hasPassword: v.boolean(),
  }),
  idempotency: 'safe',
});

export const authenticatorEnrol = endpoint({
  module: 'authenticator',
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
    /** For typing in by hand: base32. */
    secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{32}$/)),
    /** What the QR code holds: an `otpauth:` address. */
    uri: v.pipe(v.string(), v.maxLength(1_024), v.regex(/^otpauth:\/\/totp\/\S+$/)),
  }),
  errors: ['password_incorrect', 'login_again', 'authenticator_state'],
  idempotency: 'natural',
  throttle: 'login',
});

export const authenticatorConfirm = endpoint({
  module: 'authenticator',
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
  throttle: 'login',
});

export const recoveryCodesRenew = endpoint({
  module: 'authenticator',
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
  throttle: 'login',
});

export const authenticatorDisable = endpoint({
  module: 'authenticator',
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
  throttle: 'login',
});
