import type { WithdrawalSettings } from '@palpite/brands/withdrawals.ts';
import type { WithdrawalFeeTerms } from '@palpite/domain';
import type { WithdrawalPromise } from '../tables/withdrawal.table.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';

/** The terms of a brand's withdrawals, by its current settings. Amounts in minor units. */
export interface WithdrawalTerms
  extends Omit<
    WithdrawalSettings,
    'minMinor' | 'maxMinor' | 'fee' | 'amountPerDayMinor' | 'automaticUpToMinor'
  > {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly fee: WithdrawalFeeTerms;
  readonly amountPerDayMinor: bigint;
  /** Null when staff review each. */
  readonly automaticUpToMinor: bigint | null;
}

export function withdrawalTerms({
  settings: { withdrawals },
}: Pick<LiveBrand, 'settings'>): WithdrawalTerms {
  const { minMinor, maxMinor, amountPerDayMinor, automaticUpToMinor, fee } = withdrawals;
  return {
    ...withdrawals,
    minMinor: BigInt(minMinor),
    maxMinor: BigInt(maxMinor),
    amountPerDayMinor: BigInt(amountPerDayMinor),
    automaticUpToMinor: automaticUpToMinor === null ? null : BigInt(automaticUpToMinor),
    fee: { fixedMinor: BigInt(fee.fixedMinor), perMille: fee.perMille },
  };
}

/** The terms that a withdrawal requested now keeps, whatever the brand changes afterwards. */
export const promiseOf = ({
  reviewMinutes,
  payoutMinutes,
  receiptMinutes,
  settlementMinutes,
}: WithdrawalTerms): WithdrawalPromise => ({
  reviewMinutes,
  payoutMinutes,
  receiptMinutes,
  settlementMinutes,
});

/**
 * The promise for one that passes automatically: whole minutes, at least one, so that the clock's interval keeps it.
 */
export const automaticMinutes = ({ automaticSeconds }: WithdrawalTerms): number =>
  Math.floor(automaticSeconds / 60) + 1;
