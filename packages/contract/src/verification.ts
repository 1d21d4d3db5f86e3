import * as v from 'valibot';
import { captchaAnswer } from './captcha.ts';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import type { ErrorCode } from './errors.ts';
import { codeTicket, count, diallingCode, instant, mobileNumber, username } from './wire.ts';

/** Codes sent to phones. The answer never reveals whether a number has an account. */

const sent = v.object({
  /** How many minutes the code is valid; the button counts down as many seconds as that. */
  expiredMinutes: count,
  expiresAt: instant,
});

const errors = [
  'field_invalid',
  'captcha_required',
  'captcha_invalid',
  'code_not_sent',
  'code_quota_exceeded',
  'code_not_allowed',
  'feature_disabled',
] as const satisfies readonly ErrorCode[];

export const verificationSendLoginCode = endpoint({
  summary: 'Send a code to sign in with, or to choose another password with',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  body: v.object({
    purpose: v.picklist(['login', 'password']),
    mobileNum: mobileNumber,
    countryDialingCode: diallingCode,
    captcha: v.optional(captchaAnswer),
  }),
  value: v.object({
    ...sent.entries,
    /** Sent back with the code: the code alone is not enough. */
    ticket: codeTicket,
  }),
  errors,
  idempotency: 'natural',
  changes: [],
  throttle: 'code',
});

export const verificationSendRegisterCode = endpoint({
  summary: 'Send a code to register with, by username or by mobile number',
  method: 'POST',
  path: '/wps/verification/sms/register',
  body: v.object({
    by: v.picklist(['username', 'mobile']),
    username: v.optional(username),
    mobileNo: mobileNumber,
    countryDialingCode: diallingCode,
    captcha: v.optional(captchaAnswer),
  }),
  value: sent,
  errors: [...errors, 'mobile_taken'],
  idempotency: 'natural',
  changes: [],
  throttle: 'code',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  verification: {
    sendLoginCode: verificationSendLoginCode,
    sendRegisterCode: verificationSendRegisterCode,
  },
} as const satisfies EndpointTree;
