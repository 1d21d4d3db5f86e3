import { endpoints } from '@palpite/contract';
import type { BodyOutput } from '@palpite/contract/endpoint.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { withdrawalImage } from '../tables/withdrawal.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { lockOwnWithdrawal } from './find-withdrawal.ts';
import { advance } from './withdrawal-orders.ts';
import type { WithdrawalAct } from './withdrawal-state.ts';
import { type WithdrawalRow, withdrawalView } from './withdrawal-view.ts';

/** The caller reports the outcome of a payout, once: a missing amount is for the operator to settle. */
export const withdrawalConfirmReceipt = handler(
  endpoints.withdrawal.confirmReceipt,
  async (call) => {
    const { tx, session, body } = call;
    const row = await lockOwnWithdrawal(tx, session.accountId, body.order);
    const answered = await advance({ ...call, by: 'member' }, row, actOf(body));
    if (body.answer !== 'received') await nameImages(tx, row, body.imageIds);
    return { withdrawal: await withdrawalView(call, answered) };
  },
);

function actOf(body: BodyOutput<typeof endpoints.withdrawal.confirmReceipt>): WithdrawalAct {
  switch (body.answer) {
    case 'received':
      return { kind: 'received' };
    case 'not':
      return { kind: 'not-received' };
    case 'partly':
      return { kind: 'partly-received', missingMinor: BigInt(body.missingMinor) };
  }
}

/** @throws ContractError image_invalid for a picture that does not exist, or was used before */
async function nameImages(
  tx: Database,
  { id, payouts }: WithdrawalRow,
  imageIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(imageIds)];
  if (wanted.length === 0) return;
  const named = await tx
    .update(withdrawalImage)
    .set({ payout: payouts })
    .where(
      and(
        inArray(withdrawalImage.id, wanted),
        eq(withdrawalImage.withdrawalId, id),
        isNull(withdrawalImage.payout),
      ),
    )
    .returning({ id: withdrawalImage.id });
  if (named.length !== wanted.length) throw new ContractError('image_invalid');
}
