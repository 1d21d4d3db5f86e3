import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { sessionStart } from './session.ts';
import { count, instant, label, verificationCode } from './wire.ts';

/**
 * The second proof of identity after a correct password: required by the refusal `two_factor_required`, whose value is a
 * `requiredSecondFactor`.
 */

/** The methods: a code that is sent, or one from an authenticator app. */
export const SECOND_FACTORS = ['sms', 'email', 'totp'] as const;

const ticket = v.pipe(v.string(), v.minLength(16), v.maxLength(1_024));

export const requiredSecondFactor = v.object({
  /** Represents the first proof, until `expiresAt` or until the password changes. */
  ticket,
  /** The methods that the account can use; offer the first. */
  methods: v.pipe(
    v.array(
      v.object({
        method: v.picklist(SECOND_FACTORS),
        /** Where a code goes, masked but recognisable to the member. Null for a method that sends none. */
        destination: v.nullable(label),
      }),
    ),
    v.minLength(1),
    v.maxLength(SECOND_FACTORS.length),
  ),
  expiresAt: instant,
});
export type SecondFactorDemand = v.InferOutput<typeof requiredSecondFactor>;
export type SecondFactorMethod = (typeof SECOND_FACTORS)[number];

export const secondFactorSendCode = endpoint({
  summary: 'Send the code that a login with a right password still asks for',
  method: 'POST',
  path: '/wps/session/login/factor/code',
  origin: 'extension',
  body: v.object({ ticket, method: v.picklist(['sms', 'email']) }),
  value: v.object({ expiredMinutes: count, expiresAt: instant }),
  errors: ['second_factor_expired', 'code_not_sent', 'code_quota_exceeded'],
  idempotency: 'natural',
  changes: [],
  throttle: 'code',
});

export const secondFactorVerify = endpoint({
  summary: 'Give the second proof, and sign in',
  method: 'POST',
  path: '/wps/session/login/factor',
  origin: 'extension',
  encrypted: true,
  body: v.object({ ticket, method: v.picklist(SECOND_FACTORS), code: verificationCode }),
  value: sessionStart,
  errors: [
    'second_factor_expired',
    'verification_code_invalid',
    'verification_code_expired',
    'account_locked',
  ],
  idempotency: 'key',
  changes: ['session'],
  throttle: 'login',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  secondFactor: {
    sendCode: secondFactorSendCode,
    verify: secondFactorVerify,
  },
} as const satisfies EndpointTree;
