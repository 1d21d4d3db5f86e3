import type { BrandPayouts } from '@palpite/brands/payouts-schema.ts';
import { endpoints } from '@palpite/contract';
import type { PayoutAccount, PayoutOverview } from '@palpite/contract/payout.ts';
import { maskedPayee } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { type CallContext, handler } from '#kernel/http/handler.ts';
import { findPayee } from './payee.ts';
import { isUsable, type PayoutAccountRow, payoutAccountsOf } from './payout-accounts.ts';

export const payoutAccountList = handler(endpoints.payoutAccount.list, (call) =>
  loadPayoutOverview(call, call.tx, call.session.accountId),
);

/** An account's payout accounts, and what adding one requires. */
export async function loadPayoutOverview(
  { brand, now }: CallContext,
  database: Database,
  accountId: number,
): Promise<PayoutOverview> {
  const { payouts } = brand;
  const { payoutAccountsMost, payoutAccountWaitMinutes } = brand.settings;
  const payee = await findPayee(database, accountId);
  const rows = await payoutAccountsOf(database, accountId);
  return {
    payeeName: payee?.payeeName ? maskedPayee(payee.payeeName) : null,
    hasPaymentPassword: Boolean(payee?.paymentPasswordHash),
    list: rows.map((row) => payoutAccountView(row, payouts, now)),
    most: payoutAccountsMost,
    waitMinutes: payoutAccountWaitMinutes,
    pixKeyTypes: payouts.pixKeyTypes,
    bank: payouts.bank,
  };
}

/** A payout account as its member sees it. A bank that the brand no longer lists appears by its code. */
export function payoutAccountView(
  row: PayoutAccountRow,
  { bank }: BrandPayouts,
  now: Date,
): PayoutAccount {
  const { bankCode } = row;
  return {
    payoutAccountId: String(row.id),
    kind: row.kind,
    keyType: row.keyType,
    bankName: bank?.banks.find(({ code }) => code === bankCode)?.name ?? bankCode,
    destination: row.masked,
    addedAt: row.addedAt.toISOString(),
    usableAt: row.usableAt.toISOString(),
    usable: isUsable(row, now),
  };
}
