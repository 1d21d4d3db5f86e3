import { systemGetRegisterSettings } from '@palpite/contract/system.ts';
import { typeCommand } from '@palpite/operator/testing/commands';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { account, brand, termsAgreement } from '@palpite/operator/testing/tables';
import { waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type App, closeApp, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator({
  config: { now: () => new Date() },
  limits: { registrationsBeforeCaptcha: 100, loginPerAddressPerMinute: 100 },
});
beforeAll(async () => {
  await setFlags({});
});
afterEach(async () => {
  closeApp();
  await setFlags({});
});

async function setFlags(flags: Record<string, boolean>): Promise<void> {
  const { database, brands } = operator.services;
  await database
    .update(brand)
    .set({ overrides: { flags: { REGMOBVERF3: false, ...flags } } })
    .where(eq(brand.code, 'palpite'));
  brands.forget();
}

const setTermsVersion = (termsVersion: string) => setSettings({ termsVersion });

type Settings = NonNullable<(typeof brand.$inferSelect)['overrides']['settings']>;

const PASSWORD = 'correct horse battery 9';

async function dialogOf({ screen }: App) {
  return within(await screen.findByRole('dialog', { name: 'Register' }));
}
type Form = ReturnType<typeof within>;

async function fill({ user }: App, form: Form, username: string) {
  await user.type(await form.findByLabelText('Account name *'), username);
  await user.type(form.getByLabelText('Password *'), PASSWORD);
  await user.type(form.getByLabelText('Repeat the password *'), PASSWORD);
  await user.type(form.getByLabelText('Date of birth *'), '1990-05-17');
  await user.click(form.getByRole('checkbox'));
}
const send = ({ user }: App, form: Form) =>
  user.click(form.getByRole('button', { name: 'Create account' }));
let lastName = 0;
const newName = () => `ana${Date.now() % 1_000_000}x${++lastName}`;

async function setSettings(settings: Settings): Promise<void> {
  const { database, brands } = operator.services;
  await database
    .update(brand)
    .set({ overrides: { flags: { REGMOBVERF3: false }, settings } })
    .where(eq(brand.code, 'palpite'));
  brands.forget();
}

test('the bonus of a new account and its turnover are shown before the button; a site without turnover shows nothing', async () => {
  const saysSo = /^You start with/;
  await setSettings({ registrationBonusMinor: '1000' });
  const app = await renderApp(operator, '/register?lang=en');
  const said = await app.screen.findByText(saysSo);
  expect(said.textContent).toBe(
    'You start with R$1,000.00 + R$10.00 of play money. Stake R$1,010.00 in total before you withdraw it.',
  );
  const button = app.screen.getByRole('button', { name: 'Create account' });
  expect(said.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  closeApp();
  for (const settings of [
    { openingBalance: false },
    { registrationBonusMinor: '1000', deposits: { turnoverPercent: 0, openOrders: 3 } },
  ]) {
    await setSettings(settings);
    const other = await renderApp(operator, '/register?lang=en');
    expect(await other.screen.findByRole('button', { name: 'Create account' })).toBeTruthy();
    expect(other.screen.queryByText(saysSo)).toBeNull();
    closeApp();
  }
});

test('the brand’s cover says what a new account gets, as the operator’s settings have it', async () => {
  await setSettings({ registrationBonusMinor: '1000' });
  const app = await renderApp(operator, '/register?lang=en');
  const cover = within(await app.screen.findByRole('region', { name: 'Highlights' }));
  expect(cover.getByText('R$1,000.00 + R$10.00 of play money in a new account.')).toBeTruthy();
  // Below the heading it is said as in the picture.
  expect(app.screen.getByText('Register and get R$1,000.00 + R$10.00 of play money.')).toBeTruthy();
  closeApp();
  await setSettings({ openingBalance: false });
  const other = await renderApp(operator, '/register?lang=en');
  const bare = await other.screen.findByRole('region', { name: 'Highlights' });
  expect(bare.textContent).not.toMatch(/play money/);
});

test('[LOGIN-01] [REG-04] the dialog has a tab for the login and one for the registration', async () => {
  const app = await renderApp(operator, '/helpmc?login=1');
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
  await app.user.click(dialog.getByRole('tab', { name: 'Register' }));
  const registering = await dialogOf(app);
  expect(await registering.findByLabelText('Account name *')).toBeTruthy();
  expect(app.router.state.location.href).toBe('/helpmc?register=1');
  await app.user.click(registering.getByRole('button', { name: 'I have an account: log in' }));
  expect(await app.screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy();
});

test('[REG-23] [REG-26] a registration signs in, closes the dialog, goes home and confirms it', async () => {
  const app = await renderApp(operator, '/rng?register=1');
  const form = await dialogOf(app);
  const username = newName();
  await fill(app, form, username);
  await send(app, form);
  const told = await app.screen.findByRole('alertdialog', { name: 'Your account is ready' });
  expect(told.textContent).toContain(username);
  expect(app.session.store.getState().phase).toBe('signed-in');
  expect(app.screen.queryByRole('dialog', { name: 'Register' })).toBeNull();
  expect(app.router.state.location.pathname).toBe('/');
  await app.user.click(within(told).getByRole('button', { name: 'Start playing' }));
  await waitFor(() => expect(app.router.state.location.href).toBe('/'));
});

test('[REG-08] [REG-12] [REG-13] [REG-18] the form has the fields of the operator’s rules, and shows what each field needs', async () => {
  const app = await renderApp(operator, '/helpmc?register=1');
  const form = await dialogOf(app);
  await form.findByLabelText('Account name *');
  expect(form.getByLabelText('Full name')).toBeTruthy();
  expect(form.queryByLabelText(/Zalo/)).toBeNull();
  await app.user.type(form.getByLabelText('Account name *'), '1');
  await send(app, form);
  expect(
    await form.findByText('Use 4 to 16 letters and digits, starting with a letter.'),
  ).toBeTruthy();
  expect(form.getByText('Password cannot be empty.')).toBeTruthy();
});

test('[REG-09] a name with the vowel and tone marks of Thai passes the form and the operator', async () => {
  const app = await renderApp(operator, '/helpmc?register=1');
  const form = await dialogOf(app);
  await fill(app, form, newName());
  const name = form.getByLabelText('Full name');
  await app.user.type(name, '1 ณัฐวุฒิ');
  await send(app, form);
  expect(await form.findByText('Use 2 to 60 letters and spaces.')).toBeTruthy();
  await app.user.clear(name);
  await app.user.type(name, 'ณัฐวุฒิ สุขสำราญ');
  await send(app, form);
  expect(
    await app.screen.findByRole('alertdialog', { name: 'Your account is ready' }),
  ).toBeTruthy();
});

test('[REG-10] [REG-17] two different passwords and missing agreement are reported at their places; nothing is sent', async () => {
  const sent: string[] = [];
  const app = await renderApp(operator, '/helpmc?register=1', {
    intercept: async (request, pass) => {
      sent.push(new URL(request.url).pathname);
      return pass();
    },
  });
  const form = await dialogOf(app);
  await fill(app, form, newName());
  await app.user.type(form.getByLabelText('Repeat the password *'), '!');
  await app.user.click(form.getByRole('checkbox'));
  await send(app, form);
  expect(await form.findByText('The two passwords do not match.')).toBeTruthy();
  expect(form.getByText('Agree to the terms and the privacy policy first.')).toBeTruthy();
  expect(sent).not.toContain('/wps/member/register');
});

test('a taken name is reported at its field, the button is enabled, and the typed values stay', async () => {
  const { username } = await operator.account({ username: newName() });
  const app = await renderApp(operator, '/helpmc?register=1');
  const form = await dialogOf(app);
  await fill(app, form, username);
  await send(app, form);
  await form.findAllByText('This account name is taken. Choose another one.');
  const button = form.getByRole('button', { name: 'Create account' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(form.getByLabelText<HTMLInputElement>('Password *').value).toBe(PASSWORD);
});

test('a lost answer and the form sent again: one account', async () => {
  let losses = 1;
  const app = await renderApp(operator, '/helpmc?register=1', {
    intercept: async (request, pass) => {
      const answer = await pass();
      if (!request.url.endsWith('/wps/member/register') || losses === 0) return answer;
      losses -= 1;
      throw new TypeError('the connection was lost');
    },
  });
  const form = await dialogOf(app);
  await fill(app, form, newName());
  await send(app, form);
  await form.findByText('The connection failed. Check your network and try again.');
  await send(app, form);
  expect(
    await app.screen.findByRole('alertdialog', { name: 'Your account is ready' }),
  ).toBeTruthy();
});

test('terms that changed while the form was filled in are shown and need a new agreement, with all typed values still there', async () => {
  const username = newName();
  const app = await renderApp(operator, '/helpmc?register=1');
  const form = await dialogOf(app);
  await fill(app, form, username);
  await setTermsVersion('2026-03-02');
  await send(app, form);
  await form.findByText(/^The terms have changed since you opened this form/);
  expect(await form.findByText('The terms in force since Mar 2, 2026')).toBeTruthy();
  const text = within(await form.findByRole('region', { name: 'Terms of use' }));
  expect(await text.findByText('What we ask')).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Account name *').value).toBe(username);
  const agreement = form.getByRole<HTMLInputElement>('checkbox', { name: /agree to the/ });
  expect(agreement.checked).toBe(false);
  await app.user.click(agreement);
  await send(app, form);
  expect(
    await app.screen.findByRole('alertdialog', { name: 'Your account is ready' }),
  ).toBeTruthy();
  const kept = await operator.services.database
    .select({ version: termsAgreement.version })
    .from(termsAgreement)
    .innerJoin(account, eq(account.id, termsAgreement.accountId))
    .where(eq(account.username, username));
  expect(kept).toEqual([{ version: '2026-03-02' }]);
});

test('[ROUTE-02] [REG-01] [REG-06] the page has heading, title, form, reset and a link home, and takes the invitation’s code', async () => {
  for (const path of ['/register', '/register.html']) {
    const app = await renderApp(operator, `${path}?referralCode=AMIGA7`);
    const { screen } = app;
    expect(await screen.findByRole('heading', { name: 'Register', level: 1 })).toBeTruthy();
    await screen.findByText(/^Register and get R\$[\d,]+\.\d\d of play money\.$/);
    const code = await screen.findByLabelText<HTMLInputElement>('Referral code');
    await waitFor(() => expect(code.value).toBe('AMIGA7'));
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
    await app.user.click(screen.getByRole('button', { name: 'Clear the form' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Clear the form?' }));
    await app.user.click(asked.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(code.value).toBe(''));
    closeApp();
  }
});

test('a reload keeps the typed values, and never a password', async () => {
  const app = await renderApp(operator, '/helpmc?register=1');
  const form = await dialogOf(app);
  await fill(app, form, 'anadraft');
  const kept = sessionStorage.getItem('registerDraft') ?? '';
  expect(JSON.parse(kept)).toEqual({ username: 'anadraft', birthday: '1990-05-17' });
  expect(kept).not.toContain(PASSWORD);
});

test('[REG-27] [SHELL-06] with direct registration off there is no link to it, and the page says that it is closed', async () => {
  const open = await renderApp(operator, '/');
  expect(open.screen.getAllByRole('link', { name: 'Register' }).length).toBeGreaterThan(0);
  closeApp();
  await setFlags({ DIRECTREG3: false });
  const app = await renderApp(operator, '/register?login=1');
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
  expect(dialog.queryByRole('tab')).toBeNull();
  expect(app.screen.queryByRole('link', { name: 'Register' })).toBeNull();
  await app.screen.findByText('Registration at Palpite is closed at the moment.');
});

test('a password’s strength shows while it is typed; a very common one is refused at its field', async () => {
  const app = await renderApp(operator, '/helpmc?register=1');
  const form = await dialogOf(app);
  await fill(app, form, newName());
  const strength = () =>
    form.queryByRole('meter', { name: 'Password strength' })?.getAttribute('aria-valuetext');
  await waitFor(() => expect(strength()).toBe('Very strong'));
  for (const label of ['Password *', 'Repeat the password *']) {
    const field = form.getByLabelText(label);
    await app.user.clear(field);
    await app.user.type(field, 'Password1');
  }
  await waitFor(() => expect(strength()).toBe('Very weak'));
  await send(app, form);
  await form.findByText('This password is too easy to guess. Choose another one.');
  expect(app.session.store.getState().phase).toBe('visitor');
});

test('[REG-05] [REG-14] the agreement links to the help’s article on the terms; a code of any length up to 255 is valid by its rule', async () => {
  await setFlags({ REGMOBVERF3: true });
  const app = await renderApp(operator, '/register');
  const link = await app.screen.findByRole('link', { name: 'user agreement' });
  expect(link.getAttribute('href')).toBe('/helpmc?article=terms');
  const code = await app.screen.findByLabelText<HTMLInputElement>('Verification code *');
  expect(code.maxLength).toBe(255);
  const { rules } = await app.router.options.context.client.call(systemGetRegisterSettings, {});
  expect(rules.verificationCode).toMatchObject({
    minLength: 0,
    maxLength: 255,
    acceptedPattern: '*',
  });
});

test('[REG-21] a typed affiliate code is checked first; an unknown one opens an alert, and no account is made', async () => {
  await operator.account({ type: 1, inviteCode: 'AGENT77' });
  const asked: string[] = [];
  const app = await renderApp(operator, '/helpmc?register=1&affiliateCode=AGENT99', {
    intercept: async (request, pass) => {
      asked.push(new URL(request.url).pathname);
      return pass();
    },
  });
  const form = await dialogOf(app);
  const code = await form.findByLabelText<HTMLInputElement>('Affiliate code');
  await waitFor(() => expect(code.value).toBe('AGENT99'));
  await fill(app, form, newName());
  await send(app, form);
  const alert = within(
    await app.screen.findByRole('alertdialog', { name: 'Check the affiliate code' }),
  );
  expect(alert.getByText('The invitation code is not valid.')).toBeTruthy();
  expect(document.querySelector('[role=alertdialog] svg.lucide-triangle-alert')).not.toBeNull();
  expect(asked).not.toContain('/wps/member/register');
  await app.user.click(alert.getByRole('button', { name: 'OK' }));
  await app.user.clear(code);
  await app.user.type(code, 'AGENT77');
  await send(app, form);
  await app.screen.findByRole('alertdialog', { name: 'Your account is ready' });
  expect(asked.filter((path) => path === '/wps/agent/affiliate')).toHaveLength(2);
});

test('[REG-21] without a field for it the link’s affiliate code is sent unseen, and the account belongs to its agent', async () => {
  const agent = await operator.account({ type: 1, inviteCode: 'AGENT88' });
  await typeCommand(operator, 'brand', 'field', 'palpite', 'affiliateCode', 'off');
  const app = await renderApp(operator, '/helpmc?register=1&affiliateCode=AGENT88');
  const form = await dialogOf(app);
  const username = newName();
  await fill(app, form, username);
  expect(form.queryByLabelText('Affiliate code')).toBeNull();
  await send(app, form);
  await app.screen.findByRole('alertdialog', { name: 'Your account is ready' });
  const { database } = operator.services;
  const [made] = await database.select().from(account).where(eq(account.username, username));
  expect(made?.uplineId).toBe(agent.id);
  await typeCommand(operator, 'brand', 'field', 'palpite', 'affiliateCode', 'optional');
});

test('two presses at once make one account', async () => {
  const sent: string[] = [];
  const app = await renderApp(operator, '/helpmc?register=1', {
    intercept: async (request, pass) => {
      if (request.url.endsWith('/wps/member/register')) sent.push(request.url);
      return pass();
    },
  });
  const form = await dialogOf(app);
  await fill(app, form, newName());
  await app.user.dblClick(form.getByRole('button', { name: 'Create account' }));
  await app.screen.findByRole('alertdialog', { name: 'Your account is ready' });
  expect(sent).toHaveLength(1);
});

test('an account name is checked when its field is left: free, taken, and no message when there is no answer', async () => {
  const { username } = await operator.account({ username: newName() });
  let broken = false;
  const app = await renderApp(operator, '/helpmc?register=1', {
    intercept: async (request, pass) => {
      const isCheck = request.url.endsWith('/wps/member/register/username');
      return isCheck && broken ? new Response('', { status: 500 }) : pass();
    },
  });
  const form = await dialogOf(app);
  const field = await form.findByLabelText('Account name *');
  await app.user.type(field, username);
  await app.user.tab();
  await form.findAllByText('This account name is taken. Choose another one.');
  await app.user.clear(field);
  await app.user.type(field, newName());
  await app.user.tab();
  expect(await form.findByText('This account name is free.')).toBeTruthy();
  broken = true;
  await app.user.type(field, 'b');
  await app.user.tab();
  await waitFor(() => expect(form.queryByText('This account name is free.')).toBeNull());
  expect(form.queryByText(/connection|went wrong/)).toBeNull();
});

test('[REG-08] a field that the operator enables by command is in the next form that opens', async () => {
  const before = await renderApp(operator, '/register');
  await before.screen.findByLabelText('Account name *');
  expect(before.screen.queryByLabelText(/WeChat/)).toBeNull();
  closeApp();
  await typeCommand(operator, 'brand', 'field', 'palpite', 'wechat', 'optional');
  const after = await renderApp(operator, '/register');
  expect(await after.screen.findByLabelText(/WeChat/)).toBeTruthy();
  expect(after.screen.queryByLabelText('WeChat *')).toBeNull();
});
