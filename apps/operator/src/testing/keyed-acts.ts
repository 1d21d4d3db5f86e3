import { endpoints } from '@palpite/contract';
import { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { appCode, setUpAuthenticator } from '#modules/identity/authenticator/testing.ts';
import { codeSentTo, freshMobile } from '#modules/identity/codes/testing/codes.ts';
import { registration } from '#modules/identity/registration/testing.ts';
import {
  addPayoutAccount,
  overviewOf,
  PIX_BY_EMAIL,
  readyForPayouts,
  TEST_PAYMENT_PASSWORD,
} from '#modules/money/payout/testing.ts';
import { newWithdrawer, request, wait } from '#modules/money/withdrawal/testing/withdrawals.ts';
import { type Browser, freshAddress, TEST_PASSWORD, type TestOperator } from '#testing/operator.ts';
import { line, makeIssues, numeroOf, placeSlip } from './play.ts';

/** An act that can be done, once. */
export interface ReadyAct {
  readonly browser: Browser;
  readonly body: unknown;
  /** What another intent of the same caller would send. */
  readonly other: unknown;
}

/** How to get ready for each act that needs a key, by the name of its call. */
export const KEYED_ACTS: Readonly<Record<string, (operator: TestOperator) => Promise<ReadyAct>>> = {
  async 'deposit.create'(operator) {
    const body = { channel: 'pix-aurora', amountMinor: '5000', currency: 'BRL' };
    return ready(await operator.signedIn(), body, { amountMinor: '6000' });
  },
  async 'withdrawal.request'(operator) {
    const { browser, payoutAccountId } = await newWithdrawer(operator);
    const sum = { amountMinor: '5000', feeMinor: '0' };
    const body = { payoutAccountId, ...sum, paymentPassword: TEST_PAYMENT_PASSWORD };
    return ready(browser, body, { amountMinor: '6000' });
  },
  async 'withdrawal.cancel'(operator) {
    const { browser, order } = await withdrawalOf(operator);
    return ready(browser, { order }, { order: 'W1' });
  },
  async 'withdrawal.confirmReceipt'(operator) {
    const { browser, order } = await withdrawalOf(operator);
    await wait(operator, 20);
    await wait(operator, 30);
    return ready(browser, { answer: 'received', order }, { order: 'W1' });
  },
  async 'payoutAccount.add'(operator) {
    const browser = await readyForPayouts(await operator.signedIn());
    const body = { destination: PIX_BY_EMAIL, paymentPassword: TEST_PAYMENT_PASSWORD };
    return ready(browser, body, { destination: { ...PIX_BY_EMAIL, key: 'bea@example.com' } });
  },
  async 'payoutAccount.remove'(operator) {
    const browser = await readyForPayouts(await operator.signedIn());
    await addPayoutAccount(browser);
    const [added] = (await overviewOf(browser)).list;
    const body = {
      payoutAccountId: added?.payoutAccountId,
      paymentPassword: TEST_PAYMENT_PASSWORD,
    };
    return ready(browser, body, { payoutAccountId: '1' });
  },
  async 'lottery.placeSlip'(operator) {
    const { browser, bet } = await bettor(operator);
    return ready(browser, { lines: [bet], totalMinor: '100' }, { totalMinor: '200' });
  },
  async 'lottery.cancelBet'(operator) {
    const { browser, bet } = await bettor(operator);
    const { bets } = await placeSlip(browser, [bet], 100);
    return ready(browser, { order: bets[0]?.order }, { order: 'L1' });
  },
  async 'lottery.placeChase'(operator) {
    const { browser, body } = await chaser(operator);
    return ready(browser, body, { stopOnWin: true });
  },
  async 'lottery.stopChase'(operator) {
    const { browser, body } = await chaser(operator);
    const { chaseId } = await browser.client.call(endpoints.lottery.placeChase, { body });
    return ready(browser, { chaseId }, { chaseId: '1' });
  },
  async 'message.send'(operator) {
    const upline = await operator.account({ type: 1 });
    const { username } = await operator.account({ uplineId: upline.id });
    const browser = operator.browser();
    await browser.login(username);
    return ready(browser, { downlineId: null, text: 'Good morning' }, { text: 'Good night' });
  },
  async 'affiliateLink.create'(operator) {
    return ready(await operator.signedIn(1), { label: 'Spring' }, { label: 'Autumn' });
  },
  async 'downline.register'(operator) {
    const name = registration().username;
    const body = { kind: 'member', newUsername: name };
    return ready(await operator.signedIn(1), body, { newUsername: `${name}b` });
  },
  async 'member.register'(operator) {
    const body = registration();
    const browser = operator.browser({ address: freshAddress() });
    return ready(browser, body, { username: `${body.username}b` });
  },
  async 'member.registerByMobile'(operator) {
    const { username: _, ...body } = registration();
    const mobile = freshMobile();
    const browser = operator.browser({ address: freshAddress() });
    const { mobileNum: mobileNo, countryDialingCode } = mobile;
    await browser.client.call(endpoints.verification.sendRegisterCode, {
      body: { by: 'mobile', mobileNo, countryDialingCode },
    });
    const verificationCode = await codeSentTo(operator, `+${countryDialingCode}${mobileNo}`);
    return ready(browser, { ...body, ...mobile, verificationCode }, { birthday: '1991-05-17' });
  },
  async 'contact.set'(operator) {
    const browser = await operator.signedIn();
    const email = `${registration().username}@example.com`;
    const contact = { channel: 'email', email } as const;
    await browser.client.call(endpoints.contact.sendCode, { body: { contact } });
    const verificationCode = await codeSentTo(operator, email);
    const body = { contact, verificationCode, password: TEST_PASSWORD };
    return ready(browser, body, { contact: { ...contact, email: `b${email}` } });
  },
  async 'password.change'(operator) {
    const next = 'another horse 7';
    const body = { oldPassword: TEST_PASSWORD, newPassword: next, confirmNewPassword: next };
    const last = 'a third horse 8';
    const other = { newPassword: last, confirmNewPassword: last };
    return ready(await operator.signedIn(), body, other);
  },
  async 'authenticator.confirm'(operator) {
    const browser = await operator.signedIn();
    const { uri } = await browser.client.call(endpoints.authenticator.enrol, {
      body: { password: TEST_PASSWORD },
    });
    return ready(browser, { code: appCode(operator, uri) }, { code: appCode(operator, uri, 1) });
  },
  async 'authenticator.renewRecoveryCodes'(operator) {
    const browser = await operator.signedIn();
    const { uri } = await setUpAuthenticator(operator, browser);
    const body = { password: TEST_PASSWORD, code: appCode(operator, uri) };
    return ready(browser, body, { code: appCode(operator, uri, 1) });
  },
  async 'secondFactor.verify'(operator) {
    const { username } = await operator.account();
    const owner = operator.browser();
    await owner.login(username);
    const { uri } = await setUpAuthenticator(operator, owner);
    const browser = operator.browser({ address: freshAddress() });
    const ticket = await ticketOf(browser, username);
    const body = { ticket, method: 'totp', code: appCode(operator, uri) };
    return ready(browser, body, { code: appCode(operator, uri, 1) });
  },
};

const ready = (browser: Browser, body: object, other: object): ReadyAct => ({
  browser,
  body,
  other: { ...body, ...other },
});

async function withdrawalOf(operator: TestOperator) {
  const withdrawer = await newWithdrawer(operator);
  const { order } = (await request(withdrawer, 5_000)).withdrawal;
  return { browser: withdrawer.browser, order };
}

const GAME = 'k3-1m';

async function bettor(operator: TestOperator) {
  await makeIssues(operator);
  const browser = await operator.signedIn();
  return { browser, bet: line(GAME, await numeroOf(browser, GAME), 'sum-size', 'big') };
}

async function chaser(operator: TestOperator) {
  const { browser, bet } = await bettor(operator);
  const { gameCode, numero, ...chased } = bet;
  const terms = { multiples: [1, 2], stopOnWin: false, totalMinor: '300' };
  return { browser, body: { gameCode, numero, lines: [chased], ...terms } };
}

async function ticketOf(browser: Browser, username: string): Promise<string> {
  const error: unknown = await browser.login(username).catch((thrown: unknown) => thrown);
  const demand = error instanceof CallError ? refusalValue(error, 'two_factor_required') : null;
  if (demand === null) throw new Error('the login asked for no second factor', { cause: error });
  return demand.ticket;
}
