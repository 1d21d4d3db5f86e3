import { depositCreate } from './deposit/create-order.ts';
import { depositListMethods } from './deposit/list-methods.ts';
import { depositCancel, depositGet, depositList, depositMarkPaid } from './deposit/own-orders.ts';
import { payoutAccountAdd } from './payout/add-payout-account.ts';
import { payoutAccountList } from './payout/payout-overview.ts';
import { payeeNameSet } from './payout/set-payee-name.ts';
import { paymentPasswordSet } from './payout/set-payment-password.ts';
import { turnoverGet } from './turnover/get-turnover.ts';
import { walletGetBalance } from './wallet/get-balance.ts';
import { withdrawalCancel } from './withdrawal/cancel-withdrawal.ts';
import { withdrawalConfirmReceipt } from './withdrawal/confirm-receipt.ts';
import { withdrawalGet, withdrawalList } from './withdrawal/list-withdrawals.ts';
import {
  withdrawalGetReceiptImage,
  withdrawalUploadReceiptImage,
} from './withdrawal/receipt-images.ts';
import { payoutAccountRemove } from './withdrawal/remove-payout-account.ts';
import { withdrawalRequest } from './withdrawal/request-withdrawal.ts';
import { withdrawalGetOptions } from './withdrawal/withdrawal-options.ts';

/** The calls that this module answers, by their constants' names. */
export const handlers = {
  walletGetBalance,
  depositListMethods,
  depositCreate,
  depositGet,
  depositList,
  depositCancel,
  depositMarkPaid,
  withdrawalGetOptions,
  withdrawalRequest,
  withdrawalList,
  withdrawalGet,
  withdrawalCancel,
  withdrawalConfirmReceipt,
  withdrawalUploadReceiptImage,
  withdrawalGetReceiptImage,
  payoutAccountList,
  payoutAccountAdd,
  payoutAccountRemove,
  payeeNameSet,
  paymentPasswordSet,
  turnoverGet,
} as const;
