import * as v from 'valibot';
import { captchaAnswer } from './captcha.ts';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import {
  count,
  diallingCode,
  instant,
  label,
  mobileNumber,
  password,
  verificationCode,
} from './wire.ts';

/**
 * How an account can be reached: a mobile number and an email address, each confirmed by a code. They serve as a second
 * factor at login and as the way back in without a password, so a change requires the password, or a very recent login
 * where the account has none.
 */

const channel = v.picklist(['sms', 'email']);

/** The new number or address of an account. */
export const newContact = v.variant('channel', [
  v.object({
    channel: v.literal('sms'),
    countryDialingCode: diallingCode,
    mobileNum: mobileNumber,
  }),
  v.object({
    channel: v.literal('email'),
    email: v.pipe(v.string(), v.minLength(1), v.maxLength(254)),
  }),
]);
export type NewContact = v.InferOutput<typeof newContact>;

/** One entry for each channel. */
const contacts = v.object({
  list: v.array(
    v.object({
      channel,
      /** Masked, but recognisable to the member; null where there is none. */
      destination: v.nullable(label),
      /** False for a contact that was entered at registration and never confirmed: no message is sent to it. */
      proved: v.boolean(),
      /** Whether codes can be sent by this channel, so that the contact can be set or changed. */
      changeable: v.boolean(),
    }),
  ),
});

export const contactList = endpoint({
  summary: 'How the account’s holder is reached, and what of it can be changed',
  method: 'GET',
  path: '/wps/member/contacts',
  origin: 'extension',
  token: 'required',
  permission: 'own-password',
  value: contacts,
  idempotency: 'safe',
  staleOn: { contact: 0 },
});

export const contactSendCode = endpoint({
  summary: 'Send a code to a number or an address that the account is to have',
  method: 'POST',
  path: '/wps/member/contacts/code',
  origin: 'extension',
  token: 'required',
  permission: 'own-password',
  sensitive: true,
  body: v.object({
    contact: newContact,
    /** For a number; required after a refusal that carries a captcha. */
    captcha: v.optional(captchaAnswer),
  }),
  value: v.object({ expiredMinutes: count, expiresAt: instant }),
  errors: [
    'field_invalid',
    'login_again',
    'captcha_required',
    'captcha_invalid',
    'code_not_sent',
    'code_quota_exceeded',
    'code_not_allowed',
  ],
  idempotency: 'natural',
  changes: [],
  throttle: 'code',
});

export const contactSet = endpoint({
  summary: 'Set or change a contact by the code sent there; earlier contacts are notified',
  method: 'POST',
  path: '/wps/member/contacts',
  origin: 'extension',
  token: 'required',
  permission: 'own-password',
  encrypted: true,
  body: v.object({
    contact: newContact,
    verificationCode,
    /** Omitted only for an account without a password. */
    password: v.optional(password),
  }),
  value: contacts,
  errors: [
    'field_invalid',
    'password_incorrect',
    'login_again',
    'verification_code_invalid',
    'verification_code_expired',
    'mobile_taken',
    'code_not_allowed',
  ],
  idempotency: 'key',
  changes: ['contact', 'message'],
  throttle: 'login',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  contact: {
    list: contactList,
    sendCode: contactSendCode,
    set: contactSet,
  },
} as const satisfies EndpointTree;
