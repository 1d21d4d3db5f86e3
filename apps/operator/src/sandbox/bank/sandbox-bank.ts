import { createHmac, randomBytes } from 'node:crypto';
import type { Payee } from '@palpite/brands/deposits.ts';
import type { PaymentInstructions } from '@palpite/contract/deposit.ts';
import { and, eq } from 'drizzle-orm';
import { outboxIsReadable } from '#kernel/messages/messages.ts';
import { sandboxBankNotice, sandboxBankPayment, sandboxBankRefund } from './bank.table.ts';
import type { ExpectedPayment, PaymentProvider } from '#modules/money/index.ts';
import type { Services } from '#kernel/services.ts';
import { brCode, vietQr } from './payment-codes.ts';

/** The adapter's code in brands' files and in notifications. */
export const SANDBOX_BANK = 'sandbox-bank';
/** The path of the bank, for developers on the machine itself. */
export const SANDBOX_BANK_PATH = '/dev/bank';

/** The secret of the bank's signatures. */
export const sandboxBankSecret = (secrets: Services['secrets']): string =>
  secrets.derive('sandbox bank');

/**
 * The built-in provider: a bank of play money that pays when a developer says so. It keeps its own records and knows
 * of the operator what any provider does: the address for notifications and the secret that signs them.
 */
export function createSandboxBank({
  database,
  secrets,
  config,
  now,
}: Pick<Services, 'database' | 'secrets' | 'config' | 'now'>): PaymentProvider {
  const secret = sandboxBankSecret(secrets);
  return {
    secret,
    async expect(payment) {
      const { reference, amountMinor, currency, expiresAt, payee } = payment;
      await database
        .insert(sandboxBankPayment)
        .values({
          reference,
          amountMinor,
          currency,
          expiresAt,
          holder: payee.holder,
          openedAt: now(),
        })
        .onConflictDoNothing();
      const payUrl = outboxIsReadable(config) ? `${SANDBOX_BANK_PATH}?payment=${reference}` : null;
      return { ...instructionsOf(payment, secret), payUrl };
    },
    async refund({ refundId, paymentId, amountMinor }) {
      const [paid] = await database
        .select({ reference: sandboxBankNotice.reference })
        .from(sandboxBankNotice)
        .where(
          and(eq(sandboxBankNotice.paymentId, paymentId), eq(sandboxBankNotice.event, 'settled')),
        );
      if (paid === undefined) throw new Error(`the sandbox bank settled no payment ${paymentId}`);
      await database
        .insert(sandboxBankRefund)
        .values({ refundId, paymentId, amountMinor, reference: paid.reference, askedAt: now() })
        .onConflictDoNothing();
    },
  };
}

/** The payment that the bank expects under a reference; undefined when it was never asked to. */
export async function findExpected(
  { database }: Pick<Services, 'database'>,
  reference: string,
): Promise<typeof sandboxBankPayment.$inferSelect | undefined> {
  const [found] = await database
    .select()
    .from(sandboxBankPayment)
    .where(eq(sandboxBankPayment.reference, reference));
  return found;
}

/** An id that the bank has given to no other payment. */
export const newPaymentId = (): string => `sb_${randomBytes(12).toString('hex')}`;

type Details = PaymentInstructions['details'];

function instructionsOf(
  payment: ExpectedPayment,
  secret: string,
): Omit<PaymentInstructions, 'payUrl'> {
  const { payee, reference } = payment;
  const ends: Details = [
    { detail: 'holder', value: payee.holder },
    { detail: 'reference', value: reference },
  ];
  switch (payee.kind) {
    case 'pix':
      return { code: { text: brCode(payee, payment), isQr: true }, details: ends };
    case 'qr-transfer':
      return {
        code: { text: vietQr(payee, payment), isQr: true },
        details: [...accountDetails(payee), ...ends],
      };
    case 'bank-transfer':
      return { code: null, details: [...accountDetails(payee), ...ends] };
    case 'e-wallet':
      return { code: { text: walletCode(secret, reference), isQr: false }, details: ends };
  }
}

function accountDetails(payee: Extract<Payee, { kind: 'bank-transfer' | 'qr-transfer' }>): Details {
  const branch = payee.kind === 'bank-transfer' ? payee.branch : null;
  return [
    { detail: 'institution', value: payee.institution },
    ...(branch === null ? [] : [{ detail: 'branch' as const, value: branch }]),
    { detail: 'account-number', value: payee.accountNumber },
  ];
}

/** The code typed into the wallet: the order's number and eight characters as a check against typing errors. */
function walletCode(secret: string, reference: string): string {
  const check = createHmac('sha256', secret).update(`wallet ${reference}`).digest('hex');
  return `${reference}-${check.slice(0, 4)}-${check.slice(4, 8)}`.toUpperCase();
}
