import { PATTERN_IDS } from '@palpite/domain/field-pattern.ts';
import * as v from 'valibot';

/**
 * The operator's rules for each registration field (spec sections 3 and 5). The client shows the fields and checks them by
 * these rules; the server checks again by the same rules.
 */

/** The fields that a registration form can have, in display order. */
export const REGISTRATION_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'paymentPassword',
  'nickname',
  'email',
  'countryDialingCode',
  'mobileNum',
  'verificationCode',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'telegram',
  'facebook',
  'wechat',
  'idNumber',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'affiliateCode',
  'recommenderId',
  'referralCode',
  'captcha',
] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

const length = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000));

export const fieldRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  minLength: length,
  maxLength: length,
  patternId: v.picklist(PATTERN_IDS),
  /** A regular expression for the whole value, without slashes; `*` accepts any. */
  acceptedPattern: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
});
export type FieldRule = v.InferOutput<typeof fieldRule>;

/** A rule for each field; a field without one is not shown. */
export const fieldRules = v.object(v.entriesFromList(REGISTRATION_FIELDS, v.optional(fieldRule)));
export type FieldRules = v.InferOutput<typeof fieldRules>;
