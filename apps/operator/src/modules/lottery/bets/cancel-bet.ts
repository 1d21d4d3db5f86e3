import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { readBetOrder } from '@palpite/domain';
import { and, eq } from 'drizzle-orm';
import { handler } from '#kernel/http/handler.ts';
import { lotteryBet, lotteryIssue } from '../tables/lottery.table.ts';
import { cancel, refuse, walletOf } from '#modules/wager/index.ts';
import { issueKey } from '../issues/issue.ts';

/** Takes a member's own bet back; the close is compared by the database, as it is for a bet. */
export const lotteryCancelBet = handler(endpoints.lottery.cancelBet, async (call) => {
  const { tx, client, session, body, now } = call;
  const wagerId = readBetOrder(body.order) ?? -1;
  const [found] = await tx
    .select({ issue: lotteryIssue, stakeMinor: lotteryBet.stakeMinor })
    .from(lotteryBet)
    .innerJoin(lotteryIssue, eq(lotteryIssue.id, lotteryBet.issueId))
    .where(and(eq(lotteryBet.wagerId, wagerId), eq(lotteryBet.accountId, session.accountId)));
  if (found === undefined) throw new ContractError('not_found');
  const done = await cancel(client, {
    key: `lottery:${wagerId}:cancel`,
    wagerId,
    accountId: session.accountId,
    closing: issueKey(found.issue),
  }).catch(refuse);
  await tx.update(lotteryBet).set({ isCancelled: true }).where(eq(lotteryBet.wagerId, wagerId));
  return {
    order: body.order,
    returnedMinor: found.stakeMinor.toString(),
    balanceMinor: done.balanceMinor.toString(),
    balance: await walletOf(client, session.accountId, now),
  };
});
