import { lockFor } from '@palpite/server/database/lock.ts';
import { type Database, inTransaction } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import type { Services } from '#kernel/services.ts';
import { databaseNow, type GameRow } from '../issues/issue.ts';
import type { OfficialResults } from '../results/official-results.ts';
import { firstOwnDraws, type PastDraw, pastIssues, writePastDraws } from './past-draws.ts';

const DAY_MILLISECONDS = 86_400_000;

/**
 * Gives each official lottery that has drawn nothing at a brand the draws of the days before, from the source of its draws
 * to come. A lottery that has drawn keeps its history as it is.
 * @returns how many are new
 */
export function seedPastDraws(
  { pool, brands }: Pick<Services, 'pool' | 'brands'>,
  officialResults: OfficialResults,
  days: number,
): Promise<number> {
  return inTransaction(pool, async ({ tx }) => {
    await lockFor(tx, 'lottery-history');
    const brandCodes = (await brands.all()).map(({ code }) => code);
    const empty = await gamesWithoutDraws(tx, brandCodes);
    if (empty.length === 0) return 0;
    const draws = await drawsBefore(tx, empty, officialResults, days * DAY_MILLISECONDS);
    await writePastDraws(tx, draws);
    return draws.length;
  });
}

type Empty = Pick<GameRow, 'code' | 'clock' | 'kind'> & { readonly brandCode: string };

const gamesWithoutDraws = async (tx: Database, brandCodes: readonly string[]) =>
  (
    await tx.execute<Empty & Record<string, unknown>>(sql`
      select g.code, g.clock, g.kind, b.code as "brandCode"
      from operator.lottery_game g, jsonb_array_elements_text(${JSON.stringify(brandCodes)}::jsonb) as b (code)
      where g.source = 'official' and g.ended_at is null and not exists (
        select from operator.lottery_issue i
        where i.brand_code = b.code and i.game_code = g.code and i.drawn_at is not null)
      order by g.rank, b.code`)
  ).rows;

async function drawsBefore(
  tx: Database,
  empty: readonly Empty[],
  officialResults: OfficialResults,
  milliseconds: number,
): Promise<readonly PastDraw[]> {
  const now = (await databaseNow(tx)).getTime();
  const firstOwn = await firstOwnDraws(
    tx,
    empty.map(({ brandCode }) => brandCode),
    empty.map(({ code }) => code),
  );
  const draws: PastDraw[] = [];
  for (const [code, atBrands] of Map.groupBy(empty, (each) => each.code)) {
    const [game] = atBrands;
    if (game === undefined) continue;
    for (const issue of pastIssues(game, now - milliseconds, now)) {
      const numbers = await officialResults({ game: code, kind: game.kind, numero: issue.numero });
      if (numbers === null || numbers === 'void') continue;
      const lacking = atBrands.filter(
        ({ brandCode }) => issue.drawsAt < (firstOwn(brandCode, code)?.getTime() ?? Infinity),
      );
      draws.push(
        ...lacking.map(({ brandCode }) => ({ brandCode, gameCode: code, issue, numbers })),
      );
    }
  }
  return draws;
}
