import { setupI18n } from '@lingui/core';
import { systemGetRegisterSettings } from '@palpite/contract/system.ts';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import { freshMobile, UNHURRIED } from '@palpite/operator/testing/identity';
import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { askedFields } from './register-fields.ts';
import { fieldsOf, stepsOf } from './register-steps.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ config: { now: () => new Date() }, limits: UNHURRIED });
});
afterEach(closeApp);
afterAll(() => operator.close());

const rule = (required: boolean) => ({
  enabled: true,
  required,
  minLength: 2,
  maxLength: 40,
  patternId: 'any' as const,
  acceptedPattern: '*',
});
const MUCH = ['payeeName', 'nickname', 'nationality', 'occupation', 'sourceOfIncome'] as const;
const PASSWORD = 'correct horse battery 9';

/** The form of a brand that requires nine fields. */
async function open(username?: string, on = operator) {
  const app = await renderApp(on, '/register', {
    intercept: async (request, pass) => {
      const answer = await pass();
      if (new URL(request.url).pathname !== systemGetRegisterSettings.path) return answer;
      const { value, ...rest } = (await answer.json()) as {
        value: { rules: object; mobileRules: object };
      };
      const more = Object.fromEntries(MUCH.map((field) => [field, rule(true)]));
      const rules = { ...value.rules, ...more };
      const mobileRules = { ...value.mobileRules, ...more };
      return Response.json({ ...rest, value: { ...value, rules, mobileRules } });
    },
  });
  const form = within(app.screen.getByRole('main'));
  const step = (text: string) => form.findByText(text);
  const type = async (label: string, text: string) =>
    app.user.type(await form.findByLabelText(label), text);
  const fillFirst = async () => {
    await step('Step 1 of 2: Your account');
    if (username) await type('Account name *', username);
    await type('Password *', PASSWORD);
    await type('Repeat the password *', PASSWORD);
    await type('Full name *', 'Ana Prado');
    await type('Nickname *', 'Ana');
    await type('Date of birth *', '05/17/1990');
  };
  const go = (name: string) => app.user.click(form.getByRole('button', { name }));
  return { ...app, form, step, type, go, fillFirst };
}

test('no step shows more than six fields, and every field is in exactly one', () => {
  const all = [...MUCH, 'username', 'password', 'confirmPassword', 'birthday', 'zalo', 'line'];
  const optional = [
    'email',
    'telegram',
    'whatsapp',
    'facebook',
    'wechat',
    'qqNum',
    'affiliateCode',
  ];
  const rules = Object.fromEntries([
    ...all.map((field) => [field, rule(true)]),
    ...optional.map((field) => [field, rule(false)]),
  ]);
  const asked = askedFields(rules, 'username');
  const steps = stepsOf(asked);
  expect(steps).toHaveLength(3);
  for (const { needed, folds } of steps) {
    expect(needed.length).toBeLessThanOrEqual(6);
    for (const { rows } of folds) expect(rows.length).toBeLessThanOrEqual(6);
  }
  const shown = steps.flatMap(fieldsOf);
  expect(shown.toSorted()).toEqual(asked.map(({ field }) => field).toSorted());
});

test('every step of a long form has a name of its own', () => {
  const long = ['zalo', 'line', 'email', 'telegram', 'whatsapp', 'facebook', 'wechat', 'qqNum'];
  const fields = [...MUCH, 'username', 'password', 'confirmPassword', 'birthday', ...long];
  const rules = Object.fromEntries(fields.map((field) => [field, rule(true)]));
  const names = stepsOf(askedFields(rules, 'username')).map(({ title }) => i18n._(title));
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(names.length);
});

test('a brand that asks for much registers in steps: back keeps what was typed, and the last step creates the account', async () => {
  const { form, router, screen, step, type, go, fillFirst, user } = await open('anasteps');
  await fillFirst();
  expect(form.queryByLabelText('Occupation *')).toBeNull();
  expect(form.queryByRole('button', { name: 'Create account' })).toBeNull();
  await go('Continue');
  expect((await step('Step 2 of 2: Your details')).getAttribute('role')).toBe('status');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your details'));
  await type('Nationality *', 'Brazil');
  await type('Occupation *', 'Carpenter');
  router.history.back();
  await step('Step 1 of 2: Your account');
  expect(form.getByLabelText<HTMLInputElement>('Account name *').value).toBe('anasteps');
  expect(form.getByLabelText<HTMLInputElement>('Password *').value).toBe(PASSWORD);
  await go('Continue');
  await step('Step 2 of 2: Your details');
  expect(form.getByLabelText<HTMLInputElement>('Occupation *').value).toBe('Carpenter');
  await type('Source of income *', 'Work');
  await user.click(form.getByRole('checkbox'));
  await go('Create account');
  expect(await screen.findByRole('alertdialog', { name: 'Your account is ready' })).toBeTruthy();
});

test('a step with a mistake is not left, and the mistake has the cursor', async () => {
  const { form, step, go, fillFirst } = await open();
  await fillFirst();
  await go('Continue');
  expect(await form.findByText('Account name cannot be empty.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Account name *')));
  expect(await step('Step 1 of 2: Your account')).toBeTruthy();
});

test('a refused field of an earlier step is shown there, with the cursor on it', async () => {
  const { username } = await operator.account();
  const { form, step, type, go, fillFirst, user } = await open(username);
  await fillFirst();
  await go('Continue');
  await step('Step 2 of 2: Your details');
  await type('Nationality *', 'Brazil');
  await type('Occupation *', 'Carpenter');
  await type('Source of income *', 'Work');
  await user.click(form.getByRole('checkbox'));
  await go('Create account');
  await step('Step 1 of 2: Your account');
  expect(await form.findByText('This account name is taken. Choose another one.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Account name *')));
});

test('a reload keeps what was typed at every step, but never the password', async () => {
  const first = await open('anareload');
  await first.fillFirst();
  await first.go('Continue');
  await first.step('Step 2 of 2: Your details');
  await first.type('Occupation *', 'Carpenter');
  const kept = sessionStorage.getItem('registerDraft') ?? '';
  expect(kept).not.toContain(PASSWORD);
  closeApp();
  sessionStorage.setItem('registerDraft', kept);
  const again = await open();
  await again.step('Step 1 of 2: Your account');
  expect(again.form.getByLabelText<HTMLInputElement>('Account name *').value).toBe('anareload');
  expect(again.form.getByLabelText<HTMLInputElement>('Password *').value).toBe('');
  await again.type('Password *', PASSWORD);
  await again.type('Repeat the password *', PASSWORD);
  await again.go('Continue');
  await again.step('Step 2 of 2: Your details');
  expect(again.form.getByLabelText<HTMLInputElement>('Occupation *').value).toBe('Carpenter');
});

test('another way of registering begins at its first step, and leaves the cursor at its tab', async () => {
  const { form, router, step, go, fillFirst } = await open('anaways');
  await fillFirst();
  await go('Continue');
  await step('Step 2 of 2: Your details');
  const tab = form.getByRole('tab', { name: 'By mobile number' });
  tab.focus();
  tab.click();
  await form.findByLabelText('Mobile number *');
  expect(await step('Step 1 of 2: Your account')).toBeTruthy();
  expect(document.activeElement).toBe(tab);
  form.getByRole('tab', { name: 'By account name' }).click();
  await form.findByLabelText('Account name *');
  expect(await step('Step 1 of 2: Your account')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/register');
});

test('a captcha that the code takes is asked for at the step of the code, and lets it be sent', async () => {
  const strict = await createTestOperator({
    config: { now: () => new Date() },
    limits: { ...UNHURRIED, codesBeforeCaptcha: 0 },
  });
  try {
    const { form, step, type, go, user } = await open(undefined, strict);
    await user.click(await form.findByRole('tab', { name: 'By mobile number' }));
    const country = await form.findByLabelText<HTMLInputElement>(/^Country code/);
    await waitFor(() => expect(country.value).toBe('+55'));
    const { mobileNum } = freshMobile();
    await type('Mobile number *', mobileNum);
    await go('Send code');
    const field = await form.findByLabelText('Characters in the picture');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(await step('Step 1 of 2: Your account')).toBeTruthy();
    await go('I cannot read it: use this device to verify instead');
    await form.findByText('Verified. No characters needed.');
    await go('Send code');
    expect(await form.findByText(`The code was sent to +55 ${mobileNum}.`)).toBeTruthy();
  } finally {
    closeApp();
    await strict.close();
  }
});
