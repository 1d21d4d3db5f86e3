import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldRule, FieldRules, RegistrationField } from '@palpite/contract/field-rule.ts';
import type { ComponentProps } from 'react';

/** The fields that the form renders by their rule; the captcha has rules of its own. */
export type FormField = Exclude<RegistrationField, 'captcha'>;
export type RegistrationWay = 'username' | 'mobile';

/** An enabled field with the operator's rule. */
export interface AskedField {
  field: FormField;
  rule: FieldRule;
}

interface FieldLook {
  label: MessageDescriptor;
  input?: Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
  >;
}

const name = { autoCapitalize: 'off', spellCheck: false } as const;
const number = { ...name, inputMode: 'numeric' } as const;

/** The name and input of each field, in the order of the form. */
export const FIELD_LOOKS: Readonly<Record<FormField, FieldLook>> = {
  username: { label: msg`Account name`, input: { ...name, autoComplete: 'username' } },
  password: { label: msg`Password`, input: { autoComplete: 'new-password' } },
  confirmPassword: { label: msg`Repeat the password`, input: { autoComplete: 'new-password' } },
  payeeName: { label: msg`Full name`, input: { autoComplete: 'name' } },
  nickname: { label: msg`Nickname`, input: { autoComplete: 'nickname' } },
  birthday: { label: msg`Date of birth` },
  email: { label: msg`Email`, input: { ...name, type: 'email', autoComplete: 'email' } },
  countryDialingCode: { label: msg`Country code` },
  mobileNum: {
    label: msg`Mobile number`,
    input: { ...number, type: 'tel', autoComplete: 'tel-national' },
  },
  verificationCode: { label: msg`Verification code` },
  whatsapp: { label: msg`WhatsApp`, input: number },
  telegram: { label: msg`Telegram`, input: name },
  zalo: { label: msg`Zalo`, input: number },
  line: { label: msg`LINE`, input: name },
  wechat: { label: msg`WeChat`, input: name },
  qqNum: { label: msg`QQ number`, input: number },
  facebook: { label: msg`Facebook`, input: name },
  idNumber: { label: msg`Identity document`, input: name },
  address: { label: msg`Address`, input: { autoComplete: 'street-address' } },
  nationality: { label: msg`Nationality`, input: { autoComplete: 'country-name' } },
  occupation: { label: msg`Occupation`, input: { autoComplete: 'organization-title' } },
  sourceOfIncome: { label: msg`Source of income` },
  paymentPassword: {
    label: msg`Payment password`,
    input: { inputMode: 'numeric', autoComplete: 'off' },
  },
  affiliateCode: { label: msg`Affiliate code`, input: { ...name, autoComplete: 'off' } },
  recommenderId: { label: msg`Recommended by`, input: { ...name, autoComplete: 'off' } },
  referralCode: { label: msg`Referral code`, input: { ...name, autoComplete: 'off' } },
};
const FORM_FIELDS = Object.keys(FIELD_LOOKS) as FormField[];
/** The first fields of a registration by number. */
const NUMBER_FIRST: readonly FormField[] = ['countryDialingCode', 'mobileNum', 'verificationCode'];
const MOBILE_FIELDS = [...new Set([...NUMBER_FIRST, ...FORM_FIELDS])];

/** A dialling code belongs to its number and is always there: the number's rule decides whether it is required. */
export const isNeeded = ({ field, rule }: AskedField) =>
  rule.required && field !== 'countryDialingCode';

/** As the form shows them: the required ones before the optional ones. */
export const needFirst = (asked: readonly AskedField[]): AskedField[] =>
  asked.toSorted((a, b) => Number(isNeeded(b)) - Number(isNeeded(a)));

/** Passwords: hidden while typed, never kept in a draft. */
export const isSecret = (field: string) => /password/i.test(field);

/** The fields that the operator has enabled, in the form's order. */
export function askedFields(rules: FieldRules, way: RegistrationWay): AskedField[] {
  return (way === 'mobile' ? MOBILE_FIELDS : FORM_FIELDS).flatMap((field) => {
    const rule = rules[field];
    return rule?.enabled ? [{ field, rule }] : [];
  });
}
