import { CallError, type CallErrorKind } from '@palpite/contract/call-error.ts';
import type { ErrorCode } from '@palpite/contract/errors.ts';
import { sessionLoginByToken } from '@palpite/contract/session.ts';
import { LANGUAGES } from '@palpite/domain';
import { PATTERN_IDS } from '@palpite/domain/field-pattern.ts';
import type { I18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import {
  codeMessage,
  PhoneError,
  type PhoneProblem,
} from '../parts/identity/codes/phone-problem.ts';
import { createTexts } from '../lib/i18n/texts.ts';
import { callMessage } from '../lib/call-message.ts';
import { fieldMessage } from '../lib/field-message.ts';

/**
 * The error catalogue of spec section 8, each message next to its source. The tests of each screen prove that it shows
 * the message. Messages of one screen alone are not here (a page that could not be loaded, the warning to guests about
 * the chat), nor are errors without a text: a picture that failed, a window that closes.
 */
type Say = (i18n: I18n) => string;

const at = { endpoint: sessionLoginByToken, act: { requestId: 'r' } };
const refused =
  (code: ErrorCode): Say =>
  (i18n) =>
    callMessage(i18n, new CallError('refused', { ...at, code }));
const failed =
  (kind: CallErrorKind): Say =>
  (i18n) =>
    callMessage(i18n, new CallError(kind, at));
const phone =
  (problem: PhoneProblem): Say =>
  (i18n) =>
    codeMessage(i18n, new PhoneError(problem));

const CATALOGUE: readonly [message: string, say: Say, english: RegExp][] = [
  ['invalid affiliate code', refused('invalid_affiliate_code'), /invitation code is not valid/],
  ['SMS send failure', refused('code_not_sent'), /code could not be sent/],
  ['need real account', refused('real_account_required'), /need a real account.*Register one/],
  ['invalid phone format', phone('invalid-number'), /not a valid mobile number/],
  ['missing phone', phone('missing-number'), /Enter your mobile number/],
  ['too many requests, retry after 5 minutes', phone('too-many-requests'), /in 5 minutes/],
  ['unknown error', phone('unknown'), /could not be verified/],
  ['invalid or missing verification code', phone('wrong-code'), /valid verification code/],
  [
    'captcha check failed or unlisted domain',
    phone('captcha-failed'),
    /verify that you are human, or .*may not send/,
  ],
  ['quota exceeded, contact customer service', phone('quota-exceeded'), /Contact customer service/],
  ['operation not allowed, contact customer service', phone('not-allowed'), /cannot.*Contact/],
  ['code expired, resend', phone('code-expired'), /expired. Ask for a new one/],
  ['popup closed, login failed, retry', phone('popup-closed'), /window was closed.*Try again/],
  ['network link abnormal, retry', failed('network'), /connection failed.*try again/],
  ['page timeout, check connectivity', failed('timeout'), /too long. Check your network/],
  ['invalid URL, contact support', refused('unknown_merchant'), /no site.*contact support/],
  ['username or email does not exist', refused('account_not_found'), /no account with these/],
  ['not logged in, please login', refused('unauthenticated'), /not logged in. Log in/],
  ['non-member account unable to login', refused('not_a_member'), /not a member account/],
  ['only agents can log in', refused('not_an_agent'), /Only agents can log in/],
  ['please complete verification first', refused('two_factor_required'), /second confirmation/],
  ['access restricted by location or IP', refused('region_restricted'), /location or network/],
  ['system maintenance', refused('maintenance'), /under maintenance/],
  ...PATTERN_IDS.map((patternId): (typeof CATALOGUE)[number] => [
    `per-field validation: ${patternId}`,
    (i18n) => fieldMessage(i18n, { patternId, minLength: 6, maxLength: 12 }),
    /^(Use 6 to 12|Enter .*(6 to 12|\d{4}))/,
  ]),
];

describe('[ERR-01] the error catalogue', () => {
  test.each(CATALOGUE)('%s: has a plain text', async (_message, say, english) => {
    expect(say((await createTexts('EN')).i18n)).toMatch(english);
  });

  test.each(LANGUAGES.filter((language) => language !== 'EN'))(
    'is the specified text in %s, word for word',
    async (language) => {
      const [own, english] = await Promise.all([createTexts(language), createTexts('EN')]);
      for (const [message, say] of CATALOGUE) {
        expect(say(own.i18n), message).toMatch(/\p{L}{2}/u);
        expect(say(own.i18n), message).not.toBe(say(english.i18n));
      }
    },
  );
});
