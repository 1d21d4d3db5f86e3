import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { MOST_OPEN_DRAWS } from '@palpite/contract/lottery.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { handler } from '#kernel/http/handler.ts';
import { lotteryGame, lotteryIssue } from '../tables/lottery.table.ts';
import {
  databaseNow,
  drawView,
  type GameRow,
  gameOf,
  issuesOnSale,
  issueView,
} from '../issues/issue.ts';

const MOST_DRAWS = 100;

async function drawsOf(tx: Database, brandCode: string, { code, kind }: GameRow, count: number) {
  const rows = await tx
    .select()
    .from(lotteryIssue)
    .where(
      and(
        eq(lotteryIssue.brandCode, brandCode),
        eq(lotteryIssue.gameCode, code),
        isNotNull(lotteryIssue.drawnAt),
      ),
    )
    .orderBy(desc(lotteryIssue.drawsAt))
    .limit(count);
  return rows.map((row) => drawView(row, kind));
}

/** The last draws of a Vietnam lottery. */
export const lotteryListVietnamDraws = handler(
  endpoints.lottery.listVietnamDraws,
  async ({ tx, query, brand }) => {
    const game = await gameOf(tx, query.gameCode);
    if (game.category !== 'LOTT') throw new ContractError('game_not_found');
    return { list: await drawsOf(tx, brand.code, game, query.count ?? MOST_DRAWS) };
  },
);

/** The last draws of any lottery, for visitors too. */
export const lotteryListLastDraws = handler(
  endpoints.lottery.listLastDraws,
  async ({ tx, query, brand }) => {
    const game = await gameOf(tx, query.gameCode);
    return { list: await drawsOf(tx, brand.code, game, query.count ?? MOST_OPEN_DRAWS) };
  },
);

/** The last draws of a lottery, or the last one of each. */
export const lotteryListDraws = handler(
  endpoints.lottery.listDraws,
  async ({ tx, query, brand }) => {
    const { gameCode, count = MOST_DRAWS } = query;
    if (gameCode !== undefined) {
      return { list: await drawsOf(tx, brand.code, await gameOf(tx, gameCode), count) };
    }
    const rows = await tx
      .selectDistinctOn([lotteryIssue.gameCode], { issue: lotteryIssue, game: lotteryGame })
      .from(lotteryIssue)
      .innerJoin(lotteryGame, eq(lotteryGame.code, lotteryIssue.gameCode))
      .where(and(eq(lotteryIssue.brandCode, brand.code), isNotNull(lotteryIssue.drawnAt)))
      .orderBy(asc(lotteryIssue.gameCode), desc(lotteryIssue.drawsAt));
    const inOrder = rows.toSorted((one, other) => one.game.rank - other.game.rank);
    return { list: inOrder.slice(0, count).map(({ issue, game }) => drawView(issue, game.kind)) };
  },
);

/** Issues that wait for their numbers, at most. */
const MOST_AWAITING = 20;

/** What the countdown shows. */
export const lotteryGetIssue = handler(endpoints.lottery.getIssue, async ({ tx, query, brand }) => {
  const game = await gameOf(tx, query.gameCode);
  const now = await databaseNow(tx);
  const [next] = game.maintenance ? [] : await issuesOnSale(tx, brand.code, game.code, 1);
  const onSale = next !== undefined && next.opensAt <= now ? next : undefined;
  const awaiting = await tx
    .select()
    .from(lotteryIssue)
    .where(
      and(
        eq(lotteryIssue.brandCode, brand.code),
        eq(lotteryIssue.gameCode, game.code),
        isNull(lotteryIssue.drawnAt),
        isNull(lotteryIssue.voidedAt),
        lte(lotteryIssue.closesAt, sql`ledger.now()`),
      ),
    )
    .orderBy(asc(lotteryIssue.closesAt))
    .limit(MOST_AWAITING);
  const [last = null] = await drawsOf(tx, brand.code, game, 1);
  return {
    serverTime: now.toISOString(),
    onSale: onSale ? issueView(onSale) : null,
    secondsLeft: onSale
      ? Math.max(0, Math.ceil((onSale.closesAt.getTime() - now.getTime()) / 1_000))
      : null,
    awaiting: awaiting.map(issueView),
    last,
  };
});
