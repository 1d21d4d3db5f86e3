import {
  approveDeposit,
  recordRefundFailed,
  recordRefundPaid,
  refundDeposit,
  refuseDeposit,
  resolvePayment,
} from './deposit/staff/decide-deposit.ts';
import { listDeposits, showDeposit } from './deposit/staff/look-at-deposits.ts';
import { listPayoutAccounts } from './payout/staff/list-payout-accounts.ts';
import { addTurnover, endTurnover, listTurnover } from './turnover/staff/change-turnover.ts';
import { verifyLedger } from './wallet/staff/verify-ledger.ts';
import {
  approveWithdrawal,
  holdWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
  settleDispute,
} from './withdrawal/staff/change-withdrawal.ts';
import {
  listWithdrawals,
  showWithdrawal,
  withdrawalPictures,
} from './withdrawal/staff/look-at-withdrawals.ts';
import { namePayee } from './withdrawal/staff/name-payee.ts';

/** What staff do in this module, in the order of the registry. */
export const moneyStaff = {
  listWithdrawals,
  showWithdrawal,
  withdrawalPictures,
  approveWithdrawal,
  holdWithdrawal,
  refuseWithdrawal,
  payWithdrawal,
  settleDispute,
  listDeposits,
  showDeposit,
  approveDeposit,
  refuseDeposit,
  refundDeposit,
  recordRefundPaid,
  recordRefundFailed,
  resolvePayment,
  listPayoutAccounts,
  namePayee,
  listTurnover,
  addTurnover,
  endTurnover,
  verifyLedger,
} as const;
