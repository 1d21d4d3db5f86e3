import { createKeyedMutex } from '@palpite/server/keyed-mutex.ts';
import { createQuietCounter } from '@palpite/server/throttle/counters.ts';
import { createTryThrottle } from '@palpite/server/throttle/try-throttle.ts';
import { bindHandlers } from '#kernel/http/handler.ts';
import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import { refundWork } from './deposit/ask-refunds.ts';
import type { DepositNeeds } from './deposit/create-order.ts';
import { mountPaymentNotifications } from './deposit/notification-routes.ts';
import { timeOutWork } from './deposit/time-out.ts';
import { depositChanged, depositCredited } from './deposit/topics.ts';
import { handlers } from './handlers.ts';
import type { PaymentPasswordNeeds } from './payout/payment-password.ts';
import type { HolderNeeds } from './payout/set-payee-name.ts';
import type { TurnoverNeeds } from './turnover/stakes-in.ts';
import { openHouseAccounts } from './wallet/accounts.ts';
import { keepLedger } from './wallet/ledger-job.ts';
import { balanceChanged } from './wallet/topics.ts';
import { withdrawalWork } from './withdrawal/advance-withdrawals.ts';
import type { ReceiptNeeds } from './withdrawal/receipt-images.ts';
import { withdrawalChanged, withdrawalPaid } from './withdrawal/topics.ts';
import { withdrawalJobs } from './withdrawal/withdrawal-jobs.ts';

/** The door of money: wallets, deposits, withdrawals and turnover. */

export { findChannel } from './deposit/channels.ts';
export { hasDeposited } from './deposit/has-deposited.ts';
export type { OrderRow } from './deposit/order.ts';
export type {
  ExpectedPayment,
  PaymentProvider,
  PaymentProviders,
} from './deposit/payment-provider.ts';
export { refundIdOf } from './deposit/refund-deposit.ts';
export { statusText, TAKEN_BACK } from './deposit/staff/status-text.ts';
export { freezePayee, unfreezePayee } from './payout/payee.ts';
export type { Span, TurnoverNeeds } from './turnover/stakes-in.ts';
export { lockTurnover } from './turnover/turnover.ts';
export { moneyStaff } from './use-cases.ts';
export {
  holdWallet,
  houseAccount,
  mainWallet,
  mainWalletSql,
  owedAccount,
} from './wallet/accounts.ts';
export { createLiveBalances } from './wallet/live-balances.ts';
export { createOpenMoney } from './wallet/open-money.ts';
export { welcomeOf } from './wallet/welcome-money.ts';
export { noteIn } from './withdrawal/hold-reasons.ts';
export { holdOpenWithdrawals, readyForUnlock } from './withdrawal/hold-withdrawals.ts';
export { WITHDRAWALS_LISTED } from './withdrawal/staff/look-at-withdrawals.ts';
export type { WithdrawalRow } from './withdrawal/withdrawal-view.ts';

/** What money needs of other modules. */
export type MoneyNeeds = DepositNeeds & HolderNeeds & TurnoverNeeds;

export interface Money extends Module {
  /** What its rooms keep for themselves. */
  readonly own: MoneyNeeds & PaymentPasswordNeeds & ReceiptNeeds;
}

export function createMoney(kernel: Services, needs: MoneyNeeds): Money {
  const { counters, ledger, brands } = kernel;
  const own = {
    ...needs,
    paymentPasswordThrottle: createTryThrottle(counters, 'payment-password'),
    paymentProofMutex: createKeyedMutex(),
    paymentGuesses: createQuietCounter(counters, 'payment-guess', 3_600),
    drawingMutex: createKeyedMutex(),
  };
  return {
    own,
    handlers: bindHandlers(own, handlers),
    topics: [balanceChanged, depositChanged, depositCredited, withdrawalChanged, withdrawalPaid],
    schedules: [...withdrawalJobs, keepLedger(kernel)],
    work: [
      timeOutWork(kernel, own),
      refundWork(kernel, own.paymentProviders),
      withdrawalWork(kernel),
    ],
    mount: (app) => mountPaymentNotifications(app, kernel, own),
    async seed({ client }) {
      for (const brand of await brands.all()) await openHouseAccounts(ledger, client, brand);
    },
  };
}
