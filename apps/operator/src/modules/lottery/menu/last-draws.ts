import type { LotteryGame } from '@palpite/contract/game.ts';
import { byPrize, type Kind, SHAPES } from '@palpite/lottery/games.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, desc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { type IssueRow, lotteryGame, lotteryIssue } from '../tables/lottery.table.ts';

export type Past = Pick<LotteryGame, 'awaiting' | 'lastDraw'>;

/** What each game drew last at a brand, and the issue whose numbers it waits for: one row of an index each. */
export async function lastDraws(
  tx: Database,
  brandCode: string,
): Promise<ReadonlyMap<string, Past>> {
  const isDrawn = isNotNull(lotteryIssue.drawnAt);
  const drawn = await newestOf(tx, brandCode, isDrawn, lotteryIssue.drawsAt);
  const isClosed = lte(lotteryIssue.closesAt, sql`ledger.now()`);
  const closed = await newestOf(tx, brandCode, isClosed, lotteryIssue.closesAt);
  const last = new Map(drawn.map((row) => [row.code, lastDrawOf(row)]));
  const awaiting = new Map(closed.map((row) => [row.code, awaitingOf(row)]));
  return new Map(
    [...last.keys(), ...awaiting.keys()].map((code) => [
      code,
      { lastDraw: last.get(code) ?? null, awaiting: awaiting.get(code) ?? null },
    ]),
  );
}

interface Newest {
  readonly code: string;
  readonly kind: Kind;
  readonly issue: Pick<
    IssueRow,
    'numero' | 'closesAt' | 'drawsAt' | 'drawnAt' | 'voidedAt' | 'numbers'
  >;
}

/** Of each game the newest issue that is so. */
function newestOf(
  tx: Database,
  brandCode: string,
  isSo: SQL,
  by: typeof lotteryIssue.drawsAt | typeof lotteryIssue.closesAt,
): Promise<Newest[]> {
  const newest = tx
    .select()
    .from(lotteryIssue)
    .where(
      and(eq(lotteryIssue.brandCode, brandCode), eq(lotteryIssue.gameCode, lotteryGame.code), isSo),
    )
    .orderBy(desc(by))
    .limit(1)
    .as('newest');
  const { numero, closesAt, drawsAt, drawnAt, voidedAt, numbers } = newest;
  return tx
    .select({
      code: lotteryGame.code,
      kind: lotteryGame.kind,
      issue: { numero, closesAt, drawsAt, drawnAt, voidedAt, numbers },
    })
    .from(lotteryGame)
    .crossJoinLateral(newest);
}

function lastDrawOf({ kind, issue }: Newest): Past['lastDraw'] {
  const [best] = byPrize(SHAPES[kind], issue.numbers ?? []);
  if (!best) return null;
  const openedAt = (issue.drawnAt ?? issue.drawsAt).toISOString();
  return { numero: issue.numero, openedAt, ...best };
}

function awaitingOf({ issue }: Newest): Past['awaiting'] {
  const { numero, closesAt, drawsAt, drawnAt, voidedAt } = issue;
  if (drawnAt !== null || voidedAt !== null) return null;
  return { numero, closesAt: closesAt.toISOString(), drawsAt: drawsAt.toISOString() };
}
