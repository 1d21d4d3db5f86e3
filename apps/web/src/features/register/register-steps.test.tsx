import { systemGetRegisterSettings } from '@palpite/contract/system.ts';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import { UNHURRIED } from '@palpite/operator/testing/identity';
import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { askedFields } from './register-fields.ts';
import { fieldsOf, stepsOf } from './register-steps.ts';

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
async function open(username?: string) {
  const app = await renderApp(operator, '/register', {
    intercept: async (request, pass) => {
      const answer = await pass();
      if (new URL(request.url).pathname !== systemGetRegisterSettings.path) return answer;
      const { value, ...rest } = (await answer.json()) as { value: { rules: object } };
      const more = Object.fromEntries(MUCH.map((field) => [field, rule(true)]));
      const rules = { ...value.rules, ...more };
      return Response.json({ ...rest, value: { ...value, rules } });
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
  expect(document.activeElement).toBe(form.getByLabelText('Account name *'));
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
