import { endpoints } from '@palpite/contract';
import { handler } from '../http/handler.ts';
import { walletBalance } from '../wallet/get-balance.ts';
import { lockOwnWithdrawal } from './find-withdrawal.ts';
import { cancel } from './withdrawal-steps.ts';
import { withdrawalView } from './withdrawal-view.ts';

/** The caller takes a withdrawal back while it still awaits review. */
export const cancelWithdrawal = handler(endpoints.withdrawalCancel, async (call) => {
  const { tx, client, services, session, body, now } = call;
  const row = await lockOwnWithdrawal(tx, session.accountId, body.order);
  const cancelled = await cancel({ tx, client, services, row, at: now, by: 'member' });
  return {
    withdrawal: await withdrawalView(tx, cancelled),
    balance: await walletBalance(call),
  };
});
