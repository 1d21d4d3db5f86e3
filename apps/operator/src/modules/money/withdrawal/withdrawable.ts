import type { PayoutOverview } from '@palpite/contract/payout.ts';
import type { TurnoverStanding } from '@palpite/contract/turnover.ts';
import {
  WITHDRAWAL_OBSTACLES,
  type Withdrawable,
  type WithdrawalObstacle,
} from '@palpite/contract/withdrawal.ts';
import { mostWithdrawable, withdrawalFeeOf } from '@palpite/domain';
import type { WithdrawalTerms } from './withdrawal-terms.ts';
import type { WithdrawalUsage } from './withdrawal-usage.ts';

/** What a withdrawal depends on besides the terms. */
export interface Standing {
  readonly usage: WithdrawalUsage;
  readonly payouts: Pick<PayoutOverview, 'hasPaymentPassword' | 'list'>;
  readonly turnover: Pick<TurnoverStanding, 'leftMinor'>;
  readonly balanceMinor: bigint;
}

/** What would refuse even the smallest amount. */
export function obstaclesOf(
  terms: WithdrawalTerms,
  { usage, payouts, turnover, balanceMinor }: Standing,
): WithdrawalObstacle[] {
  const stands: Record<WithdrawalObstacle, boolean> = {
    'payment-password': !payouts.hasPaymentPassword,
    'payout-account': !payouts.list.some(({ usable }) => usable),
    turnover: turnover.leftMinor !== '0',
    'open-limit': usage.openCount >= terms.openAtOnce,
    'count-limit': usage.count >= terms.countPerDay,
    'amount-limit': usage.amountMinor + terms.minMinor > terms.amountPerDayMinor,
    balance: terms.minMinor + withdrawalFeeOf(terms.minMinor, terms.fee) > balanceMinor,
  };
  return WITHDRAWAL_OBSTACLES.filter((each) => stands[each]);
}

/** The obstacles that hold back no money: the member sets them up on the way to the first withdrawal. */
const OF_SETUP: ReadonlySet<WithdrawalObstacle> = new Set(['payment-password', 'payout-account']);

/**
 * The one answer to "how much can I withdraw", for every page that says it. A request is decided by the same terms and the
 * same standing, so that it accepts this amount and refuses one unit more.
 */
export function withdrawableOf(
  terms: WithdrawalTerms,
  standing: Standing,
  obstacles: readonly WithdrawalObstacle[],
): Withdrawable {
  const { usage, balanceMinor } = standing;
  const isHeldBack = obstacles.some((each) => !OF_SETUP.has(each));
  if (isHeldBack) return { ...NOTHING };
  const leftToday = terms.amountPerDayMinor - usage.amountMinor;
  const limit = leftToday < terms.maxMinor ? leftToday : terms.maxMinor;
  const byBalance = mostWithdrawable(balanceMinor, terms.fee);
  const isAbove = byBalance > limit;
  const setUpMinor = isAbove ? limit : byBalance;
  const feeMinor = withdrawalFeeOf(setUpMinor, terms.fee);
  return {
    nowMinor: (obstacles.length === 0 ? setUpMinor : 0n).toString(),
    setUpMinor: setUpMinor.toString(),
    feeMinor: feeMinor.toString(),
    aboveMinor: (isAbove ? balanceMinor - setUpMinor - feeMinor : 0n).toString(),
    above: isAbove ? (limit === terms.maxMinor ? 'maximum' : 'today') : null,
  };
}

const NOTHING: Withdrawable = {
  nowMinor: '0',
  setUpMinor: '0',
  feeMinor: '0',
  aboveMinor: '0',
  above: null,
};
