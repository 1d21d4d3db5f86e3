import { tidyEmail } from './email.ts';
import { tidyNickname } from './nickname.ts';
import { plainDigits } from './plain-digits.ts';

/**
 * Whether a typed value fits what the operator asks of a field (spec section 5). One home for the rule: the
 * form shows by it, the server refuses by it, so that the two cannot disagree.
 */

/** The part of a field's rule that a value is measured by; lengths in characters (code points). */
export interface ValueRule {
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  /** A regular expression for the whole value, without slashes; `*` accepts any. */
  readonly acceptedPattern: string;
}

/** Why a password that fits its rule is refused all the same: it is among the first that anybody tries. */
export const COMMON_PASSWORD = 'common password';

/** What is wrong with a value: nothing was given, or it does not fit pattern or length. */
export type FieldProblem = 'required' | 'unfit';

/**
 * Measures one value. An empty one is fine where the field is optional.
 * @returns null when the value fits
 * @throws SyntaxError when the operator's pattern is no regular expression
 */
export function findFieldProblem(rule: ValueRule, value: string): FieldProblem | null {
  if (value === '') return rule.required ? 'required' : null;
  // Code points, as a person counts signs: an emoji or a rare Chinese character is one.
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return 'unfit';
  return matchesWhole(rule.acceptedPattern, value) ? null : 'unfit';
}

/** Fields of numbers that people write in groups: "123.456.789-09". */
const GROUPED = new Set(['idNumber', 'qqNum', 'whatsapp', 'zalo', 'verificationCode']);

/**
 * Passwords are taken as typed (OWASP ASVS 6.2.8), nicknames and e-mail addresses tidied, numbers without the signs between their digits;
 * everything else loses the spaces around it.
 */
export function tidyValue(field: string, value: string): string {
  if (field === 'nickname') return tidyNickname(value);
  if (field === 'email') return tidyEmail(value);
  if (GROUPED.has(field)) return plainDigits(value).replace(/^\+/, '');
  return /password/i.test(field) ? value : value.trim();
}

function matchesWhole(pattern: string, value: string): boolean {
  return pattern === '*' || new RegExp(`^(?:${pattern})$`, 'u').test(value);
}
