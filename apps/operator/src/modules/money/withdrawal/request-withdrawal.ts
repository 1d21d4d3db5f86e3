import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import type { WithdrawalDestination, WithdrawalWait } from '@palpite/contract/withdrawal.ts';
import { withdrawalFeeOf } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { withdrawal } from '../tables/withdrawal.table.ts';
import { type Call, handlerOf } from '#kernel/http/handler.ts';
import {
  checkPaymentPassword,
  type PaymentPasswordNeeds,
  provePaymentPassword,
} from '../payout/payment-password.ts';
import { holdPayee } from '../payout/payee.ts';
import { findPayoutAccount, isUsable } from '../payout/payout-accounts.ts';
import { payoutAccountView } from '../payout/payout-overview.ts';
import type { TurnoverNeeds } from '../turnover/stakes-in.ts';
import { lockTurnover, turnoverLeft } from '../turnover/turnover.ts';
import { holdWallet, mainWallet } from '../wallet/accounts.ts';
import { walletBalance } from '../wallet/get-balance.ts';
import { emitChange, referenceOf, writeEvent } from './withdrawal-orders.ts';
import {
  automaticMinutes,
  promiseOf,
  type WithdrawalTerms,
  withdrawalTerms,
} from './withdrawal-terms.ts';
import { limitReached, type WithdrawalUsage, withdrawalUsage } from './withdrawal-usage.ts';
import { type WithdrawalRow, withdrawalView } from './withdrawal-view.ts';
import { oweAdvance } from './withdrawal-work.ts';

const requestHandler = handlerOf<PaymentPasswordNeeds & TurnoverNeeds>();

/**
 * Requests a withdrawal. Requests of one account wait for one another, so that limits count the one before; a deposit
 * waits too, so that its money does not leave before its turnover is known. The ledger decides whether the balance is
 * enough, at the moment that it holds the money.
 */
export const withdrawalRequest = requestHandler(endpoints.withdrawal.request, {
  prepare: (call) => provePaymentPassword(call, call.body.paymentPassword),
  async work(call, proof) {
    const { tx, session, brand, body, now } = call;
    await lockTurnover(tx, session.accountId);
    await checkPaymentPassword(tx, proof);
    const terms = withdrawalTerms(brand);
    const destination = await readDestination(call);
    const amountMinor = BigInt(body.amountMinor);
    const feeMinor = readFee(terms, amountMinor, body.feeMinor);
    const { leftMinor } = await turnoverLeft(tx, call.own, session.accountId);
    if (leftMinor > 0n) {
      throw new ContractError('turnover_left', { leftMinor: leftMinor.toString() });
    }
    const usage = await withdrawalUsage(tx, session.accountId, brand.timeZone, now);
    const limit = limitReached(terms, usage, amountMinor);
    if (limit !== null) throw new ContractError('withdrawal_limit_reached', { limit });
    const payeeName = await payeeNameOf(tx, session.accountId);
    const wanted = { amountMinor, feeMinor, destination, payeeName };
    const row = await writeRequest(call, terms, usage, wanted);
    return {
      withdrawal: await withdrawalView(call, row),
      balance: await walletBalance(call),
    };
  },
});

type RequestCall = Call<typeof endpoints.withdrawal.request>;

interface Wanted {
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly destination: WithdrawalDestination;
  readonly payeeName: string | null;
}

/** The real name, locked until the transaction ends, so that a concurrent change finds this request. */
async function payeeNameOf(tx: Database, accountId: number): Promise<string | null> {
  return (await holdPayee(tx, accountId))?.payeeName ?? null;
}

/** @throws ContractError payout_account_unavailable: another member's, removed, or within its waiting time */
async function readDestination(call: RequestCall): Promise<WithdrawalDestination> {
  const { tx, session, brand, body, now } = call;
  const found = await findPayoutAccount(tx, session.accountId, body.payoutAccountId);
  if (found === undefined || !isUsable(found, now)) {
    throw new ContractError('payout_account_unavailable');
  }
  const { payoutAccountId, kind, keyType, bankName, destination } = payoutAccountView(
    found,
    brand.payouts,
    now,
  );
  return { payoutAccountId, kind, keyType, bankName, destination };
}

/** The fee, which must be the one that the member saw. @throws ContractError amount_out_of_range | fee_changed */
function readFee(terms: WithdrawalTerms, amountMinor: bigint, shownMinor: string): bigint {
  if (amountMinor < terms.minMinor || amountMinor > terms.maxMinor) {
    throw new ContractError('amount_out_of_range');
  }
  const feeMinor = withdrawalFeeOf(amountMinor, terms.fee);
  if (feeMinor.toString() !== shownMinor) {
    throw new ContractError('fee_changed', { feeMinor: feeMinor.toString() });
  }
  return feeMinor;
}

/** Why staff must review it; empty when it passes without them. */
function reviewReasons(
  { automaticUpToMinor, reviewFirst }: WithdrawalTerms,
  { hasBeenPaid }: WithdrawalUsage,
  amountMinor: bigint,
): WithdrawalWait[] {
  if (automaticUpToMinor === null) return ['by-hand'];
  const reasons: WithdrawalWait[] = [];
  if (amountMinor > automaticUpToMinor) reasons.push('amount');
  if (reviewFirst && !hasBeenPaid) reasons.push('first-withdrawal');
  return reasons;
}

async function writeRequest(
  call: RequestCall,
  terms: WithdrawalTerms,
  usage: WithdrawalUsage,
  wanted: Wanted,
): Promise<WithdrawalRow> {
  const { tx, client, services, session, brand, now } = call;
  const { accountId } = session;
  const reasons = reviewReasons(terms, usage, wanted.amountMinor);
  const isAutomatic = reasons.length === 0;
  const minutes = isAutomatic ? automaticMinutes(terms) : terms.reviewMinutes;
  const promisedAt = new Date(now.getTime() + minutes * 60_000);
  const [row] = await tx
    .insert(withdrawal)
    .values({
      brandCode: brand.code,
      accountId,
      currency: brand.currency,
      ...wanted,
      terms: promiseOf(terms),
      status: 'awaiting-review',
      waits: isAutomatic ? ['automatic'] : reasons,
      promisedAt,
      dueAt: isAutomatic ? new Date(now.getTime() + terms.automaticSeconds * 1_000) : null,
      day: usage.day,
      requestedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error('a row that was written was not answered');
  const { transferId: holdId } = await services.ledger.hold(client, {
    key: `withdrawal:${row.id}:held`,
    kind: 'withdrawal',
    reference: referenceOf(row),
    source: mainWallet(accountId),
    account: holdWallet(accountId),
    amountMinor: wanted.amountMinor + wanted.feeMinor,
    currency: brand.currency,
  });
  await tx.update(withdrawal).set({ holdId }).where(eq(withdrawal.id, row.id));
  const eventId = await writeEvent(tx, {
    withdrawalId: row.id,
    at: now,
    event: 'requested',
    by: 'member',
    amountMinor: wanted.amountMinor,
    promisedAt,
  });
  await oweAdvance(tx, services, row, eventId);
  await emitChange({ tx }, row, null);
  return { ...row, holdId };
}
