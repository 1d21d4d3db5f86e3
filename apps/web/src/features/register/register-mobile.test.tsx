import { systemGetRegisterSettings } from '@palpite/contract/system.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import {
  codeSentTo,
  freshMobile,
  messagesTo,
  otherThan,
  UNHURRIED,
} from '@palpite/operator/testing/identity';
import { brand } from '@palpite/operator/testing/tables';
import { waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type App, closeApp, type RenderOptions, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() }, limits: UNHURRIED });
beforeEach(() => setFlags({}));
afterEach(() => closeApp());

async function setFlags(flags: Record<string, boolean>): Promise<void> {
  const { database, brands } = operator.services;
  await database
    .update(brand)
    .set({ overrides: { flags: { REGMOBVERF3: false, ...flags } } })
    .where(eq(brand.code, 'palpite'));
  brands.forget();
}

type Mobile = ReturnType<typeof freshMobile>;
const PASSWORD = 'correct horse battery 9';

async function open(options: RenderOptions = {}, tab: string | null = 'By mobile number') {
  const app = await renderApp(operator, '/helpmc?register=1', options);
  const form = within(await app.screen.findByRole('dialog', { name: 'Register' }));
  if (tab) await app.user.click(await form.findByRole('tab', { name: tab }));
  await form.findByLabelText<HTMLInputElement>(/^Country code/);
  await waitFor(() => expect(countryOf(form).value).toBe('+55'));
  return { ...app, form };
}
type Opened = Awaited<ReturnType<typeof open>>;
const countryOf = (form: Opened['form']) => form.getByLabelText<HTMLInputElement>(/^Country code/);

/** Requests a code for the number and types it. */
async function prove({ user, form }: Opened, mobile: Mobile = freshMobile()): Promise<Mobile> {
  await user.type(form.getByLabelText('Mobile number *'), mobile.mobileNum);
  const number = `+55${mobile.mobileNum}`;
  await user.click(form.getByRole('button', { name: 'Send code' }));
  await form.findByText(`The code was sent to +55 ${mobile.mobileNum}.`);
  await user.type(form.getByLabelText('Verification code *'), await codeSentTo(operator, number));
  return mobile;
}
async function fillRest({ user, form }: Opened) {
  for (const label of ['Password *', 'Repeat the password *']) {
    const field = form.queryByLabelText(label);
    if (field) await user.type(field, PASSWORD);
  }
  await user.type(form.getByLabelText('Date of birth *'), '1990-05-17');
  await user.click(form.getByRole('checkbox'));
}
const send = ({ user, form }: Opened) =>
  user.click(form.getByRole('button', { name: 'Create account' }));
const ready = ({ screen }: App) =>
  screen.findByRole('alertdialog', { name: 'Your account is ready' });

test('the chosen way and the typed values are there again after a reload', async () => {
  const { user, form } = await open();
  await user.type(form.getByLabelText('Mobile number *'), '11987654399');
  const kept = sessionStorage.getItem('registerDraft') ?? '';
  closeApp();
  sessionStorage.setItem('registerDraft', kept);
  const again = await open({}, null);
  const tab = again.form.getByRole('tab', { name: 'By mobile number' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  expect(again.form.getByLabelText<HTMLInputElement>('Mobile number *').value).toBe('11987654399');
});

test('[REG-11] a number in everyday format is accepted: checked, messaged and registered by its digits', async () => {
  const app = await open();
  const { mobileNum } = freshMobile();
  const written = `+55 (${mobileNum.slice(0, 2)}) ${mobileNum.slice(2, 7)}-${mobileNum.slice(7)}`;
  await app.user.type(app.form.getByLabelText('Mobile number *'), written);
  await app.user.click(app.form.getByRole('button', { name: 'Send code' }));
  await app.form.findByText(`The code was sent to +55 ${mobileNum}.`);
  const code = await codeSentTo(operator, `+55${mobileNum}`);
  await app.user.type(app.form.getByLabelText('Verification code *'), code);
  await fillRest(app);
  await send(app);
  expect(
    await app.screen.findByRole('alertdialog', { name: 'Registration complete' }),
  ).toBeTruthy();
});

test('[REG-02] there are two tabs where both ways are open, and none where one is', async () => {
  const both = await renderApp(operator, '/helpmc?register=1');
  const tabs = within(await both.screen.findByRole('tablist', { name: 'How to register' }));
  expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'By account name',
    'By mobile number',
  ]);
  for (const [flag, label] of [
    ['MOBILENUMREG3', 'Account name *'],
    ['USERNAMEREG3', 'Mobile number *'],
  ] as const) {
    closeApp();
    await setFlags({ [flag]: false });
    const { screen } = await renderApp(operator, '/helpmc?register=1');
    const form = within(await screen.findByRole('dialog', { name: 'Register' }));
    expect(await form.findByLabelText(label)).toBeTruthy();
    expect(form.queryByRole('tablist', { name: 'How to register' })).toBeNull();
  }
});

test('[REG-24] [REG-26] a registration by number shows the generated name, then that the account is ready', async () => {
  const sent: { method: string; path: string; body: string }[] = [];
  const app = await open({
    intercept: async (request, pass) => {
      const { pathname: path } = new URL(request.url);
      if (path.startsWith('/wps/member/register')) {
        sent.push({ method: request.method, path, body: await request.clone().text() });
      }
      return pass();
    },
  });
  const { mobileNum } = await prove(app);
  await fillRest(app);
  await send(app);
  const named = await app.screen.findByRole('alertdialog', { name: 'Registration complete' });
  const name = /m\d{9}/.exec(named.textContent ?? '')?.[0];
  expect(app.session.store.getState().phase).toBe('signed-in');
  await app.user.click(within(named).getByRole('button', { name: 'Continue' }));
  expect((await ready(app)).textContent).toContain(name);
  expect(app.router.state.location.pathname).toBe('/');
  expect(sent).toMatchObject([{ method: 'PUT', path: '/wps/member/register/mobile' }]);
  expect(sent[0]?.body).not.toContain(mobileNum);
});

test('[REG-15] a registration by number asks for a password only with MOBILENUMPASSREG3', async () => {
  const withOne = await open();
  expect(withOne.form.getByLabelText('Password *')).toBeTruthy();
  closeApp();
  await setFlags({ MOBILENUMPASSREG3: false });
  const app = await open();
  expect(app.form.queryByLabelText(/^(Repeat the )?[Pp]assword/)).toBeNull();
  await prove(app);
  await fillRest(app);
  await send(app);
  expect(
    await app.screen.findByRole('alertdialog', { name: 'Registration complete' }),
  ).toBeTruthy();
});

test('[REG-16] a registration by name asks for a code only with REGMOBVERF3', async () => {
  const { screen } = await renderApp(operator, '/helpmc?register=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Register' }));
  await dialog.findByLabelText('Account name *');
  expect(dialog.queryByLabelText(/^Verification code/)).toBeNull();
  closeApp();
  await setFlags({ REGMOBVERF3: true });
  const app = await open({}, null);
  const username = `ana${Date.now() % 1_000_000}`;
  await app.user.type(app.form.getByLabelText('Account name *'), username);
  await prove(app);
  await fillRest(app);
  await send(app);
  expect((await ready(app)).textContent).toContain(username);
});

test('[REG-11] the number is a field of registration by number, and by name where its rule is on; it is required, and checked before a code is sent', async () => {
  const { screen } = await renderApp(operator, '/helpmc?register=1');
  const byName = within(await screen.findByRole('dialog', { name: 'Register' }));
  await byName.findByLabelText('Account name *');
  expect(byName.queryByLabelText(/^Mobile number/)).toBeNull();
  closeApp();
  await setFlags({ REGMOBVERF3: true });
  const ruled = await open({}, null);
  expect(ruled.form.getByLabelText('Account name *')).toBeTruthy();
  expect(ruled.form.getByLabelText('Mobile number *')).toBeTruthy();
  closeApp();
  await setFlags({});
  const app = await open();
  const asked = () => messagesTo(operator, '+55119');
  await app.user.click(app.form.getByRole('button', { name: 'Send code' }));
  expect(await app.form.findByText('Mobile number cannot be empty.')).toBeTruthy();
  await app.user.type(app.form.getByLabelText('Mobile number *'), '119');
  await app.user.click(app.form.getByRole('button', { name: 'Send code' }));
  expect(await app.form.findByText('Use 10 to 11 digits.')).toBeTruthy();
  expect(app.form.queryByText('Password cannot be empty.')).toBeNull();
  expect(await asked()).toEqual([]);
});

test('a wrong code is reported at its field; the typed values stay, and the right one succeeds', async () => {
  const app = await open();
  const { mobileNum } = await prove(app);
  await fillRest(app);
  const field = app.form.getByLabelText<HTMLInputElement>('Verification code *');
  const right = field.value;
  await app.user.clear(field);
  await app.user.type(field, otherThan(right));
  await send(app);
  await app.form.findAllByText('The verification code is incorrect.');
  expect(app.form.getByLabelText<HTMLInputElement>('Mobile number *').value).toBe(mobileNum);
  await app.user.clear(field);
  await app.user.type(field, right);
  await send(app);
  expect(
    await app.screen.findByRole('alertdialog', { name: 'Registration complete' }),
  ).toBeTruthy();
});

test('fields of both ways keep their values in the other tab; code and password are not kept', async () => {
  const app = await open();
  await prove(app);
  await fillRest(app);
  await app.user.click(app.form.getByRole('tab', { name: 'By account name' }));
  const birthday = await app.form.findByLabelText<HTMLInputElement>('Date of birth *');
  await waitFor(() => expect(birthday.value).toBe('05/17/1990'));
  const kept = JSON.parse(sessionStorage.getItem('registerDraft') ?? '{}');
  expect(Object.keys(kept).toSorted()).toEqual([
    'birthday',
    'countryDialingCode',
    'mobileNum',
    'way',
  ]);
});

test('[REG-25] the captcha changes with the way of registering, and at most once a second by hand', async () => {
  let fetched = 0;
  const app = await open({
    intercept: async (request, pass) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/wps/captcha') fetched += 1;
      const answer = await pass();
      return pathname === systemGetRegisterSettings.path ? withCaptcha(answer) : answer;
    },
  });
  await app.form.findByLabelText('Characters in the picture');
  const before = fetched;
  await app.user.click(app.form.getByRole('tab', { name: 'By account name' }));
  await waitFor(() => expect(fetched).toBe(before + 1));
  await app.form.findByLabelText('Characters in the picture');
  // All presses within one second, however long they take here.
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => now.mockRestore());
  for (let pressed = 0; pressed < 5; pressed += 1) {
    await app.user.click(await app.form.findByRole('button', { name: 'New picture' }));
  }
  await waitFor(() => expect(fetched).toBe(before + 2));
});

test('an empty form shows its errors from the first field: the focus goes there, not to the captcha below', async () => {
  const app = await open({
    intercept: async (request, pass) => {
      const answer = await pass();
      const { pathname } = new URL(request.url);
      return pathname === systemGetRegisterSettings.path ? withCaptcha(answer) : answer;
    },
  });
  await app.form.findByLabelText('Characters in the picture');
  await send(app);
  await app.form.findByText('Agree to the terms and the privacy policy first.');
  const first = app.form.getByLabelText('Mobile number *');
  await waitFor(() => expect(document.activeElement).toBe(first));
});

async function withCaptcha(answer: Response): Promise<Response> {
  const envelope = (await answer.json()) as {
    value: { rules: Record<string, object>; mobileRules: Record<string, object> };
  };
  const { rules, mobileRules } = envelope.value;
  const captcha = { ...rules.referralCode, required: true };
  const value = {
    ...envelope.value,
    rules: { ...rules, captcha },
    mobileRules: { ...mobileRules, captcha },
  };
  return new Response(JSON.stringify({ ...envelope, value }));
}
