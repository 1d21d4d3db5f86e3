import * as v from 'valibot';
import { captchaAnswer } from './captcha.ts';
import { endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { codeTicket, count, diallingCode, instant, mobileNumber, username } from './wire.ts';

/** Codes sent to phones. A number's existence is never told: the answer is the same either way. */

const sent = v.object({
  /** The code is good for so many minutes; the button counts 60 times as many seconds. */
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

export const smsNoLogin = endpoint({
  module: 'verification',
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
    /** Goes back with the code; whoever only knows the code has not asked for it. */
    ticket: codeTicket,
  }),
  errors,
  idempotency: 'natural',
  throttle: 'code',
});

export const smsRegister = endpoint({
  module: 'verification',
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
  throttle: 'code',
});
