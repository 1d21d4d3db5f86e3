import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BetStatus } from '@palpite/contract/bet-status.ts';
import type { Bet, MovementType } from '@palpite/contract/record.ts';
import type { BadgeTone } from '@palpite/ui/badge.tsx';

/** The name of each status of a bet. */
export const BET_STATUS_NAMES: Readonly<Record<BetStatus, MessageDescriptor>> = {
  pending: msg`Pending`,
  won: msg`Won`,
  lost: msg`Lost`,
  cancelled: msg`Cancelled`,
  refunded: msg`Stake returned`,
};

/** The word for what came of a bet: one that paid a part of its stake is no win, and not all of it is lost. */
export const betStatusName = ({
  status,
  payoutMinor,
}: Pick<Bet, 'status' | 'payoutMinor'>): MessageDescriptor =>
  status === 'lost' && payoutMinor !== '0' ? msg`Returned in part` : BET_STATUS_NAMES[status];

export const BET_STATUS_TONES: Readonly<Record<BetStatus, BadgeTone>> = {
  pending: 'info',
  won: 'positive',
  // Its result has the colour of a loss.
  lost: 'neutral',
  cancelled: 'neutral',
  refunded: 'neutral',
};

/** The name of each kind of movement. */
export const MOVEMENT_NAMES: Readonly<Record<MovementType, MessageDescriptor>> = {
  deposit: msg`Deposit`,
  'deposit-fee': msg`Deposit fee`,
  withdrawal: msg`Withdrawal`,
  'withdrawal-returned': msg`Withdrawal returned`,
  'transfer-in': msg`Transfer in`,
  'transfer-out': msg`Transfer out`,
  'upline-transfer': msg`Transfer to upline`,
  'downline-transfer': msg`Transfer to downline`,
  bet: msg`Bet`,
  payout: msg`Payout`,
  'cancelled-bet': msg`Cancelled bet`,
  rebate: msg`Rebate`,
  commission: msg`Commission`,
  promotion: msg`Promotion`,
  'points-conversion': msg`Points conversion`,
  'red-envelope': msg`Red envelope`,
  dividend: msg`Dividend`,
  salary: msg`Salary`,
  adjustment: msg`Adjustment`,
};
