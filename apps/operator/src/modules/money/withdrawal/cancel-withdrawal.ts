import { endpoints } from '@palpite/contract';
import { handler } from '#kernel/http/handler.ts';
import { walletBalance } from '../wallet/get-balance.ts';
import { lockOwnWithdrawal } from './find-withdrawal.ts';
import { advance } from './withdrawal-orders.ts';
import { withdrawalView } from './withdrawal-view.ts';

/** Cancels a withdrawal of the caller that still awaits review. */
export const withdrawalCancel = handler(endpoints.withdrawal.cancel, async (call) => {
  const { tx, session, body } = call;
  const row = await lockOwnWithdrawal(tx, session.accountId, body.order);
  const cancelled = await advance({ ...call, by: 'member' }, row, { kind: 'cancelled' });
  return {
    withdrawal: await withdrawalView(call, cancelled),
    balance: await walletBalance(call),
  };
});
