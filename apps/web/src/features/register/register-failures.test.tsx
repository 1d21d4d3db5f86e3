import { memberRegister as registerEndpoint } from '@palpite/contract/registration.ts';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import { brand } from '@palpite/operator/testing/tables';
import { waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, type RenderOptions, renderApp } from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({
    config: { now: () => new Date() },
    limits: { registrationsBeforeCaptcha: 100, loginPerAddressPerMinute: 100 },
  });
  const { database, brands } = operator.services;
  await database
    .update(brand)
    .set({ overrides: { flags: { REGMOBVERF3: false } } })
    .where(eq(brand.code, 'palpite'));
  brands.forget();
});
afterEach(closeApp);
afterAll(() => operator.close());

const PASSWORD = 'correct horse battery 9';
let lastName = 0;

/** The page with a form that only has to be sent. */
async function filled(intercept: NonNullable<RenderOptions['intercept']>, path = '/register') {
  const app = await renderApp(operator, path, {
    intercept: (request, pass) =>
      new URL(request.url).pathname === registerEndpoint.path ? intercept(request, pass) : pass(),
  });
  const form = within(app.screen.getByRole('main'));
  await app.user.type(await form.findByLabelText('Account name *'), `fail${++lastName}`);
  await app.user.type(form.getByLabelText('Password *'), PASSWORD);
  await app.user.type(form.getByLabelText('Repeat the password *'), PASSWORD);
  await app.user.type(form.getByLabelText('Date of birth *'), '05/17/1990');
  await app.user.click(form.getByRole('checkbox'));
  const button = form.getByRole('button', { name: 'Create account' });
  return { ...app, form, button, send: () => app.user.click(button) };
}

test.each([
  ['an answer of 502', () => Promise.resolve(new Response('', { status: 502 }))],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer of another shape', () => Promise.resolve(Response.json({ hello: 1 }))],
])(
  '[ERR-02] %s is shown right above the pressed button, where the reader looks, and no typed value is lost',
  async (_what, answer) => {
    const { form, button, send } = await filled(answer);
    await send();
    const alert = await form.findByRole('alert');
    // The button has a row, which it shares with the way back where there are steps.
    expect(alert.nextElementSibling).toBe(button.parentElement);
    expect(alert.querySelector('svg')).not.toBeNull();
    expect(form.getByLabelText<HTMLInputElement>('Password *').value).toBe(PASSWORD);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  },
);

test('[ERR-02] the error of the last press disappears when the next one begins, even if that fails for another reason', async () => {
  const { user, form, send } = await filled(() =>
    Promise.resolve(new Response('', { status: 502 })),
  );
  await send();
  await form.findByRole('alert');
  await user.clear(form.getByLabelText('Password *'));
  await send();
  await form.findByText('Password cannot be empty.');
  expect(form.queryByRole('alert')).toBeNull();
});

test('[ERR-02] a refusal of one field is shown there, once, with the cursor in it', async () => {
  const { username } = await operator.account();
  const { user, form, send } = await filled((_request, pass) => pass());
  const name = form.getByLabelText('Account name *');
  await user.clear(name);
  await user.type(name, username);
  await send();
  await form.findAllByText('This account name is taken. Choose another one.');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(form.queryByRole('alert')).toBeNull();
});

test('a captcha that is required again has the cursor, and says so at its field', async () => {
  const own = await createTestOperator({
    config: { now: () => new Date() },
    limits: { registrationsBeforeCaptcha: 0 },
  });
  const shared = operator;
  operator = own;
  try {
    const { database, brands } = own.services;
    await database
      .update(brand)
      .set({ overrides: { flags: { REGMOBVERF3: false } } })
      .where(eq(brand.code, 'palpite'));
    brands.forget();
    const { form, send } = await filled((_request, pass) => pass());
    await send();
    const field = await form.findByLabelText('Characters in the picture');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(form.queryByRole('alert')).toBeNull();
  } finally {
    operator = shared;
    closeApp();
    await own.close();
  }
});
