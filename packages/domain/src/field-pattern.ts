import { EMAIL_SHAPE } from './email.ts';
import { NICKNAME_RULE } from './nickname.ts';

/** The kinds of pattern that have a rule and a message (spec section 5); `any` matches everything. */
export const PATTERN_IDS = [
  'any',
  'letter-then-letters-digits',
  'chinese-digits',
  'email',
  'letters-or-digits',
  'letters-and-digits',
  'digits',
  'alphanumeric-with-uppercase',
  'letters-spaces',
  'no-spaces',
  'nickname',
  'chinese-punctuation',
  'thai',
  'korean',
  'strong-password',
  'date-ymd',
  'date-mdy',
] as const;
export type PatternId = (typeof PATTERN_IDS)[number];

/** Month and day, of the days that every year has. The year 0, and those before 100, are no date of anything. */
const MONTH_DAY =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))';
const YEAR = '(?!00)[0-9]{4}';
const LEAP_YEAR =
  '(?!00)(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
/** Words of a script, one space between two. */
const wordsOf = (letters: string) => `${letters}+(?: ${letters}+)*`;

/**
 * What each kind accepts, as a regular expression for the whole value; `*` accepts any. None of them can be made to
 * work long by what somebody types: no part of a value can be matched in two ways.
 */
export const FIELD_PATTERNS: Readonly<Record<PatternId, string>> = {
  any: '*',
  'letter-then-letters-digits': '[A-Za-z][A-Za-z0-9]*',
  'chinese-digits': '[\\p{Script=Han}0-9]+',
  email: EMAIL_SHAPE.acceptedPattern,
  'letters-or-digits': '[A-Za-z0-9]+',
  // Whatever else is in it: long pass phrases are welcome.
  'letters-and-digits': '(?=.*[A-Za-z])(?=.*[0-9]).*',
  digits: '[0-9]+',
  'alphanumeric-with-uppercase': '(?=.*[A-Z])[A-Za-z0-9]+',
  // Vowels and tones of Thai, and accents that stand apart from their letter, are marks.
  'letters-spaces': '\\p{L}[\\p{L}\\p{M} .\\-]*',
  'no-spaces': '\\S+',
  nickname: NICKNAME_RULE.acceptedPattern,
  'chinese-punctuation': '[\\p{Script=Han}\\p{P}]+',
  thai: wordsOf('\\p{Script=Thai}'),
  korean: wordsOf('\\p{Script=Hangul}'),
  'strong-password': '(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9\\s]).*',
  // Days that the calendar has, and no others.
  'date-ymd': `${YEAR}-${MONTH_DAY}|${LEAP_YEAR}-02-29`,
  'date-mdy': `${MONTH_DAY}-${YEAR}|02-29-${LEAP_YEAR}`,
};
