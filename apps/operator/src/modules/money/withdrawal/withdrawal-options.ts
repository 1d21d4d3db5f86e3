import { endpoints } from '@palpite/contract';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { handlerOf } from '#kernel/http/handler.ts';
import { loadPayoutOverview } from '../payout/payout-overview.ts';
import { loadTurnover } from '../turnover/get-turnover.ts';
import type { TurnoverNeeds } from '../turnover/stakes-in.ts';
import { walletBalance } from '../wallet/get-balance.ts';
import { obstaclesOf, withdrawableOf } from './withdrawable.ts';
import { automaticMinutes, type WithdrawalTerms, withdrawalTerms } from './withdrawal-terms.ts';
import { withdrawalUsage } from './withdrawal-usage.ts';

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
    const standing = { usage, payouts, turnover, balanceMinor: BigInt(sumBalance) };
    const obstacles = obstaclesOf(terms, standing);
    // The ledger is read after the orders: an amount paid in between is no longer on hold.
    const inPlayMinor = BigInt(held) - usage.heldMinor;
    return {
      currency: brand.currency,
      balanceMinor: sumBalance,
      withdrawable: withdrawableOf(terms, standing, obstacles),
      lockedInPlayMinor: (inPlayMinor > 0n ? inPlayMinor : 0n).toString(),
      lockedInWithdrawalsMinor: usage.heldMinor.toString(),
      turnover,
      hasPaymentPassword: payouts.hasPaymentPassword,
      payoutAccounts: payouts.list,
      ...termsView(terms),
      today: {
        count: usage.count,
        countLimit: terms.countPerDay,
        amountMinor: usage.amountMinor.toString(),
        amountLimitMinor: terms.amountPerDayMinor.toString(),
        resetsAt: usage.dayEndsAt.toISOString(),
        timeZone: brand.timeZone,
      },
      open: { count: usage.openCount, limit: terms.openAtOnce },
      obstacles,
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
