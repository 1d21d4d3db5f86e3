import { randomUUID } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import type { PayoutDestination } from '@palpite/contract/payout.ts';
import { codeSentTo } from '#modules/identity/codes/testing/codes.ts';
import { type Browser, TEST_PASSWORD, type TestOperator } from '#testing/operator.ts';

/** Payout accounts for tests, made through the calls that a member makes. */

export const TEST_PAYMENT_PASSWORD = '482913';
export const PIX_BY_EMAIL: PayoutDestination = {
  kind: 'pix',
  keyType: 'email',
  key: 'ana@example.com',
};

export const overviewOf = ({ client }: Browser) => client.call(endpoints.payoutAccount.list);

/** Sets the payment password for the first time, or replaces it without the previous one. */
export const setPaymentPassword = (
  { client }: Browser,
  paymentPassword = TEST_PAYMENT_PASSWORD,
  proof: { oldPaymentPassword?: string; password?: string } = { password: TEST_PASSWORD },
) =>
  client.call(endpoints.paymentPassword.set, {
    body: { ...proof, paymentPassword, confirmPaymentPassword: paymentPassword },
  });

export const setPayeeName = (
  { client }: Browser,
  payeeName = 'Ana Prado',
  password = TEST_PASSWORD,
) => client.call(endpoints.payeeName.set, { body: { payeeName, password } });

export const addPayoutAccount = (
  { client }: Browser,
  destination: PayoutDestination = PIX_BY_EMAIL,
  paymentPassword = TEST_PAYMENT_PASSWORD,
  idempotencyKey: string = randomUUID(),
) =>
  client.call(endpoints.payoutAccount.add, {
    body: { destination, paymentPassword },
    idempotencyKey,
  });

export const removePayoutAccount = (
  { client }: Browser,
  payoutAccountId: string,
  paymentPassword = TEST_PAYMENT_PASSWORD,
) =>
  client.call(endpoints.payoutAccount.remove, {
    body: { payoutAccountId, paymentPassword },
    idempotencyKey: randomUUID(),
  });

/** Makes everything that a payout account requires. */
export async function readyForPayouts(browser: Browser): Promise<Browser> {
  await setPaymentPassword(browser);
  await setPayeeName(browser);
  return browser;
}

/** Gives an account a verified e-mail address. */
export async function proveEmail(operator: TestOperator, { client }: Browser, email: string) {
  const contact = { channel: 'email', email } as const;
  await client.call(endpoints.contact.sendCode, { body: { contact } });
  await client.call(endpoints.contact.set, {
    body: {
      contact,
      verificationCode: await codeSentTo(operator, email),
      password: TEST_PASSWORD,
    },
    idempotencyKey: randomUUID(),
  });
}
