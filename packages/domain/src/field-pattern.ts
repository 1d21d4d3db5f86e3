import { EMAIL_SHAPE } from './field-rule.ts';
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

const MONTH = '(?:0[1-9]|1[0-2])';
const DAY = '(?:0[1-9]|[12][0-9]|3[01])';
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
  'date-ymd': `[0-9]{4}-${MONTH}-${DAY}`,
  'date-mdy': `${MONTH}-${DAY}-[0-9]{4}`,
};
