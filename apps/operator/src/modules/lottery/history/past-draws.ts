import { issuesBetween } from '@palpite/lottery/issues.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, inArray, min, sql } from 'drizzle-orm';
import { lotteryIssue } from '../tables/lottery.table.ts';
import { openIssues } from '#modules/wager/index.ts';
import { type GameRow, issueKey } from '../issues/issue.ts';

/**
 * Draws that a station made before a brand sold it. They are drawn and settled from the first, and there is nothing to do
 * with them: no bets, no seed, and no root, since no list of bets was ever closed.
 */
export interface PastDraw {
  readonly brandCode: string;
  readonly gameCode: string;
  readonly issue: PastIssue;
  readonly numbers: readonly string[];
}

export type PastIssue = ReturnType<typeof issuesBetween>[number];

/** The draws that the station's calendar has after an instant, and that were over by another. */
export const pastIssues = (
  { code, clock }: Pick<GameRow, 'code' | 'clock'>,
  from: number,
  to: number,
): readonly PastIssue[] => issuesBetween({ code, clock }, from, to + 1);

/** When each brand's own issues of these games begin to be drawn, by brand and game. */
export async function firstOwnDraws(
  tx: Database,
  brandCodes: readonly string[],
  gameCodes: readonly string[],
): Promise<(brandCode: string, gameCode: string) => Date | undefined> {
  const { brandCode, gameCode, drawsAt, closedAt, root } = lotteryIssue;
  const rows = await tx
    .select({ brandCode, gameCode, first: min(drawsAt) })
    .from(lotteryIssue)
    .where(
      and(
        inArray(brandCode, [...brandCodes]),
        inArray(gameCode, [...gameCodes]),
        sql`not (${closedAt} is not null and ${root} is null)`,
      ),
    )
    .groupBy(brandCode, gameCode);
  const firsts = new Map(rows.map((row) => [`${row.brandCode}:${row.gameCode}`, row.first]));
  return (brand, game) => firsts.get(`${brand}:${game}`) ?? undefined;
}

const AT_ONCE = 2_000;

/** Writes past draws that are not there; their closes too, so that no bet can name them. */
export async function writePastDraws(tx: Database, draws: readonly PastDraw[]): Promise<void> {
  for (let first = 0; first < draws.length; first += AT_ONCE) {
    const some = draws.slice(first, first + AT_ONCE);
    await tx.insert(lotteryIssue).values(some.map(rowOf)).onConflictDoNothing();
    const closes = some.map(({ brandCode, gameCode, issue: { numero, closesAt } }) => ({
      issue: issueKey({ brandCode, gameCode, numero }),
      closesAt: new Date(closesAt),
    }));
    await openIssues(tx, closes);
  }
}

function rowOf({ brandCode, gameCode, issue, numbers }: PastDraw) {
  const closesAt = new Date(issue.closesAt);
  const drawsAt = new Date(issue.drawsAt);
  return {
    brandCode,
    gameCode,
    numero: issue.numero,
    opensAt: new Date(issue.opensAt),
    closesAt,
    drawsAt,
    closedAt: closesAt,
    betCount: 0,
    memberBetCount: 0,
    numbers: [...numbers],
    drawnAt: drawsAt,
    settledAt: drawsAt,
  };
}
