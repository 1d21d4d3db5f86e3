import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { gameRound, vendorTransaction } from '../../tables/game-round.table.ts';
import type { OurTransaction } from './compare-transactions.ts';
import { takenBack } from './round-stakes.ts';

/**
 * Our records of a vendor's calls, read for a comparison. Lists of ids are sent as one array each: a statement takes
 * at most 65,535 parameters, and a vendor makes more calls than that in a few minutes.
 */

/** Those of `transactionIds` that we have, whenever they came. */
export async function ourTransactionsNamed(
  database: Database,
  vendorCode: string,
  transactionIds: readonly string[],
): Promise<ReadonlyMap<string, OurTransaction>> {
  if (transactionIds.length === 0) return new Map();
  const ids = sql`any(${sql.param([...transactionIds])}::text[])`;
  const rows = await database
    .select()
    .from(vendorTransaction)
    .where(
      and(
        eq(vendorTransaction.vendorCode, vendorCode),
        sql`${vendorTransaction.transactionId} = ${ids}`,
      ),
    );
  return comparable(database, vendorCode, rows);
}

/** Those that came from `from` (inclusive) to `to` (exclusive). */
export async function ourTransactionsBetween(
  database: Database,
  vendorCode: string,
  from: Date,
  to: Date,
): Promise<ReadonlyMap<string, OurTransaction>> {
  const rows = await database
    .select()
    .from(vendorTransaction)
    .where(
      and(
        eq(vendorTransaction.vendorCode, vendorCode),
        gte(vendorTransaction.at, from),
        lt(vendorTransaction.at, to),
      ),
    );
  return comparable(database, vendorCode, rows);
}

/** The end of a span that begins at `from`, ends at `latest` and holds about `most` of our records or fewer. */
export async function endOfSlice(
  database: Database,
  vendorCode: string,
  { from, latest, most }: { from: Date; latest: Date; most: number },
): Promise<Date> {
  const [next] = await database
    .select({ at: vendorTransaction.at })
    .from(vendorTransaction)
    .where(
      and(
        eq(vendorTransaction.vendorCode, vendorCode),
        gte(vendorTransaction.at, from),
        lt(vendorTransaction.at, latest),
      ),
    )
    .orderBy(vendorTransaction.at)
    .offset(most)
    .limit(1);
  if (!next) return latest;
  // Records of one millisecond are never split, however many there are.
  return new Date(Math.max(next.at.getTime(), from.getTime() + 1));
}

/** When the known rounds began; shorter than `roundIds` when some are unknown here. */
export async function openingsOf(
  database: Database,
  vendorCode: string,
  roundIds: readonly string[],
): Promise<readonly Date[]> {
  const ids = sql`any(${sql.param([...roundIds])}::text[])`;
  const rows = await database
    .select({ openedAt: gameRound.openedAt })
    .from(gameRound)
    .where(and(eq(gameRound.vendorCode, vendorCode), sql`${gameRound.roundId} = ${ids}`));
  return rows.map(({ openedAt }) => openedAt);
}

async function comparable(
  database: Database,
  vendorCode: string,
  rows: readonly (typeof vendorTransaction.$inferSelect)[],
): Promise<ReadonlyMap<string, OurTransaction>> {
  const bets = rows.flatMap(({ kind, transactionId }) => (kind === 'bet' ? [transactionId] : []));
  const undone = await takenBack(database, vendorCode, bets);
  return new Map(
    rows.map(({ transactionId, kind, roundId, accountId, amountMinor, currency }) => [
      transactionId,
      {
        transactionId,
        kind,
        roundId,
        playerId: String(accountId),
        amountMinor: amountMinor.toString(),
        currency,
        takenBack: undone.has(transactionId),
      },
    ]),
  );
}
