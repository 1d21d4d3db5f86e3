/** What tests of other packages use of module money. */
export { offeredMethods } from '#modules/money/deposit/channels.ts';
export { makeOrder, notificationOf, notify } from '#modules/money/deposit/testing/orders.ts';
export {
  addPayoutAccount,
  PIX_BY_EMAIL,
  readyForPayouts,
  TEST_PAYMENT_PASSWORD,
} from '#modules/money/payout/testing.ts';
export { requireTurnover } from '#modules/money/turnover/turnover.ts';
