import { endpoints } from '@palpite/contract';
import type { DepositOrder } from '@palpite/contract/deposit.ts';
import {
  PAYMENT_NOTIFICATION_PATH,
  type PaymentNotification,
  signPaymentNotification,
} from '@palpite/contract/payment-notification.ts';
import { eq } from 'drizzle-orm';
import { depositOrder } from '../../tables/deposit.table.ts';
import { SANDBOX_BANK } from '#sandbox/bank/sandbox-bank.ts';
import type { Browser, TestOperator } from '#testing/operator.ts';
import { mainWallet } from '../../wallet/accounts.ts';

/** A channel of each kind that the default brand has. */
export const PIX = 'pix-aurora';
export const REVIEWED = 'ted-ipe';

/** The balance of a member's main wallet before the first deposit, in minor units. */
export const OPENING = 100_000n;

/** Makes an order, as the page does. */
export function makeOrder(
  browser: Browser,
  channel: string = PIX,
  amountMinor = '5000',
): Promise<DepositOrder> {
  return browser.client.call(endpoints.deposit.create, {
    body: { channel, amountMinor, currency: 'BRL' },
  });
}

export const readOrder = (browser: Browser, { order }: Pick<DepositOrder, 'order'>) =>
  browser.client.call(endpoints.deposit.get, { query: { order } });

let told = 0;

/** A provider's notification of an order paid correctly; any of its values may be changed. */
export function notificationOf(
  { order, amountMinor, currency }: Pick<DepositOrder, 'order' | 'amountMinor' | 'currency'>,
  more: Partial<PaymentNotification> = {},
): PaymentNotification {
  told += 1;
  return {
    notificationId: `n-${told}`,
    paymentId: `p-${order}`,
    reference: order,
    event: 'settled',
    amountMinor,
    currency,
    at: '2026-03-02T12:00:00.000Z',
    ...more,
  };
}

/** Sends a notification, signed as the provider's. */
export async function notify(
  operator: TestOperator,
  notification: PaymentNotification,
  tamper: {
    readonly secret?: string;
    readonly timestamp?: number;
    readonly provider?: string;
    /** The body to send in place of the signed one. */
    readonly body?: string;
  } = {},
): Promise<{ status: number; code: string | undefined }> {
  const { clock } = operator;
  const body = JSON.stringify(notification);
  const secret =
    tamper.secret ?? operator.modules.money.own.paymentProviders.get(SANDBOX_BANK)?.secret ?? '';
  const response = await operator
    .browser({ address: '198.51.100.20' })
    .fetch(PAYMENT_NOTIFICATION_PATH, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...signPaymentNotification(
          secret,
          tamper.provider ?? SANDBOX_BANK,
          tamper.timestamp ?? clock.now.getTime(),
          body,
        ),
      },
      body: tamper.body ?? body,
    });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code };
}

/** The balance of the main wallet, in minor units. */
export const walletOf = ({ services }: TestOperator, { accountId }: Browser): Promise<bigint> =>
  services.ledger.balance(services.pool, mainWallet(accountId ?? 0));

/** A member's orders as stored, oldest first. */
export const ordersOf = async ({ services }: TestOperator, { accountId }: Browser) =>
  services.database
    .select()
    .from(depositOrder)
    .where(eq(depositOrder.accountId, accountId ?? 0))
    .orderBy(depositOrder.id);
