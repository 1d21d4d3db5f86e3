import type { LoginOutcome } from '@palpite/contract/session.ts';
import { TEST_PASSWORD } from '@palpite/operator/testing';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { codeSentTo, freshMobile, messagesTo, UNHURRIED } from '@palpite/operator/testing/identity';
import { loginHistory } from '@palpite/operator/testing/tables';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { countryComes } from '../testing/country-comes.ts';
import {
  type App,
  closeApp,
  type RenderOptions,
  renderApp,
  signInBefore,
} from '../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() }, limits: UNHURRIED });
afterEach(closeApp);

async function openAccount(options?: RenderOptions) {
  const { username } = await signInBefore(operator, { nickname: 'Ana Lua', rankLevel: 1 });
  const app = await renderApp(operator, '/promotions?member=securityCenter', options);
  return { app, username };
}
const part = async ({ screen }: App, name: string) =>
  within(await screen.findByRole('region', { name }));
const dialog = async ({ screen }: App, name: string) =>
  within(await screen.findByRole('dialog', { name }));

test('the profile shows name, rank and member since, and a new nickname appears everywhere', async () => {
  const { app, username } = await openAccount();
  const profile = await part(app, 'Profile');
  expect(await profile.findByText(username)).toBeTruthy();
  expect(await profile.findByText('Silver')).toBeTruthy();
  await app.user.click(profile.getByRole('button', { name: 'Change nickname' }));
  const form = await dialog(app, 'Change nickname');
  const field = form.getByLabelText('Nickname');
  await app.user.clear(field);
  await app.user.type(field, 'Zé do Rio');
  await app.user.click(form.getByRole('button', { name: 'Save' }));
  expect(await app.screen.findByText('Your nickname was changed.')).toBeTruthy();
  const centre = await dialog(app, 'Member centre');
  await waitFor(() => expect(centre.getAllByText('Zé do Rio')).toHaveLength(2));
  expect(app.screen.queryByText('Ana Lua')).toBeNull();
});

test.each([
  ['<b>Ana</b>', /^Use 2 to 20 letters/],
  ['Palpite Support', 'This name could be mistaken for our staff. Choose another one.'],
])(
  'a nickname such as %s is refused at its field, and the typed text stays',
  async (typed, why) => {
    const { app } = await openAccount();
    const profile = await part(app, 'Profile');
    await app.user.click(await profile.findByRole('button', { name: 'Change nickname' }));
    const form = await dialog(app, 'Change nickname');
    const field = form.getByLabelText<HTMLInputElement>('Nickname');
    await app.user.clear(field);
    await app.user.type(field, typed);
    await app.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(why)).toBeTruthy();
    expect(field.value).toBe(typed);
  },
);

test('another picture is chosen by keyboard from those on offer', async () => {
  const { app } = await openAccount();
  const profile = await part(app, 'Profile');
  await app.user.click(await profile.findByRole('button', { name: 'Change picture' }));
  const form = await dialog(app, 'Choose a picture');
  expect((await form.findByRole<HTMLInputElement>('radio', { name: 'Your initial' })).checked).toBe(
    true,
  );
  form.getByRole('radio', { name: 'Plum' }).focus();
  await app.user.keyboard(' ');
  await app.user.click(form.getByRole('button', { name: 'Save' }));
  expect(await app.screen.findByText('Your picture was changed.')).toBeTruthy();
  await waitFor(() =>
    expect(document.querySelectorAll('img[src*="/avatar/plum.svg"]').length).toBeGreaterThan(1),
  );
});

test('an email address is set with the code sent to it and the password; a mistake is shown at its field', async () => {
  const { app } = await openAccount();
  const contacts = await part(app, 'How we reach you');
  await app.user.click(await contacts.findByRole('button', { name: 'Set: Email' }));
  const form = await dialog(app, 'Your email address');
  await app.user.type(form.getByLabelText('Email'), 'zoe@example.com');
  await app.user.click(form.getByRole('button', { name: 'Send code' }));
  expect(await form.findByText('The code was sent to zoe@example.com.')).toBeTruthy();
  const code = await codeSentTo(operator, 'zoe@example.com');
  await app.user.type(form.getByLabelText('Verification code'), code);
  await app.user.type(form.getByLabelText('Password'), 'not it');
  await app.user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('The password is incorrect.')).toBeTruthy();
  await app.user.clear(form.getByLabelText('Password'));
  await app.user.type(form.getByLabelText('Password'), TEST_PASSWORD);
  await app.user.click(form.getByRole('button', { name: 'Save' }));
  expect(await contacts.findByText('z•••@example.com')).toBeTruthy();
  expect(contacts.getByText('Confirmed')).toBeTruthy();
});

test('a mobile number is changed, and the previous one is notified', async () => {
  const { app } = await openAccount();
  const contacts = await part(app, 'How we reach you');
  const give = async (button: string) => {
    const { mobileNum } = freshMobile();
    await app.user.click(await contacts.findByRole('button', { name: button }));
    const form = await dialog(app, 'Your mobile number');
    await countryComes(form);
    await app.user.type(form.getByLabelText('Mobile number'), mobileNum);
    await app.user.click(form.getByRole('button', { name: 'Send code' }));
    await form.findByText(/^The code was sent to/);
    const code = await codeSentTo(operator, `+55${mobileNum}`);
    await app.user.type(form.getByLabelText('Verification code'), code);
    await app.user.type(form.getByLabelText('Password'), TEST_PASSWORD);
    await app.user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(app.screen.queryByRole('dialog', { name: 'Your mobile number' })).toBeNull(),
    );
    return `+55${mobileNum}`;
  };
  const first = await give('Set: Mobile number');
  const second = await give('Change: Mobile number');
  expect(await contacts.findByText(`+55 ••• ${second.slice(-2)}`)).toBeTruthy();
  const [told] = await messagesTo(operator, first);
  expect(told?.text).toContain('o celular de');
});

/** Login attempts on an account, one a minute, the last one now. */
async function attempts(accountId: number, outcome: LoginOutcome, count: number) {
  const now = Date.now();
  await operator.services.database.insert(loginHistory).values(
    Array.from({ length: count }, (_, place) => ({
      brandCode: 'palpite',
      accountId,
      method: 'username' as const,
      outcome,
      address: '198.51.100.9',
      country: 'PT',
      userAgent: 'Mozilla/5.0 (Android 15; Mobile) Gecko/140.0 Firefox/140.0',
      at: new Date(now - (count - place) * 60_000),
    })),
  );
}

test('the login history shows for each attempt when, with what, from where, and the result', async () => {
  const { user } = await signInBefore(operator);
  await attempts(Number(user.id), 'wrong_credentials', 1);
  const app = await renderApp(operator, '/promotions?member=securityCenter');
  const history = await part(app, 'Login history');
  expect(await history.findByText('Wrong password')).toBeTruthy();
  expect(history.getByText('Firefox, Android')).toBeTruthy();
  expect(history.getByText('198.51.100.9 · Portugal')).toBeTruthy();
  expect(history.getByText('Logged in')).toBeTruthy();
});

test('the pages of the login history are in the address', async () => {
  const { user } = await signInBefore(operator);
  await attempts(Number(user.id), 'wrong_credentials', 10);
  const app = await renderApp(operator, '/promotions?member=securityCenter&report=logins%3Dlast');
  const history = await part(app, 'Login history');
  expect(await history.findByText('Logged in')).toBeTruthy();
  await app.user.click(history.getByRole('link', { name: 'First page' }));
  await waitFor(() => expect(history.getAllByText('Wrong password')).toHaveLength(10));
  expect(history.queryByText('Logged in')).toBeNull();
  await app.user.click(history.getByRole('link', { name: 'Next page' }));
  expect(await history.findByText('Logged in')).toBeTruthy();
  expect(app.router.latestLocation.search).toMatchObject({
    report: expect.stringMatching(/^logins=after\./),
  });
});

test.each([
  ['How we reach you', '/wps/member/contacts', 'None yet'],
  ['Login history', '/wps/session/history', 'Logged in'],
])('when “%s” does not load, the page says so and offers a retry', async (name, path, text) => {
  let broken = true;
  const { app } = await openAccount({
    intercept: async (request, pass) =>
      broken && new URL(request.url).pathname === path
        ? new Response('{}', { status: 500 })
        : pass(),
  });
  const region = await part(app, name);
  const alert = within(await region.findByRole('alert'));
  broken = false;
  await app.user.click(alert.getByRole('button', { name: 'Try again' }));
  expect((await region.findAllByText(text)).length).toBeGreaterThan(0);
});

test('the page about security takes a member to the centre', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, '/security');
  await dialog(app, 'Member centre');
  expect(app.router.latestLocation.href).toBe('/?member=securityCenter');
});

test('an affiliate, who has no member centre, finds the account’s security settings there', async () => {
  await signInBefore(operator, { type: 1, isMember: false });
  const app = await renderApp(operator, '/security');
  for (const name of ['How we reach you', 'Password', 'Two-step login', 'Login history'])
    expect(await part(app, name)).toBeTruthy();
  expect(app.screen.queryByRole('region', { name: 'Profile' })).toBeNull();
});

test('[MEMBER-02] my account holds profile, icon, password, payment password, contacts and bound accounts, each with a way to change it', async () => {
  const { app, username } = await openAccount();
  const profile = await part(app, 'Profile');
  expect(await profile.findByText(username)).toBeTruthy();
  const payouts = await part(app, 'Where your money goes');
  await payouts.findByText('Real name');
  for (const [section, button, title, field] of [
    ['Profile', 'Change nickname', 'Change nickname', 'Nickname'],
    ['Profile', 'Change picture', 'Choose a picture', 'Plum'],
    ['Password', 'Change password', 'Change password', 'New password'],
    ['How we reach you', 'Set: Mobile number', 'Your mobile number', 'Mobile number'],
    ['How we reach you', 'Set: Email', 'Your email address', 'Email'],
    [
      'Where your money goes',
      'Set payment password',
      'Set payment password',
      'New payment password',
    ],
    ['Where your money goes', 'Set your real name', 'Your real name', 'Real name'],
  ] as const) {
    const opener = await (await part(app, section)).findByRole('button', { name: button });
    await app.user.click(opener);
    const form = await dialog(app, title);
    expect(await form.findByLabelText(field)).toBeTruthy();
    await app.user.click(form.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(app.screen.queryByRole('dialog', { name: title })).toBeNull());
  }
  expect(payouts.getByRole('button', { name: 'Add a payout account' })).toBeTruthy();
});
