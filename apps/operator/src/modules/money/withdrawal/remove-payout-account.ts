import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { eq } from 'drizzle-orm';
import { payoutAccount } from '../tables/payout.table.ts';
import { notifyOfChange } from '#modules/identity/index.ts';
import {
  checkPaymentPassword,
  paymentPasswordHandler,
  provePaymentPassword,
} from '../payout/payment-password.ts';
import { findPayoutAccount, lockPayoutAccounts } from '../payout/payout-accounts.ts';
import { PAYOUT_NOTICES } from '../payout/payout-notices.ts';
import { loadPayoutOverview } from '../payout/payout-overview.ts';
import { holdWithdrawalsTo } from './hold-withdrawals.ts';

/**
 * Removes a payout account, by the payment password. Withdrawals to it that still await review are put on hold, and
 * their member may cancel them; approved ones continue. Added again it has a new waiting time.
 */
export const payoutAccountRemove = paymentPasswordHandler(endpoints.payoutAccount.remove, {
  prepare: (call) => provePaymentPassword(call, call.body.paymentPassword),
  async work(call, proof) {
    const { tx, client, services, session, body, address, now } = call;
    const { accountId } = session;
    await lockPayoutAccounts(tx, accountId);
    await checkPaymentPassword(tx, proof);
    const found = await findPayoutAccount(tx, accountId, body.payoutAccountId);
    if (found === undefined) throw new ContractError('not_found');
    await tx.update(payoutAccount).set({ removedAt: now }).where(eq(payoutAccount.id, found.id));
    const texts = PAYOUT_NOTICES['payout-account-removed'];
    await notifyOfChange(call, services, { accountId, texts, at: now, address });
    const scene = { tx, client, services, accountId, at: now, by: 'automatic' } as const;
    await holdWithdrawalsTo(scene, found.id);
    return loadPayoutOverview(call, tx, accountId);
  },
});
