import { endpoints } from '@palpite/contract';
import type { PayoutOverview } from '@palpite/contract/payout.ts';
import {
  WITHDRAWAL_OBSTACLES,
  type WithdrawalObstacle,
  type WithdrawalOptions,
} from '@palpite/contract/withdrawal.ts';
import { withdrawalFeeOf } from '@palpite/domain';
import { handlerOf } from '#kernel/http/handler.ts';
import { loadPayoutOverview } from '../payout/payout-overview.ts';
import { loadTurnover } from '../turnover/get-turnover.ts';
import type { TurnoverNeeds } from '../turnover/stakes-in.ts';
import { walletBalance } from '../wallet/get-balance.ts';
import { automaticMinutes, type WithdrawalTerms, withdrawalTerms } from './withdrawal-terms.ts';
import { mostNow, type WithdrawalUsage, withdrawalUsage } from './withdrawal-usage.ts';

/** What the caller may withdraw now, to which accounts, at what fee, and what prevents it. */
export const withdrawalGetOptions = handlerOf<TurnoverNeeds>()(
  endpoints.withdrawal.getOptions,
  async (call) => {
    const { tx, session, brand, now } = call;
    const { accountId } = session;
    const terms = withdrawalTerms(brand);
    const usage = await withdrawalUsage(tx, accountId, brand.timeZone, now);
    const payouts = await loadPayoutOverview(call, tx, accountId);
    const turnover = await loadTurnover(call, tx, accountId);
    const { sumBalance, held } = await walletBalance(call);
    const standing = { usage, payouts, turnover, availableMinor: BigInt(sumBalance) };
    // The ledger is read after the orders: an amount paid in between is no longer on hold.
    const inPlayMinor = BigInt(held) - usage.heldMinor;
    return {
      currency: brand.currency,
      availableMinor: sumBalance,
      lockedInPlayMinor: (inPlayMinor > 0n ? inPlayMinor : 0n).toString(),
      lockedInWithdrawalsMinor: usage.heldMinor.toString(),
      turnover,
      hasPaymentPassword: payouts.hasPaymentPassword,
      payoutAccounts: payouts.list,
      ...termsView(terms),
      mostMinor: mostNow(terms, usage, standing.availableMinor).toString(),
      today: {
        count: usage.count,
        countLimit: terms.countPerDay,
        amountMinor: usage.amountMinor.toString(),
        amountLimitMinor: terms.amountPerDayMinor.toString(),
        resetsAt: usage.dayEndsAt.toISOString(),
        timeZone: brand.timeZone,
      },
      open: { count: usage.openCount, limit: terms.openAtOnce },
      obstacles: obstacles(terms, standing),
    };
  },
);

function termsView(
  terms: WithdrawalTerms,
): Pick<WithdrawalOptions, 'minMinor' | 'maxMinor' | 'fee' | 'promise'> {
  const { fee, automaticUpToMinor, reviewMinutes, payoutMinutes, receiptMinutes } = terms;
  return {
    minMinor: terms.minMinor.toString(),
    maxMinor: terms.maxMinor.toString(),
    fee: { fixedMinor: fee.fixedMinor.toString(), perMille: fee.perMille },
    promise: {
      automaticUpToMinor: automaticUpToMinor?.toString() ?? null,
      automaticMinutes: automaticMinutes(terms),
      reviewMinutes,
      payoutMinutes,
      receiptMinutes,
    },
  };
}

interface Standing {
  readonly usage: WithdrawalUsage;
  readonly payouts: PayoutOverview;
  readonly turnover: WithdrawalOptions['turnover'];
  readonly availableMinor: bigint;
}

/** What would refuse even the smallest amount. */
function obstacles(
  terms: WithdrawalTerms,
  { usage, payouts, turnover, availableMinor }: Standing,
): WithdrawalObstacle[] {
  const stands: Record<WithdrawalObstacle, boolean> = {
    'payment-password': !payouts.hasPaymentPassword,
    'payout-account': !payouts.list.some(({ usable }) => usable),
    turnover: turnover.leftMinor !== '0',
    'open-limit': usage.openCount >= terms.openAtOnce,
    'count-limit': usage.count >= terms.countPerDay,
    'amount-limit': usage.amountMinor + terms.minMinor > terms.amountPerDayMinor,
    balance: terms.minMinor + withdrawalFeeOf(terms.minMinor, terms.fee) > availableMinor,
  };
  return WITHDRAWAL_OBSTACLES.filter((each) => stands[each]);
}
