import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { callMessage } from '../../../lib/call-message.ts';

/** Why Firebase sent no code, or did not take one: each has a message of its own (spec section 8). */
const PROBLEMS = {
  'invalid-number': msg`This is not a valid mobile number. Check the country code and the number.`,
  'missing-number': msg`Enter your mobile number`,
  'too-many-requests': msg`Too many attempts. Try again in 5 minutes.`,
  unknown: msg`The number could not be verified. Check your network and try again.`,
  'wrong-code': msg`Enter a valid verification code.`,
  'captcha-failed': msg`We could not verify that you are human, or this address of the site may not send codes. Reload the page and try again.`,
  'quota-exceeded': msg`No more codes can be sent today. Contact customer service.`,
  'not-allowed': msg`Codes cannot be sent to this number. Contact customer service.`,
  'code-expired': msg`The verification code has expired. Ask for a new one.`,
  'popup-closed': msg`The window was closed before you were done. Try again.`,
} satisfies Record<string, MessageDescriptor>;
export type PhoneProblem = keyof typeof PROBLEMS;

/** A number that Firebase has not found proved. */
export class PhoneError extends Error {
  readonly problem: PhoneProblem;

  constructor(problem: PhoneProblem, options?: ErrorOptions) {
    super(`Firebase: ${problem}`, options);
    this.name = 'PhoneError';
    this.problem = problem;
  }
}

/** Problems that belong to one field of the form; the others are about no field. */
const FIELDS = {
  'invalid-number': 'mobileNum',
  'missing-number': 'mobileNum',
  'wrong-code': 'verificationCode',
  'code-expired': 'verificationCode',
} as const satisfies Partial<Record<PhoneProblem, string>>;

/** The field that a failure of Firebase is about; null where it is about none, or is another failure. */
export function phoneField(error: unknown): 'mobileNum' | 'verificationCode' | null {
  const problem = error instanceof PhoneError ? error.problem : '';
  return problem in FIELDS ? FIELDS[problem as keyof typeof FIELDS] : null;
}

/** The text of a failure around codes: Firebase's or the operator's. */
export function codeMessage(i18n: I18n, error: unknown): string {
  return error instanceof PhoneError ? i18n._(PROBLEMS[error.problem]) : callMessage(i18n, error);
}
