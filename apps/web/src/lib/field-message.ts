import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldRule } from '@palpite/contract/field-rule.ts';
import { meantEmail } from '@palpite/domain/email.ts';
import type { PatternId } from '@palpite/domain/field-pattern.ts';
import { writeDay } from './local-date.ts';

/**
 * What a field's rule asks for, in words (spec section 5): the pattern's message with the lengths, one number
 * where both are equal. `{length}` is "8", or "8 to 64".
 */
const MESSAGES: Readonly<Record<PatternId, MessageDescriptor>> = {
  any: msg`Use {length} characters.`,
  'letter-then-letters-digits': msg`Use {length} letters and digits, starting with a letter.`,
  'chinese-digits': msg`Use {length} Chinese characters or digits.`,
  email: msg`Enter an e-mail address such as name@example.com, {length} characters long.`,
  'letters-or-digits': msg`Use {length} letters or digits, nothing else.`,
  'letters-and-digits': msg`Use {length} characters, with at least one letter and one digit.`,
  digits: msg`Use {length} digits.`,
  'alphanumeric-with-uppercase': msg`Use {length} letters and digits, with at least one capital letter.`,
  'letters-spaces': msg`Use {length} letters and spaces.`,
  'no-spaces': msg`Use {length} characters without spaces.`,
  nickname: msg`Use {length} letters, digits and spaces; dots, dashes and apostrophes too.`,
  'chinese-punctuation': msg`Use {length} Chinese characters or punctuation marks.`,
  thai: msg`Use {length} Thai characters.`,
  korean: msg`Use {length} Korean characters.`,
  'strong-password': msg`Use {length} characters, with a lowercase letter, an uppercase letter, a digit and a symbol.`,
  'date-ymd': msg`Enter the date as year-month-day, such as 1990-12-31.`,
  'date-mdy': msg`Enter the date as month-day-year, such as 12-31-1990.`,
};
const RANGE = msg`{min} to {max}`;

/** What a day is asked for as, by an example in the language's own way of writing one. */
export function dayMessage(i18n: I18n): string {
  const example = writeDay('1990-12-31', i18n.locale);
  return i18n._(msg`Enter a date such as ${example}.`);
}

/** Asks for the address that was probably meant. */
export const meantMessage = (i18n: I18n, meant: string): string =>
  i18n._(msg`Did you mean ${meant}?`);

/** The message for a value that does not fit `rule`: of an e-mail address with a slip of the hand, what was meant. */
export function fieldMessage(
  i18n: I18n,
  rule: Pick<FieldRule, 'patternId' | 'minLength' | 'maxLength'>,
  value = '',
): string {
  const meant = rule.patternId === 'email' ? meantEmail(value) : null;
  if (meant !== null) return meantMessage(i18n, meant);
  const { minLength: min, maxLength: max } = rule;
  const length = min === max ? i18n.number(min) : i18n._({ ...RANGE, values: { min, max } });
  return i18n._({ ...MESSAGES[rule.patternId], values: { length } });
}
