import * as v from 'valibot';
import { captchaAnswer } from './captcha.ts';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import type { ErrorCode } from './errors.ts';
import { sessionStart } from './session.ts';
import {
  address,
  day,
  diallingCode,
  firebaseIdToken,
  id,
  label,
  mobileNumber,
  origin,
  password,
  username,
  verificationCode,
} from './wire.ts';

/** Registration. The operator's `system.getRegisterSettings` decides which fields there are; the server checks by the same rules. */

const text = v.optional(label);

/** The fields of both ways to register. */
const common = {
  confirmPassword: v.optional(password),
  payeeName: text,
  email: v.optional(v.pipe(v.string(), v.maxLength(254))),
  qqNum: text,
  recommenderId: text,
  affiliateCode: text,
  referralCode: text,
  paymentPassword: v.optional(password),
  line: text,
  whatsapp: text,
  zalo: text,
  telegram: text,
  facebook: text,
  wechat: text,
  idNumber: text,
  nickname: text,
  birthday: text,
  address: text,
  nationality: text,
  occupation: text,
  sourceOfIncome: text,
  captcha: v.optional(captchaAnswer),
  /** The site of the form, and its page. */
  domain: origin,
  registerUrl: address,
  registerMethod: v.literal('WEB'),
  /** Begins a session at once. */
  login: v.literal(true),
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(firebaseIdToken),
  termsAgreed: v.boolean(),
  /** The version of the terms that the form showed; if a newer version is in force, the member has to read it first. */
  termsVersion: day,
};

export const registerRequest = v.object({
  ...common,
  username,
  password,
  mobileNum: v.optional(mobileNumber),
  countryDialingCode: v.optional(diallingCode),
  verificationCode: v.optional(verificationCode),
});

export const registerMobileRequest = v.object({
  ...common,
  /** Required only with MOBILENUMPASSREG3; otherwise the account logs in by codes. */
  password: v.optional(password),
  mobileNum: mobileNumber,
  countryDialingCode: diallingCode,
  verificationCode,
});

/** The new account (its name may be generated), signed in. */
export const registered = v.object({ account: id, session: sessionStart });
export type Registered = v.InferOutput<typeof registered>;

const errors = [
  'field_invalid',
  'terms_not_agreed',
  'terms_outdated',
  'username_taken',
  'email_taken',
  'mobile_taken',
  'captcha_required',
  'captcha_invalid',
  'verification_code_invalid',
  'verification_code_expired',
  'phone_verification_failed',
  'invalid_affiliate_code',
  'feature_disabled',
] as const satisfies readonly ErrorCode[];

export const memberRegister = endpoint({
  summary: 'Register with a username',
  method: 'PUT',
  path: '/wps/member/register',
  encrypted: true,
  body: registerRequest,
  value: registered,
  errors,
  idempotency: 'key',
  changes: ['session'],
  flag: 'USERNAMEREG3',
  throttle: 'login',
});

export const memberRegisterByMobile = endpoint({
  summary: 'Register with a mobile number; the account’s name is generated',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  encrypted: true,
  body: registerMobileRequest,
  value: registered,
  errors,
  idempotency: 'key',
  changes: ['session'],
  flag: 'MOBILENUMREG3',
  throttle: 'login',
});

/** Registration reveals the same, but requires a captcha and a code: here a throttle allows only a few names an hour. */
export const memberCheckUsername = endpoint({
  summary: 'Whether an account name is still free',
  method: 'POST',
  path: '/wps/member/register/username',
  origin: 'extension',
  body: v.object({ username }),
  value: v.object({ available: v.boolean() }),
  errors: ['field_invalid', 'feature_disabled'],
  idempotency: 'natural',
  changes: [],
  flag: 'USERNAMEREG3',
  throttle: 'name',
});

export const affiliateCodeCheck = endpoint({
  summary: 'Whether an affiliate code is valid for a domain: success means that it is',
  method: 'GET',
  path: '/wps/agent/affiliate',
  query: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)), domain: origin }),
  value: v.null(),
  errors: ['invalid_affiliate_code'],
  idempotency: 'safe',
  throttle: 'code',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  member: {
    register: memberRegister,
    registerByMobile: memberRegisterByMobile,
    checkUsername: memberCheckUsername,
  },
  affiliateCode: {
    check: affiliateCodeCheck,
  },
} as const satisfies EndpointTree;
