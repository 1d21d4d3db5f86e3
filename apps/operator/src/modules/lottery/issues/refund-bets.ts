import type { Connection } from '@palpite/ledger/connection.ts';
import type { Services } from '#kernel/services.ts';
import type { IssueRow } from '../tables/lottery.table.ts';
import { WagerRefused, voidWager } from '#modules/wager/index.ts';
import type { BetRow } from './bet-tree.ts';

/** Returns the stakes of bets whose draw is void, in the order of their accounts. */
export async function refundBets(
  { brands }: Pick<Services, 'brands'>,
  on: Connection,
  { brandCode }: Pick<IssueRow, 'brandCode'>,
  bets: readonly Pick<BetRow, 'wagerId' | 'accountId'>[],
): Promise<void> {
  const brand = await brands.brand(brandCode);
  const inOrder = bets.toSorted((one, other) => one.accountId - other.accountId);
  for (const { wagerId, accountId } of inOrder) {
    const key = `lottery:${wagerId}:void:1`;
    await voidWager(on, { key, wagerId, owedBy: { accountId, brand } }).catch((error: unknown) => {
      // The house may have voided a bet before.
      if (error instanceof WagerRefused && error.code === 'voided') return;
      throw error;
    });
  }
}
