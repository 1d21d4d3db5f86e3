import { CallError } from '@palpite/contract/call-error.ts';
import { ERROR_CODES } from '@palpite/contract/errors.ts';
import { sessionLoginByToken } from '@palpite/contract/session.ts';
import { LANGUAGES } from '@palpite/domain';
import { expect, test } from 'vitest';
import { createTexts } from './i18n/texts.ts';
import { callMessage } from './call-message.ts';

const english = await createTexts('EN');
const refusal = (code: (typeof ERROR_CODES)[number]) =>
  new CallError('refused', { endpoint: sessionLoginByToken, act: { requestId: 'r' }, code });

test.each(LANGUAGES)('every refusal of the contract has a message in %s', async (language) => {
  const { i18n } = await createTexts(language);
  for (const code of ERROR_CODES) {
    const text = callMessage(i18n, refusal(code));
    expect(text, code).toMatch(/\p{L}{2}/u);
    expect(text, code).not.toMatch(/[a-z]_[a-z]/);
  }
});

test.each(LANGUAGES.filter((language) => language !== 'EN'))(
  'no refusal has an English message for a reader of %s',
  async (language) => {
    const { i18n } = await createTexts(language);
    for (const code of ERROR_CODES) {
      expect(callMessage(i18n, refusal(code)), code).not.toBe(
        callMessage(english.i18n, refusal(code)),
      );
    }
  },
);
