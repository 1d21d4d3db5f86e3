import { VendorError, type VendorRequest } from '@palpite/contract/vendor-wallet.ts';
import { eq, sql } from 'drizzle-orm';
import { gameRound, type vendorTransaction } from '../../tables/game-round.table.ts';
import {
  type BalanceAnswer,
  findTransaction,
  lockStake,
  type MoneyCall,
  type OpenedCall,
  runOnce,
} from './money-call.ts';
import { isTakenBack, standingStakes } from './round-stakes.ts';

type Stake = typeof vendorTransaction.$inferSelect;

/**
 * Rolls a stake back, in full. For a stake that never came the rollback is recorded, and the stake is refused when it
 * comes late. A second rollback changes nothing.
 * @throws VendorError `bet_already_settled` once anything was paid on the round; `invalid_request` when the stake
 * is not of this round and player, or of another amount
 */
export async function rollBack(call: MoneyCall<VendorRequest<'rollback'>>): Promise<BalanceAnswer> {
  const { tx, client, vendorCode, request, ledger } = call;
  return runOnce(call, 'rollback', async (opened) => {
    const { wallet } = opened;
    await lockStake(tx, vendorCode, request.betTransactionId);
    const stake = await findTransaction(tx, vendorCode, request.betTransactionId);
    if (stake && !(await isTakenBack(tx, vendorCode, request.betTransactionId))) {
      await giveBack(call, opened, stake);
    }
    return { balanceMinor: await ledger.balance(client, wallet.main) };
  });
}

async function giveBack(
  { tx, client, vendorCode, request, ledger, now }: MoneyCall,
  { wallet, amountMinor, round, key }: OpenedCall,
  stake: Stake,
): Promise<void> {
  const fits =
    stake.kind === 'bet' &&
    stake.roundId === request.roundId &&
    stake.accountId === wallet.accountId &&
    stake.amountMinor === amountMinor;
  if (!fits || !round) throw new VendorError('invalid_request');
  if (round.status !== 'open' || round.payoutMinor > 0n) {
    throw new VendorError('bet_already_settled');
  }
  if (stake.holdId !== null) {
    await ledger.releaseHold(client, {
      key,
      kind: 'bet-cancelled',
      reference: `round:${vendorCode}:${request.roundId}`,
      note: wallet.gameCode,
      holdId: stake.holdId,
    });
  }
  const standing = await standingStakes(tx, vendorCode, request.roundId);
  const others = standing.filter(({ transactionId }) => transactionId !== stake.transactionId);
  await tx
    .update(gameRound)
    .set({
      stakeMinor: sql`${gameRound.stakeMinor} - ${amountMinor}`,
      ...(others.length === 0 ? { status: 'rolled_back', endedAt: now } : {}),
    })
    .where(eq(gameRound.id, round.id));
}
