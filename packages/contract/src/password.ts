import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import type { ErrorCode } from './errors.ts';
import { sessionStart } from './session.ts';
import {
  codeTicket,
  count,
  diallingCode,
  instant,
  mobileNumber,
  password,
  username,
  verificationCode,
} from './wire.ts';

const email = v.pipe(v.string(), v.minLength(3), v.maxLength(254));

export const passwordChange = endpoint({
  summary: 'Change one’s own password; every session ends, and a new one continues the caller’s',
  method: 'POST',
  path: '/wps/member/password',
  token: 'required',
  permission: 'own-password',
  whileBlocked: true,
  encrypted: true,
  body: v.object({
    /** Omitted only for an account without a password that the member knows. */
    oldPassword: v.optional(password),
    newPassword: password,
    confirmNewPassword: password,
  }),
  /** Of the session that continues the caller's, which has ended with all that its token gave out. */
  value: v.object({ token: sessionStart.entries.token }),
  errors: ['password_incorrect', 'login_again', 'password_reused', 'field_invalid'],
  idempotency: 'key',
  changes: ['session', 'authenticator', 'message'],
  replacesSession: true,
  throttle: 'login',
});

export const passwordSendResetCode = endpoint({
  summary:
    'Ask for a code by e-mail to choose another password; the answer never tells whether the account exists',
  method: 'POST',
  path: '/wps/member/password/email',
  bodyType: 'form',
  body: v.object({ username, email }),
  /** How long the code is valid. */
  value: v.object({ expiredMinutes: count, expiresAt: instant }),
  errors: ['field_invalid', 'account_not_found', 'code_not_sent'],
  idempotency: 'natural',
  changes: [],
  throttle: 'code',
});

const byCode = [
  'verification_code_invalid',
  'verification_code_expired',
  'field_invalid',
  'password_reused',
  'account_not_found',
  'account_locked',
  'two_factor_required',
] as const satisfies readonly ErrorCode[];

export const passwordResetByPhone = endpoint({
  summary: 'Choose another password with a code sent to the phone, and sign in',
  method: 'POST',
  path: '/wps/member/password/verification',
  encrypted: true,
  body: v.object({
    newPassword: password,
    mobileNum: mobileNumber,
    countryDialingCode: diallingCode,
    verificationCode,
    ticket: codeTicket,
  }),
  value: sessionStart,
  errors: [...byCode, 'feature_disabled'],
  idempotency: 'natural',
  changes: ['session'],
  flag: 'CHNGPASSVERIF3',
  throttle: 'login',
});

export const passwordResetByEmail = endpoint({
  summary: 'Choose another password with a code sent by e-mail, and sign in',
  method: 'POST',
  path: '/wps/member/password/email/verification',
  origin: 'extension',
  encrypted: true,
  body: v.object({ username, email, newPassword: password, verificationCode }),
  value: sessionStart,
  errors: byCode,
  idempotency: 'natural',
  changes: ['session'],
  throttle: 'login',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  password: {
    change: passwordChange,
    sendResetCode: passwordSendResetCode,
    resetByPhone: passwordResetByPhone,
    resetByEmail: passwordResetByEmail,
  },
} as const satisfies EndpointTree;
