import {
  addAnnouncement,
  listAnnouncements,
  removeAnnouncement,
} from '#modules/talk/announcement/staff/announcement-use-cases.ts';
import { turnOffTwoStep } from '#modules/identity/authenticator/staff/turn-off-two-step.ts';
import * as brand from '#modules/brand/staff/brand-use-cases.ts';
import {
  listCatalogue,
  setMaintenance,
} from '#modules/play/catalogue/staff/catalogue-use-cases.ts';
import {
  deleteChat,
  listChat,
  muteAccount,
  unmuteAccount,
} from '#modules/talk/chat/staff/chat-use-cases.ts';
import * as deposit from '#modules/money/deposit/staff/decide-deposit.ts';
import { listDeposits, showDeposit } from '#modules/money/deposit/staff/look-at-deposits.ts';
import {
  listMessages,
  sendMessage,
  withdrawMessage,
} from '#modules/talk/message/staff/message-use-cases.ts';
import { listPayoutAccounts } from '#modules/money/payout/staff/list-payout-accounts.ts';
import * as promotion from '#modules/promotion/staff/promotion-use-cases.ts';
import { revokeSessions } from '#modules/identity/login/staff/revoke-sessions.ts';
import type { UseCase } from '#kernel/staff/use-case.ts';
import {
  answerSupport,
  listSupport,
  showSupport,
} from '#modules/talk/support/staff/support-use-cases.ts';
import {
  addTurnover,
  endTurnover,
  listTurnover,
} from '#modules/money/turnover/staff/change-turnover.ts';
import {
  reconcileVendors,
  resolveDifference,
} from '#modules/play/engines/seamless/staff/reconcile-vendors.ts';
import { rotateVendorSecret } from '#modules/play/engines/seamless/staff/rotate-secret.ts';
import { verifyLedger } from '#modules/money/wallet/staff/verify-ledger.ts';
import * as withdrawal from '#modules/money/withdrawal/staff/change-withdrawal.ts';
import {
  listWithdrawals,
  showWithdrawal,
  withdrawalPictures,
} from '#modules/money/withdrawal/staff/look-at-withdrawals.ts';
import { namePayee } from '#modules/money/withdrawal/staff/name-payee.ts';
import { changeChannel, listChannels } from './change-channel.ts';
import { listActions, listRequests } from './list-actions.ts';
import { lockAccount, unlockAccount } from './lock-account.ts';
import { listAccounts, showAccount } from './look-at-accounts.ts';
import type { StaffNeeds } from './office.ts';
import { rotatePayloadKey } from './rotate-payload-key.ts';
import { dropOwedWork, listOwedWork, retryOwedWork, showOwedWork } from './work-use-cases.ts';
import { addStaff, changeRoles, closeStaff, listStaff, resetStaff } from './staff-accounts.ts';

/** What the staff of every operator can do. */
export const OPERATOR_USE_CASES: readonly UseCase<StaffNeeds>[] = [
  listWithdrawals,
  showWithdrawal,
  withdrawalPictures,
  withdrawal.approveWithdrawal,
  withdrawal.holdWithdrawal,
  withdrawal.refuseWithdrawal,
  withdrawal.payWithdrawal,
  withdrawal.settleDispute,
  listDeposits,
  showDeposit,
  deposit.approveDeposit,
  deposit.refuseDeposit,
  deposit.refundDeposit,
  deposit.recordRefundPaid,
  deposit.recordRefundFailed,
  deposit.resolvePayment,
  listChannels,
  changeChannel,
  listPayoutAccounts,
  namePayee,
  listTurnover,
  addTurnover,
  endTurnover,
  verifyLedger,
  reconcileVendors,
  resolveDifference,
  listAccounts,
  showAccount,
  lockAccount,
  unlockAccount,
  turnOffTwoStep,
  revokeSessions,
  listMessages,
  sendMessage,
  withdrawMessage,
  listSupport,
  showSupport,
  answerSupport,
  listChat,
  deleteChat,
  muteAccount,
  unmuteAccount,
  listAnnouncements,
  addAnnouncement,
  removeAnnouncement,
  promotion.listPromotions,
  promotion.putPromotion,
  promotion.changeTimes,
  promotion.removePromotion,
  promotion.restorePromotion,
  brand.listBrands,
  brand.showBrand,
  brand.setFlag,
  brand.setSetting,
  brand.setField,
  brand.setText,
  brand.setStatus,
  brand.resetBrand,
  listCatalogue,
  setMaintenance,
  rotateVendorSecret,
  rotatePayloadKey,
  listOwedWork,
  showOwedWork,
  retryOwedWork,
  dropOwedWork,
  addStaff,
  resetStaff,
  changeRoles,
  closeStaff,
  listStaff,
  listActions,
  listRequests,
];
