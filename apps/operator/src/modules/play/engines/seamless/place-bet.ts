import { VendorError, type VendorRequest } from '@palpite/contract/vendor-wallet.ts';
import { eq, sql } from 'drizzle-orm';
import { gameRound } from '../../tables/game-round.table.ts';
import { keepSessionAlive } from '#modules/identity/index.ts';
import {
  type BalanceAnswer,
  lockStake,
  type MoneyCall,
  type OpenedCall,
  runOnce,
} from './money-call.ts';
import { isTakenBack } from './round-stakes.ts';

/**
 * A stake: from the player's wallet to the money in play, where it stays until the round ends.
 * @throws VendorError `insufficient_funds`, `session_ended`, `reauthentication_required`, `game_closed`,
 * `bet_rolled_back`, `bet_already_settled`, and the refusals of every money call
 */
export async function placeBet(call: MoneyCall<VendorRequest<'bet'>>): Promise<BalanceAnswer> {
  const { tx, client, vendorCode, request, ledger } = call;
  return runOnce(call, 'bet', async (opened) => {
    const { wallet, amountMinor, round, key } = opened;
    await lockStake(tx, vendorCode, request.transactionId);
    if (await isTakenBack(tx, vendorCode, request.transactionId)) {
      throw new VendorError('bet_rolled_back');
    }
    if (round?.status === 'rolled_back') throw new VendorError('bet_rolled_back');
    if (round?.status === 'settled') throw new VendorError('bet_already_settled');
    await requireStaker(call, opened);
    await writeStake(call, opened);
    if (amountMinor === 0n) return { balanceMinor: await ledger.balance(client, wallet.main) };
    const posted = await ledger.hold(client, {
      key,
      kind: 'bet',
      reference: `round:${vendorCode}:${request.roundId}`,
      note: wallet.gameCode,
      source: wallet.main,
      account: wallet.held,
      amountMinor,
      currency: wallet.currency,
    });
    const balanceMinor =
      posted.balances[wallet.main] ?? (await ledger.balance(client, wallet.main));
    return { balanceMinor, holdId: posted.transferId };
  });
}

/**
 * Makes sure that a round may begin, or this one continue, and that its player may stake. A closed game or site
 * finishes its rounds and begins none; closing by command takes effect within a second.
 */
async function requireStaker(
  { tx, brands, limits, now }: MoneyCall,
  { wallet, round }: OpenedCall,
): Promise<void> {
  const brand = await brands.byCode(wallet.brandCode);
  // A brand that cannot be read is closed to everyone.
  const isClosed = wallet.underMaintenance || brand?.status !== 0;
  if (!brand || (isClosed && !round)) throw new VendorError('game_closed');
  const kept = await keepSessionAlive({ tx, brand, limits, now }, wallet.siteSessionId);
  if (kept === null) throw new VendorError('session_ended');
  // The refusal rolls back the use too: the session stays as idle as it was.
  if (kept.proofIsDue) throw new VendorError('reauthentication_required');
}

async function writeStake(
  { tx, vendorCode, request, now }: MoneyCall,
  { wallet, amountMinor, round }: OpenedCall,
): Promise<void> {
  if (round) {
    await tx
      .update(gameRound)
      .set({ stakeMinor: sql`${gameRound.stakeMinor} + ${amountMinor}` })
      .where(eq(gameRound.id, round.id));
    return;
  }
  await tx.insert(gameRound).values({
    vendorCode,
    roundId: request.roundId,
    accountId: wallet.accountId,
    brandCode: wallet.brandCode,
    nodeId: wallet.nodeId,
    gameSessionId: wallet.gameSessionId,
    currency: wallet.currency,
    stakeMinor: amountMinor,
    status: 'open',
    openedAt: now,
  });
}
