import { VendorError, type VendorRequest } from '@palpite/contract/vendor-wallet.ts';
import type { Posting } from '@palpite/ledger';
import { eq, sql } from 'drizzle-orm';
import { gameRound } from '../../tables/game-round.table.ts';
import { furtherStakeKey } from './ledger-keys.ts';
import { type BalanceAnswer, type MoneyCall, type OpenedCall, runOnce } from './money-call.ts';
import { mostWinMinor } from './most-win.ts';
import { standingStakes } from './round-stakes.ts';

/**
 * A payout, and with `roundClosed` the end of the round: the stakes go to the operator, the payout comes from it.
 * Accepted also after the player has left, because wins are owed.
 * @throws VendorError `bet_already_settled`, `bet_rolled_back`; `win_above_most` for more than the game can pay, which
 * only a fault or a stolen secret requests; `unavailable` for a round whose stake has not
 * come yet, so that the vendor retries
 */
export async function payWin(call: MoneyCall<VendorRequest<'win'>>): Promise<BalanceAnswer> {
  const { tx, client, vendorCode, request, ledger, now } = call;
  return runOnce(call, 'win', async (opened) => {
    const { wallet, amountMinor, round } = opened;
    if (!round) throw new VendorError('unavailable');
    if (round.status === 'rolled_back') throw new VendorError('bet_rolled_back');
    if (round.status === 'settled') throw new VendorError('bet_already_settled');
    const most = mostWinMinor(wallet.paying, wallet.currency, round.stakeMinor);
    if (most !== undefined && round.payoutMinor + amountMinor > most) {
      throw new VendorError('win_above_most');
    }
    const stakes = request.roundClosed
      ? (await standingStakes(tx, vendorCode, request.roundId)).filter((stake) => stake.holdId)
      : [];
    await movePayout(call, opened, stakes);
    await tx
      .update(gameRound)
      .set({
        payoutMinor: sql`${gameRound.payoutMinor} + ${amountMinor}`,
        ...(request.roundClosed ? { status: 'settled', endedAt: now } : {}),
      })
      .where(eq(gameRound.id, round.id));
    return { balanceMinor: await ledger.balance(client, wallet.main) };
  });
}

/**
 * Stakes to the operator, each hold resolved once. The payout travels with the first of them: it touches both of the
 * player's wallets, and the ledger locks them in one order, as does a concurrent stake. After a hold alone it would be
 * the other order, and the two would deadlock.
 */
async function movePayout(
  { client, vendorCode, request, ledger }: MoneyCall,
  { wallet, amountMinor, key }: OpenedCall,
  stakes: readonly { readonly holdId: string | null }[],
): Promise<void> {
  const payout: Posting[] =
    amountMinor === 0n
      ? []
      : [
          {
            source: wallet.house,
            destination: wallet.main,
            amountMinor,
            currency: wallet.currency,
          },
        ];
  const label = {
    reference: `round:${vendorCode}:${request.roundId}`,
    note: wallet.gameCode,
  };
  for (const [index, { holdId }] of stakes.entries()) {
    if (holdId === null) continue;
    const first = index === 0;
    await ledger.settleHold(client, {
      ...label,
      key: first ? key : furtherStakeKey(vendorCode, holdId, request.transactionId),
      kind: first && payout.length > 0 ? 'win' : 'loss',
      holdId,
      destination: wallet.house,
      also: first ? payout : [],
    });
  }
  if (stakes.length === 0 && payout.length > 0) {
    await ledger.post(client, { ...label, key, kind: 'win', postings: payout });
  }
}
