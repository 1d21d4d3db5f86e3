import { withOperator } from '@palpite/operator/testing/fixtures';
import { brand } from '@palpite/operator/testing/tables';
import { waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
beforeAll(async () => {
  const { database, brands } = operator.services;
  await database
    .update(brand)
    .set({ overrides: { flags: { REGMOBVERF3: false } } })
    .where(eq(brand.code, 'palpite'));
  brands.forget();
});
afterEach(closeApp);

async function open(path = '/register') {
  const app = await renderApp(operator, path);
  const form = within(app.screen.getByRole('main'));
  const fold = (await form.findByText('Optional details')).closest('details') as HTMLDetailsElement;
  return { ...app, form, fold };
}

test('[REG-12] [REG-17] optional fields are folded away below the required ones, and lose no value', async () => {
  const { user, form, fold } = await open();
  const inFold = within(fold);
  expect(fold.open).toBe(false);
  for (const label of ['Full name', 'Email', 'Affiliate code', 'Referral code']) {
    expect(inFold.getByLabelText(label)).toBeTruthy();
  }
  for (const needed of ['Account name *', 'Password *', 'Date of birth *']) {
    expect(form.getByLabelText(needed)).toBeTruthy();
    expect(inFold.queryByLabelText(needed)).toBeNull();
  }
  await user.click(form.getByText('Optional details'));
  expect(fold.open).toBe(true);
});

test('[REG-06] an invitation’s code is visible at once', async () => {
  const { fold } = await open('/register?referralCode=AMIGA7');
  await waitFor(() => expect(fold.open).toBe(true));
});

test('an invalid folded field unfolds and has the cursor', async () => {
  const { user, form, fold } = await open();
  await user.type(form.getByLabelText('Account name *'), 'anafold');
  await user.type(form.getByLabelText('Password *'), 'correct horse battery 9');
  await user.type(form.getByLabelText('Repeat the password *'), 'correct horse battery 9');
  await user.type(form.getByLabelText('Date of birth *'), '05/17/1990');
  const email = form.getByLabelText('Email');
  await user.type(email, 'ana@');
  await user.click(form.getByRole('checkbox'));
  fold.open = false;
  await user.click(form.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(fold.open).toBe(true));
  await waitFor(() => expect(document.activeElement).toBe(email));
});

test('[REG-19] a day that the calendar has not, and a slip in an address, are named at their fields', async () => {
  const { user, form, fold } = await open();
  fold.open = true;
  const [born, email] = [form.getByLabelText('Date of birth *'), form.getByLabelText('Email')];
  await user.type(email, 'ana@gmial.com');
  expect(form.getByText('Did you mean ana@gmail.com?')).toBeTruthy();
  await user.clear(email);
  await user.type(email, 'ana@example..com');
  for (const never of ['02/31/1990', '1990-02-31', '02/29/2025', '1890-01-01']) {
    await user.clear(born);
    await user.type(born, never);
    await user.click(form.getByRole('button', { name: 'Create account' }));
    expect(await form.findByText('Enter a date such as 12/31/1990.')).toBeTruthy();
    expect(form.queryByText(/at least 18 years/)).toBeNull();
  }
  expect(form.getByText('Did you mean ana@example.com?')).toBeTruthy();
});

test('[REG-13] a star is in the placeholder of a required field, and at its label, where it stays', async () => {
  const { form } = await open();
  const name = form.getByLabelText<HTMLInputElement>('Account name *');
  expect(name.placeholder).toBe('maria88 *');
  expect(form.getByLabelText<HTMLInputElement>('Date of birth *').placeholder).toBe('MM/DD/YYYY *');
  expect(name.labels?.[0]?.textContent).toBe('Account name *');
  expect(name.labels?.[0]?.querySelector('.sr-only')).toBeNull();
  expect(form.getByLabelText<HTMLInputElement>('Full name').placeholder).toBe('Maria Silva');
});

test('a password’s rule is ticked part by part as it is typed', async () => {
  const { user, form } = await open();
  const password = form.getByLabelText<HTMLInputElement>('Password *');
  const rule = () =>
    document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  expect(rule()).toBe('8 to 64 charactersa lettera digit');
  await user.type(password, 'horse');
  await waitFor(() => expect(rule()).toBe('8 to 64 charactersa letter: meta digit'));
  await user.type(password, ' battery 9');
  await waitFor(() => expect(rule()).toBe('8 to 64 characters: meta letter: meta digit: met'));
});

test('a registration that opens has the focus in its first field, though its form comes later', async () => {
  const app = await renderApp(operator, '/helpmc?register=1');
  const form = within(await app.screen.findByRole('dialog', { name: 'Register' }));
  const first = await form.findByLabelText('Account name *');
  await waitFor(() => expect(document.activeElement).toBe(first));
});
