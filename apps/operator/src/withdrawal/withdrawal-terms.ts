import type { WithdrawalSettings } from '@palpite/brands/withdrawals.ts';
import type { WithdrawalFeeTerms } from '@palpite/domain';
import type { WithdrawalPromise } from '../database/schema/withdrawal.ts';
import type { LiveBrand } from '../http/live-brand.ts';

/** What a brand's withdrawals may be, as its settings say now. Amounts in minor units. */
export interface WithdrawalTerms
  extends Omit<
    WithdrawalSettings,
    'minMinor' | 'maxMinor' | 'fee' | 'amountPerDayMinor' | 'automaticUpToMinor'
  > {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly fee: WithdrawalFeeTerms;
  readonly amountPerDayMinor: bigint;
  /** Null where people look at each. */
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

/** What of them a withdrawal that is asked for now keeps, whatever the brand changes afterwards. */
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

/** What is promised of one that passes by itself: whole minutes, one at least, so that the clock's beat keeps it. */
export const automaticMinutes = ({ automaticSeconds }: WithdrawalTerms): number =>
  Math.floor(automaticSeconds / 60) + 1;
