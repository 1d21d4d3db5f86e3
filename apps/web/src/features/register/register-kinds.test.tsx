import { systemGetRegisterSettings } from '@palpite/contract/system.ts';
import { FIELD_PATTERNS, PATTERN_IDS, type PatternId } from '@palpite/domain/field-pattern.ts';
import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { withOperator } from '@palpite/operator/testing/fixtures';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

/**
 * The form of a brand whose field for the occupation follows a kind of pattern: the operator's answer with that rule.
 */
async function openWith(patternId: PatternId) {
  const occupation = {
    enabled: true,
    required: true,
    minLength: 3,
    maxLength: 12,
    patternId,
    acceptedPattern: FIELD_PATTERNS[patternId],
  };
  const app = await renderApp(operator, '/register', {
    intercept: async (request, pass) => {
      const answer = await pass();
      if (new URL(request.url).pathname !== systemGetRegisterSettings.path) return answer;
      const { value, ...rest } = (await answer.json()) as { value: { rules: object } };
      return Response.json({ ...rest, value: { ...value, rules: { ...value.rules, occupation } } });
    },
  });
  const form = within(app.screen.getByRole('main'));
  const field = await form.findByLabelText('Occupation *');
  const send = () => app.user.click(form.getByRole('button', { name: 'Create account' }));
  return { ...app, form, field, send };
}

/** For each kind: a valid value, an invalid one, and the form's error for it. */
const KINDS: Readonly<Record<PatternId, readonly [string, string, string]>> = {
  any: ['?!.', '?', 'Use 3 to 12 characters.'],
  'letter-then-letters-digits': [
    'a12',
    '1ab',
    'Use 3 to 12 letters and digits, starting with a letter.',
  ],
  'chinese-digits': ['王小明8', 'wang', 'Use 3 to 12 Chinese characters or digits.'],
  email: [
    'a@b.co',
    'a@bco',
    'Enter an e-mail address such as name@example.com, 3 to 12 characters long.',
  ],
  'letters-or-digits': ['ab1', 'a-1', 'Use 3 to 12 letters or digits, nothing else.'],
  'letters-and-digits': [
    'ab1',
    'abc',
    'Use 3 to 12 characters, with at least one letter and one digit.',
  ],
  digits: ['123', '12a', 'Use 3 to 12 digits.'],
  'alphanumeric-with-uppercase': [
    'Ab1',
    'ab1',
    'Use 3 to 12 letters and digits, with at least one capital letter.',
  ],
  'letters-spaces': ['Ana Lua', 'Ana 1', 'Use 3 to 12 letters and spaces.'],
  'no-spaces': ['a.b', 'a b', 'Use 3 to 12 characters without spaces.'],
  nickname: [
    "D'Ana",
    '<b>a',
    'Use 3 to 12 letters, digits and spaces; dots, dashes and apostrophes too.',
  ],
  'chinese-punctuation': [
    '你好！',
    'hello',
    'Use 3 to 12 Chinese characters or punctuation marks.',
  ],
  thai: ['สมชาย', 'som', 'Use 3 to 12 Thai characters.'],
  korean: ['김철수', 'kim', 'Use 3 to 12 Korean characters.'],
  'strong-password': [
    'aB3!',
    'aB34',
    'Use 3 to 12 characters, with a lowercase letter, an uppercase letter, a digit and a symbol.',
  ],
  'date-ymd': ['1990-12-31', '31-12-1990', 'Enter the date as year-month-day, such as 1990-12-31.'],
  'date-mdy': ['12-31-1990', '1990-12-31', 'Enter the date as month-day-year, such as 12-31-1990.'],
};

test.each(PATTERN_IDS)(
  '[REG-19] [REG-18] a field of the kind %s shows its rule in the form, and accepts a valid value',
  async (kind) => {
    const [fits, unfit, message] = KINDS[kind];
    const { user, form, field, send } = await openWith(kind);
    await send();
    await form.findByText('Occupation cannot be empty.');
    await user.type(field, unfit);
    await send();
    await form.findByText(message);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.clear(field);
    await user.type(field, fits);
    await send();
    await form.findByText('Account name cannot be empty.');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  },
);
