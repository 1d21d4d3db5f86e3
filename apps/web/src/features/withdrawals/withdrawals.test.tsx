import { withdrawalRequest } from '@palpite/contract/withdrawal.ts';
import { readyForPayouts, TEST_PAYMENT_PASSWORD } from '@palpite/operator/testing/money';
import {
  addPayoutAccount,
  command,
  money,
  setTerms,
  wait,
} from '@palpite/operator/testing/withdrawals';
import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeReport } from '../../lib/report-search.ts';
import {
  type App,
  closeApp,
  memberCentreOf,
  type RenderOptions,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';
import { withOperator } from '@palpite/operator/testing/fixtures';

const operator = withOperator({
  limits: {
    moneyPerMinute: 1_000,
    loginPerAddressPerMinute: 1_000,
    generalPerMinute: 100_000,
  },
});
beforeAll(async () => {
  await import('./withdrawal-page.tsx');
});
beforeEach(async () => {
  await setTerms(operator, {});
});
afterEach(closeApp);

/** A member with the opening balance of 1,000.00, a payment password and a payout account that can be paid. */
async function signInReady({ accounts = 1 }: { accounts?: number } = {}) {
  const { username, user } = await signInBefore(operator);
  const browser = operator.browser({ language: 'EN' });
  await browser.login(username);
  await readyForPayouts(browser);
  for (let made = 0; made < accounts; made += 1) await addPayoutAccount(operator, Number(user.id));
  return { id: Number(user.id) };
}

async function open(report: Record<string, string> = {}, options?: RenderOptions) {
  const written = writeReport(report);
  const search = new URLSearchParams({ member: 'withdraw', ...(written && { report: written }) });
  const app = await renderApp(operator, `/promotions?${search}`, options);
  const centre = await memberCentreOf(app);
  return { app, centre };
}

/** Fills the form and continues to the last step. */
async function review({ app, centre }: Awaited<ReturnType<typeof open>>, amount: string) {
  await app.user.type(await centre.findByLabelText('Amount'), amount);
  await app.user.type(centre.getByLabelText('Payment password'), TEST_PAYMENT_PASSWORD);
  await app.user.click(centre.getByRole('button', { name: 'Continue' }));
  return within(await app.screen.findByRole('dialog', { name: 'Check your withdrawal' }));
}

/** Requests a withdrawal and waits for its page. @returns its number */
async function ask(page: Awaited<ReturnType<typeof open>>, amount: string): Promise<string> {
  const last = await review(page, amount);
  await page.app.user.click(last.getByRole('button', { name: /^Withdraw R\$/ }));
  const heading = await page.centre.findByRole('heading', { name: /^Withdrawal W\d+$/ });
  return heading.textContent?.replace('Withdrawal ', '') ?? '';
}

/** Refetches the withdrawal, as the page does every few seconds. */
const lookAgain = ({ router }: App) =>
  act(() => router.options.context.queryClient.invalidateQueries());

const factsOf = (part: HTMLElement) =>
  [...part.querySelectorAll('dt')].map((name) =>
    [name, name.nextElementSibling].map((each) => each?.textContent).join(': '),
  );

test('[MEMBER-05] the amount that arrives, its fee, when and where are shown before the button and again before any money is held; then the progress', async () => {
  await setTerms(operator, { fee: { fixedMinor: '100', perMille: 10 } });
  await signInReady();
  const page = await open();
  const { app, centre } = page;
  await app.user.type(await centre.findByLabelText('Amount'), '200');
  expect(centre.getByText('Today: 0 of 5 withdrawals, R$0.00 of R$10,000.00')).toBeTruthy();
  const form = centre.getByRole('form', { name: 'Withdraw' });
  expect(factsOf(form)).toEqual([
    'You receive: R$200.00',
    'Fee: R$3.00',
    'Taken from your balance: R$203.00',
    expect.stringMatching(/^When: Within 16 minutes/),
  ]);
  await app.user.type(centre.getByLabelText('Payment password'), TEST_PAYMENT_PASSWORD);
  await app.user.click(centre.getByRole('button', { name: 'Continue' }));
  const last = await app.screen.findByRole('dialog', { name: 'Check your withdrawal' });
  expect(last.textContent).toContain('R$200.00');
  expect(factsOf(last)).toEqual([
    'Where it goes: PIX key: emaila***@example.com',
    expect.stringMatching(/^When: Within 16 minutes/),
    'Fee: R$3.00',
    'Taken from your balance: R$203.00',
  ]);
  const bar = within(app.screen.getByRole('banner'));
  expect(await bar.findByText('R$1,000.00')).toBeTruthy();
  await app.user.click(within(last).getByRole('button', { name: 'Withdraw R$200.00' }));

  const heading = await centre.findByRole('heading', { name: /^Withdrawal W\d+$/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(await bar.findByText('R$797.00')).toBeTruthy();
  const way = within(centre.getByRole('region', { name: 'Progress' }));
  const [asked, now] = way.getAllByRole('listitem').filter((item) => item.querySelector('p'));
  expect(asked?.textContent).toContain('Requested');
  expect(now?.getAttribute('aria-current')).toBe('step');
  expect(now?.textContent).toMatch(/^Decision due by .*It is checked automatically/);
  await wait(operator, 20);
  await lookAgain(app);
  expect(await way.findByText('Approved')).toBeTruthy();
  expect(centre.queryByRole('button', { name: 'Cancel this withdrawal' })).toBeNull();
});

test('[MEMBER-05] while it awaits review its member can cancel a withdrawal, and the money is back', async () => {
  await signInReady();
  const page = await open();
  await ask(page, '150');
  const { app, centre } = page;
  await app.user.click(centre.getByRole('button', { name: 'Cancel this withdrawal' }));
  const question = within(
    await app.screen.findByRole('alertdialog', { name: 'Cancel this withdrawal?' }),
  );
  await app.user.click(question.getByRole('button', { name: 'Cancel withdrawal' }));
  expect(
    await app.screen.findByText(/^The withdrawal is cancelled\. The money is back/),
  ).toBeTruthy();
  expect(
    await centre.findByText('Cancelled by you: the money is back in your balance'),
  ).toBeTruthy();
  const bar = within(app.screen.getByRole('banner'));
  expect(await bar.findByText('R$1,000.00')).toBeTruthy();
});

test('[MEMBER-05] a paused withdrawal shows why and until when, a refused one why, with the money back', async () => {
  await signInReady();
  const page = await open();
  const order = await ask(page, '600');
  const { app, centre } = page;
  expect(centre.getByText('We review withdrawals of this size by hand.')).toBeTruthy();
  await command(operator, 'hold', order, 'We check the name of the account.');
  await lookAgain(app);
  expect(await centre.findAllByText('We check the name of the account.')).not.toHaveLength(0);
  await command(operator, 'refuse', order, 'The account belongs to another person.');
  await lookAgain(app);
  expect(await centre.findByText('Refused: the money is back in your balance')).toBeTruthy();
  expect(centre.getByText('The account belongs to another person.')).toBeTruthy();
  const bar = within(app.screen.getByRole('banner'));
  expect(await bar.findByText('R$1,000.00')).toBeTruthy();
});

test('[MEMBER-05] a wrong payment password is reported at its field, and no money is held', async () => {
  await signInReady();
  const { app, centre } = await open();
  await app.user.type(await centre.findByLabelText('Amount'), '200');
  const field = centre.getByLabelText('Payment password');
  await app.user.type(field, '111112');
  await app.user.click(centre.getByRole('button', { name: 'Continue' }));
  const last = within(await app.screen.findByRole('dialog', { name: 'Check your withdrawal' }));
  await app.user.click(last.getByRole('button', { name: 'Withdraw R$200.00' }));
  expect(
    await centre.findByText('The payment password is incorrect. No money was moved.'),
  ).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect((field as HTMLInputElement).value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(await within(app.screen.getByRole('banner')).findByText('R$1,000.00')).toBeTruthy();
});

test.each([
  ['', 'Enter an amount'],
  ['abc', 'Write the amount in digits, such as 20'],
  ['19.99', 'Minimum R$20.00'],
  ['5000.01', 'Maximum per withdrawal: R$5,000.00'],
  ['1000.01', 'You can withdraw up to R$1,000.00 now, plus the fee'],
])('“%s” is not an amount to withdraw, and the field says why', async (typed, message) => {
  await signInReady();
  const { app, centre } = await open();
  const field = await centre.findByLabelText('Amount');
  if (typed !== '') await app.user.type(field, typed);
  await app.user.type(centre.getByLabelText('Payment password'), TEST_PAYMENT_PASSWORD);
  await app.user.click(centre.getByRole('button', { name: 'Continue' }));
  expect(await centre.findByText(message)).toBeTruthy();
  expect(app.screen.queryByRole('dialog', { name: 'Check your withdrawal' })).toBeNull();
});

test('one press fills in everything that can be withdrawn now', async () => {
  await setTerms(operator, { fee: { fixedMinor: '100', perMille: 0 } });
  await signInReady();
  const { app, centre } = await open();
  await app.user.click(await centre.findByRole('button', { name: /^All of what/ }));
  expect((centre.getByLabelText('Amount') as HTMLInputElement).value).toBe('999');
});

test('a new payout account is listed with the end of its waiting time, and cannot be chosen before', async () => {
  const { id } = await signInReady();
  await addPayoutAccount(operator, id, new Date(operator.clock.now.getTime() + 3_600_000));
  const { centre } = await open();
  const [old, fresh] = await centre.findAllByRole('radio');
  expect((old as HTMLInputElement).checked).toBe(true);
  expect((fresh as HTMLInputElement).disabled).toBe(true);
  expect(fresh?.closest('label')?.textContent).toContain('New: you can withdraw to it from');
});

test('adding a payout account while filling in a withdrawal adds the account, and requests nothing else', async () => {
  await signInReady();
  const { app, centre } = await open();
  await app.user.type(await centre.findByLabelText('Amount'), '200');
  await app.user.type(centre.getByLabelText('Payment password'), TEST_PAYMENT_PASSWORD);
  await app.user.click(centre.getByRole('button', { name: 'Add a payout account' }));
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Add a payout account' }));
  await app.user.selectOptions(await dialog.findByLabelText('Where the money goes'), 'email');
  await app.user.type(dialog.getByLabelText('PIX key'), 'second@example.com');
  await app.user.type(dialog.getByLabelText('Payment password'), `${TEST_PAYMENT_PASSWORD}{Enter}`);
  await waitFor(() => expect(centre.getAllByRole('radio')).toHaveLength(2));
  expect(app.screen.queryByRole('dialog', { name: 'Check your withdrawal' })).toBeNull();
});

test('a member at the limit of payout accounts reads so in place of the form for another', async () => {
  await signInReady({ accounts: 5 });
  const { app, centre } = await open();
  await app.user.click(await centre.findByRole('button', { name: 'Add a payout account' }));
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Add a payout account' }));
  expect(await dialog.findByText('You have reached the limit of 5 payout accounts.')).toBeTruthy();
  expect(dialog.queryByLabelText('Payment password')).toBeNull();
});

test('a fee that has changed since is shown before any money is held', async () => {
  await signInReady();
  const page = await open();
  const last = await review(page, '200');
  await setTerms(operator, { fee: { fixedMinor: '500', perMille: 0 } });
  await page.app.user.click(last.getByRole('button', { name: 'Withdraw R$200.00' }));
  const { centre } = page;
  const alert = await centre.findByRole('alert');
  expect(alert.textContent).toContain('The fee has changed.');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  await waitFor(() =>
    expect(factsOf(centre.getByRole('form', { name: 'Withdraw' }))).toContain('Fee: R$5.00'),
  );
});

test('a withdrawal with a lost answer may have been made: the page says so, and sent again it is made once', async () => {
  const { id } = await signInReady();
  const keys: (string | null)[] = [];
  const page = await open(
    {},
    {
      intercept: async (request, pass) => {
        if (!request.url.endsWith(withdrawalRequest.path)) return pass();
        const answer = await pass();
        if (!answer.ok) return answer;
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? Response.error() : answer;
      },
    },
  );
  const last = await review(page, '600');
  const { app, centre } = page;
  await app.user.click(last.getByRole('button', { name: 'Withdraw R$600.00' }));
  const alert = within(await centre.findByRole('alert'));
  expect(alert.getByText(/^The withdrawal may have been made/)).toBeTruthy();
  expect(alert.getByRole('link', { name: 'My withdrawals' })).toBeTruthy();
  // The money on hold leaves too little for another one.
  await waitFor(() =>
    expect(factsOf(centre.getByRole('region', { name: 'Your money' }))).toContain(
      'You can withdraw now: R$400.00',
    ),
  );
  await app.user.click(alert.getByRole('button', { name: 'Send it again' }));
  expect(await centre.findByRole('heading', { name: /^Withdrawal W\d+$/ })).toBeTruthy();
  expect(keys).toEqual([expect.any(String), keys[0]]);
  expect(await money(operator, id)).toEqual({ main: 40_000n, held: 60_000n });
});

test('typed values are kept over a reload and a look at the orders, but never the payment password', async () => {
  await signInReady({ accounts: 2 });
  const page = await open();
  const { app, centre } = page;
  const [, second] = await centre.findAllByRole('radio');
  await app.user.click(second as HTMLElement);
  await app.user.type(centre.getByLabelText('Amount'), '123.45');
  await app.user.type(centre.getByLabelText('Payment password'), TEST_PAYMENT_PASSWORD);
  await app.user.click(centre.getByRole('tab', { name: 'My withdrawals' }));
  await app.user.click(centre.getByRole('tab', { name: 'New withdrawal' }));
  expect((await centre.findByLabelText<HTMLInputElement>('Amount')).value).toBe('123.45');
  expect(centre.getAllByRole<HTMLInputElement>('radio')[1]?.checked).toBe(true);
  expect(centre.getByLabelText<HTMLInputElement>('Payment password').value).toBe('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(TEST_PAYMENT_PASSWORD);
});

test('a payout account is selected automatically when its waiting time ends', async () => {
  const { id } = await signInReady({ accounts: 0 });
  await addPayoutAccount(operator, id, new Date(operator.clock.now.getTime() + 3_600_000));
  const { app, centre } = await open();
  const account = await centre.findByRole<HTMLInputElement>('radio');
  expect(account.disabled).toBe(true);
  operator.clock.advance(3_600);
  await lookAgain(app);
  await waitFor(() => expect(account.checked).toBe(true));
  expect(account.disabled).toBe(false);
});

test('the orders are in the address: their page, their status, and the open one', async () => {
  await setTerms(operator, { openAtOnce: 20, countPerDay: 20 });
  await signInReady();
  const page = await open();
  const { app, centre } = page;
  const order = await ask(page, '600');
  await app.user.click(centre.getByRole('link', { name: 'All withdrawals' }));
  const row = await centre.findByRole('link', { name: new RegExp(order) });
  expect(row.textContent).toContain('Awaiting review');
  expect(row.textContent).toContain('Decision due by');
  expect(app.router.latestLocation.search).toMatchObject({ report: 'tab=orders' });
  await app.user.selectOptions(centre.getByRole('combobox', { name: 'Status' }), 'Paid');
  expect(await centre.findByText('No withdrawals here')).toBeTruthy();
  await app.user.click(centre.getByRole('link', { name: 'All withdrawals' }));
  await app.user.click(await centre.findByRole('link', { name: new RegExp(order) }));
  expect(await centre.findByRole('heading', { name: `Withdrawal ${order}` })).toBeTruthy();
  expect(app.router.latestLocation.search).toMatchObject({ report: `order=${order}` });
});

test('an unknown number, or another member’s, says that there is no such withdrawal', async () => {
  await signInReady();
  const order = await ask(await open(), '600');
  closeApp();
  await signInReady();
  const { centre } = await open({ order });
  expect(await centre.findByText('Withdrawal not found')).toBeTruthy();
});

test('data that could not be loaded is reported, with a retry', async () => {
  await signInReady();
  let broken = true;
  const { app, centre } = await open(
    {},
    {
      intercept: async (request, pass) =>
        broken && request.url.endsWith('/wps/withdrawals/options') ? Response.error() : pass(),
    },
  );
  expect((await centre.findByRole('alert')).textContent).toContain(
    'The amount you can withdraw could not be loaded',
  );
  broken = false;
  await app.user.click(centre.getByRole('button', { name: 'Try again' }));
  expect(await centre.findByLabelText('Amount')).toBeTruthy();
});
