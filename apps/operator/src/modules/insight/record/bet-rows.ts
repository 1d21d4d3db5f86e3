import type { Bet, BetStatus } from '@palpite/contract/record.ts';
import { betOrder, type Language } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type EsportsVendors, offeredCategory, titleIn } from '#modules/play/index.ts';
import { game, vendor } from '#modules/play/tables/catalogue.table.ts';
import { gameRound, vendorTransaction } from '#modules/play/tables/game-round.table.ts';

/** Each status as a condition on a round. A round that paid exactly its stake has neither won nor lost. */
export const BET_CONDITIONS: Readonly<Record<BetStatus, SQL>> = {
  pending: sql`${gameRound.status} = 'open'`,
  cancelled: sql`${gameRound.status} = 'rolled_back'`,
  won: sql`${gameRound.status} = 'settled' and ${gameRound.payoutMinor} > ${gameRound.stakeMinor}`,
  refunded: sql`${gameRound.status} = 'settled' and ${gameRound.payoutMinor} = ${gameRound.stakeMinor}
    and ${gameRound.stakeMinor} > 0`,
  lost: sql`${gameRound.status} = 'settled' and (${gameRound.payoutMinor} < ${gameRound.stakeMinor}
    or (${gameRound.payoutMinor} = 0 and ${gameRound.stakeMinor} = 0))`,
};

/** Payout less stake of a decided round; null while it is open. */
export const RESULT = sql`case ${gameRound.status} when 'settled' then ${gameRound.payoutMinor} - ${gameRound.stakeMinor}
  when 'rolled_back' then 0 end`;

const placed = alias(vendorTransaction, 'placed');
const back = alias(vendorTransaction, 'back');

/** The stakes of a round that a rollback reversed: they are no longer in its stake. */
const cancelledMinor = sql<string>`(
  select coalesce(sum(${placed.amountMinor}), 0)::text from ${vendorTransaction} as placed
  where ${placed.vendorCode} = ${gameRound.vendorCode} and ${placed.roundId} = ${gameRound.roundId}
    and ${placed.kind} = 'bet' and exists (
      select 1 from ${vendorTransaction} as back
      where ${back.vendorCode} = ${placed.vendorCode} and ${back.betTransactionId} = ${placed.transactionId}
    )
)`;

/** Rounds with their games; the caller adds which. */
export function selectBets(tx: Database, esportsVendors: EsportsVendors) {
  return tx
    .select({
      id: gameRound.id,
      roundId: gameRound.roundId,
      vendorCode: gameRound.vendorCode,
      vendorName: vendor.name,
      nodeId: gameRound.nodeId,
      titles: game.titles,
      category: offeredCategory(esportsVendors),
      stakeMinor: gameRound.stakeMinor,
      payoutMinor: gameRound.payoutMinor,
      cancelledMinor,
      status: gameRound.status,
      openedAt: gameRound.openedAt,
      endedAt: gameRound.endedAt,
    })
    .from(gameRound)
    .innerJoin(game, eq(game.nodeId, gameRound.nodeId))
    .innerJoin(vendor, eq(vendor.code, gameRound.vendorCode))
    .$dynamic();
}
export type BetRow = Awaited<ReturnType<typeof selectBets>>[number];

function statusOf({ status, stakeMinor, payoutMinor }: BetRow): BetStatus {
  if (status === 'open') return 'pending';
  if (status === 'rolled_back') return 'cancelled';
  if (payoutMinor === stakeMinor && stakeMinor > 0n) return 'refunded';
  return payoutMinor > stakeMinor ? 'won' : 'lost';
}

/** A round as its player's record shows it. Today's games have no draws, plays or selections. */
export function betView(row: BetRow, language: Language, brandLanguage: Language): Bet {
  const result = row.payoutMinor - row.stakeMinor;
  return {
    order: betOrder(row.id),
    at: row.openedAt.toISOString(),
    game: {
      nodeId: String(row.nodeId),
      gameName: titleIn(row.titles, language, brandLanguage),
      gameType: row.category,
      vassalage: row.vendorCode,
      vendorName: row.vendorName,
    },
    issue: row.roundId,
    play: null,
    selection: null,
    odds: null,
    stakeMinor: row.stakeMinor.toString(),
    cancelledMinor: row.cancelledMinor,
    payoutMinor: row.payoutMinor.toString(),
    resultMinor: row.status === 'open' ? null : result.toString(),
    status: statusOf(row),
  };
}
