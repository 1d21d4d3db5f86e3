import { randomUUID } from 'node:crypto';
import type { WithdrawalSettings } from '@palpite/brands/withdrawals.ts';
import { endpoints } from '@palpite/contract';
import type { BodyInput } from '@palpite/contract/endpoint.ts';
import type { Withdrawal } from '@palpite/contract/withdrawal.ts';
import type { Currency } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import { payee } from '../../tables/payee.table.ts';
import { brandFiles } from '#modules/brand/testing.ts';
import { brand } from '#modules/brand/brand.table.ts';
import { payoutAccount } from '../../tables/payout.table.ts';
import { runCommand } from '#backoffice/command-line/run-command.ts';
import { testEnvironment } from '#backoffice/command-line/testing.ts';
import { sealDestination } from '../../payout/payout-accounts.ts';
import { TEST_PAYMENT_PASSWORD } from '../../payout/testing.ts';
import type { Browser, BrowserOptions, TestOperator } from '#testing/operator.ts';
import { type HousePurpose, holdWallet, houseAccount, mainWallet } from '../../wallet/accounts.ts';

/** A member with a payment password and a payout account that can be paid. */
export interface Withdrawer {
  readonly id: number;
  readonly browser: Browser;
  readonly payoutAccountId: string;
}

/** A member who has just signed in, with the opening balance of 1,000.00. */
export async function newWithdrawer(
  operator: TestOperator,
  { uplineId, ...options }: BrowserOptions & { readonly uplineId?: number } = {},
): Promise<Withdrawer> {
  const brandCode = options.brandCode ?? 'palpite';
  const { id, username } = await operator.account({
    brandCode,
    ...(uplineId === undefined ? {} : { uplineId }),
  });
  const browser = operator.browser(options);
  await browser.login(username);
  const { database, passwords } = operator.services;
  const paymentPasswordHash = await passwords.hash(TEST_PAYMENT_PASSWORD);
  await database
    .insert(payee)
    .values({ accountId: id, payeeName: 'Ana Souza', paymentPasswordHash })
    .onConflictDoUpdate({ target: payee.accountId, set: { paymentPasswordHash } });
  return { id, browser, payoutAccountId: await addPayoutAccount(operator, id) };
}

/** Gives an account a PIX key. @param usableAt the end of its waiting time; now without it */
export async function addPayoutAccount(
  { services, clock }: TestOperator,
  accountId: number,
  usableAt: Date = clock.now,
): Promise<string> {
  const sealed = await sealDestination(services.secrets, {
    kind: 'pix',
    keyType: 'email',
    bankCode: null,
    numbers: [`${randomUUID()}@example.com`],
    masked: 'a***@example.com',
  });
  const [added] = await services.database
    .insert(payoutAccount)
    .values({ accountId, ...sealed, addedAt: clock.now, usableAt })
    .returning({ id: payoutAccount.id });
  return String(added?.id);
}

type RequestBody = BodyInput<typeof endpoints.withdrawal.request>;

/** Requests a withdrawal in minor units, as the page does. */
export function request(
  { browser, payoutAccountId }: Withdrawer,
  amountMinor: number,
  { key = randomUUID(), ...changed }: Partial<RequestBody> & { readonly key?: string } = {},
) {
  return browser.client.call(endpoints.withdrawal.request, {
    body: {
      payoutAccountId,
      amountMinor: String(amountMinor),
      feeMinor: '0',
      paymentPassword: TEST_PAYMENT_PASSWORD,
      ...changed,
    },
    idempotencyKey: key,
  });
}

export const cancel = ({ browser }: Withdrawer, order: string, key: string = randomUUID()) =>
  browser.client.call(endpoints.withdrawal.cancel, { body: { order }, idempotencyKey: key });

export async function detail({ browser }: Withdrawer, order: string): Promise<Withdrawal> {
  const answer = await browser.client.call(endpoints.withdrawal.get, { query: { order } });
  return answer.withdrawal;
}

export const options = ({ browser }: Withdrawer) =>
  browser.client.call(endpoints.withdrawal.getOptions);

/** What an account may spend and what is on hold, in minor units. */
export async function money({ services }: TestOperator, id: number) {
  const refs = [mainWallet(id), holdWallet(id)];
  const found = await services.ledger.balances(services.pool, refs);
  return { main: found.get(mainWallet(id)), held: found.get(holdWallet(id)) };
}

const BRAND = { code: 'palpite', currency: 'BRL' satisfies Currency } as const;

/** The balances of the operator's accounts for payments, in minor units. */
export async function house({ services }: TestOperator) {
  const of = (purpose: HousePurpose) =>
    services.ledger.balance(services.pool, houseAccount(purpose, BRAND));
  return {
    payments: await of('payments'),
    fees: await of('payment-fees'),
    losses: await of('payment-losses'),
  };
}

/** Changes the terms of withdrawals at the default brand; everything else follows its files. */
export async function setTerms(
  { services }: TestOperator,
  changed: Partial<WithdrawalSettings>,
): Promise<void> {
  const { settings } = await brandFiles(services.database, BRAND.code);
  const withdrawals = { ...settings.withdrawals, ...changed };
  await services.database
    .update(brand)
    .set({ overrides: { settings: { withdrawals } } })
    .where(eq(brand.code, BRAND.code));
  services.brands.forget();
}

/** Lets time pass and does the work that is due. */
export async function wait(operator: TestOperator, seconds: number): Promise<void> {
  operator.clock.advance(seconds);
  await operator.worker.drain();
}

/** Types a command about withdrawals as the machine's owner. @returns its output, and its exit code */
export async function command(operator: TestOperator, ...typed: readonly string[]) {
  const said: string[] = [];
  const environment = testEnvironment(operator, (line) => said.push(line));
  const ended = await runCommand(['--as-owner', 'withdrawal', ...typed], environment);
  return { ended, text: said.join('\n') };
}

/** The titles of the operator's messages to a member, newest first. */
export async function noticesOf({ browser }: Withdrawer) {
  const { list } = await browser.client.call(endpoints.message.list, { query: { tab: 'system' } });
  return list.map(({ title }) => title);
}
