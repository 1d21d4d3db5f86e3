import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { findAgeProblem } from '@palpite/domain/age.ts';
import { findFieldProblem, tidyValue } from '@palpite/domain/field-rule.ts';
import { localNumber } from '@palpite/domain/mobile-number.ts';
import type { FieldErrors } from 'react-hook-form';
import { dayMessage, fieldMessage } from '../../lib/field-message.ts';
import { type AskedField, FIELD_LOOKS, type FormField } from './register-fields.ts';

/** The values of the form: a text for each field, the characters of a captcha, the agreement. */
export type RegisterValues = Partial<Record<FormField, string>> & {
  captcha?: string;
  termsAgreed?: boolean;
};

export interface AgeLimit {
  /** Years, and today in the brand's time zone, `yyyy-MM-dd`. */
  years: number;
  today: string;
}

/** The values to send: trimmed except for secrets, without empty fields or fields that are off. */
export function trimmedValues(values: RegisterValues, asked: readonly AskedField[]) {
  const typed: Partial<Record<FormField, string>> = {};
  for (const { field, rule } of asked) {
    const given = values[field] ?? '';
    const value =
      field === 'mobileNum'
        ? localNumber(given, values.countryDialingCode ?? '', rule)
        : tidyValue(field, given);
    if (value !== '') typed[field] = value;
  }
  return typed;
}

/** The error of each field, by the same rules that the server checks. */
export function findErrors(
  i18n: I18n,
  values: RegisterValues,
  asked: readonly AskedField[],
  age: AgeLimit,
  captchaNeeded: boolean,
): FieldErrors<RegisterValues> {
  const typed = trimmedValues(values, asked);
  const errors: FieldErrors<RegisterValues> = {};
  const say = (field: keyof RegisterValues, message: string) => {
    errors[field] = { type: 'rule', message };
  };
  const { years } = age;
  for (const { field, rule } of asked) {
    const value = typed[field] ?? '';
    const problem =
      findFieldProblem(rule, value) ??
      (field === 'birthday' && value !== '' ? findAgeProblem(value, age.today, age.years) : null);
    const label = i18n._(FIELD_LOOKS[field].label);
    if (problem === 'required') say(field, i18n._(msg`${label} cannot be empty.`));
    else if (problem === 'unfit') {
      say(field, field === 'birthday' ? dayMessage(i18n) : fieldMessage(i18n, rule, value));
    } else if (field === 'confirmPassword' && value !== (values.password ?? '')) {
      say(field, i18n._(msg`The two passwords do not match.`));
    } else if (problem === 'under age') {
      say(field, i18n._(msg`You must be at least ${years} years old to register.`));
    }
  }
  if (captchaNeeded && !values.captcha?.trim()) {
    say('captcha', i18n._(msg`Enter the characters in the picture`));
  }
  if (!values.termsAgreed) {
    say('termsAgreed', i18n._(msg`Agree to the terms and the privacy policy first.`));
  }
  return errors;
}
