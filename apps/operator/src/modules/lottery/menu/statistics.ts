import { endpoints } from '@palpite/contract';
import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import { SHAPES } from '@palpite/lottery/games.ts';
import { historyOf, type PartCount, partsOf } from '@palpite/lottery/history.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { createTtlCache } from '@palpite/server/ttl-cache.ts';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { handlerOf } from '#kernel/http/handler.ts';
import { lotteryIssue } from '../tables/lottery.table.ts';
import { type GameRow, gameOf } from '../issues/issue.ts';
import { LATE_MINUTES } from '../issues/proof-view.ts';

type Statistics = ValueOutput<typeof endpoints.lottery.getStatistics>;

/** Draws that are counted, at most. */
const MOST_COUNTED = 10_000;
/** What was counted is right for its newest draw whenever it is asked for again. */
const KEPT_MILLISECONDS = 24 * 60 * 60_000;
/** Some for each game of each brand; what is older than the newest draw goes first. */
const KEPT = 500;

/** Counts of past draws: one pass over the last ones for each draw that anybody asks about. */
export interface DrawStatistics {
  of(tx: Database, brandCode: string, game: GameRow): Promise<Statistics>;
}

export interface StatisticsNeeds {
  readonly drawStatistics: DrawStatistics;
}

export function createDrawStatistics(now: () => Date): DrawStatistics {
  const counted = createTtlCache<Statistics>(now, { ttlMs: KEPT_MILLISECONDS, capacity: KEPT });
  return {
    async of(tx, brandCode, game) {
      const isDrawn = and(
        eq(lotteryIssue.brandCode, brandCode),
        eq(lotteryIssue.gameCode, game.code),
        isNotNull(lotteryIssue.drawnAt),
      );
      const [newest] = await tx
        .select({ numero: lotteryIssue.numero })
        .from(lotteryIssue)
        .where(isDrawn)
        .orderBy(desc(lotteryIssue.drawsAt))
        .limit(1);
      const numero = newest?.numero ?? null;
      // Of an official lottery older draws may be brought in later.
      const drawn = game.source === 'official' ? await tx.$count(lotteryIssue, isDrawn) : 'here';
      return counted.get(`${brandCode}:${game.code}:${numero ?? ''}:${drawn}`, () =>
        countDraws(tx, game, numero, isDrawn),
      );
    },
  };
}

/** The database counts, so that ten thousand draws never come here. */
async function countDraws(
  tx: Database,
  { kind }: GameRow,
  numero: string | null,
  isDrawn: SQL | undefined,
): Promise<Statistics> {
  const shape = SHAPES[kind];
  const last = tx
    .select({
      numbers: lotteryIssue.numbers,
      commitment: lotteryIssue.commitment,
      drawsAt: lotteryIssue.drawsAt,
      drawnAt: lotteryIssue.drawnAt,
    })
    .from(lotteryIssue)
    .where(isDrawn)
    .orderBy(desc(lotteryIssue.drawsAt))
    .limit(MOST_COUNTED);
  const counts = await tx.execute<PartCount & Record<string, unknown>>(sql`
    select least(drawn.at, ${partsOf(shape)})::int as part, right(drawn.number, 2) as symbol, count(*)::int as times
    from (${last}) as last, unnest(last.numbers) with ordinality as drawn (number, at)
    group by 1, 2`);
  const sums =
    kind === 'k3'
      ? await tx.execute<{ sum: number; times: number }>(sql`
          select (select sum(number::int) from unnest(last.numbers) as number)::int as sum, count(*)::int as times
          from (${last}) as last group by 1 order by 1`)
      : { rows: [] };
  const late = await tx.execute<{ times: number }>(sql`
    select count(*)::int as times from (${last}) as last
    where commitment is not null and drawn_at > draws_at + make_interval(mins => ${LATE_MINUTES})`);
  const { drawCount, places } = historyOf(shape, counts.rows);
  return {
    numero,
    drawCount,
    lateCount: late.rows[0]?.times ?? 0,
    places: places.map(({ place, times, chi }) => ({
      place,
      times: [...times],
      chiSquare: chi.value.toFixed(2),
      degrees: chi.degrees,
      deviations: chi.deviations.toFixed(2),
    })),
    sums: sums.rows.map(({ sum, times }) => ({ sum, times })),
  };
}

export const lotteryGetStatistics = handlerOf<StatisticsNeeds>()(
  endpoints.lottery.getStatistics,
  async ({ tx, query, brand, own }) =>
    own.drawStatistics.of(tx, brand.code, await gameOf(tx, query.gameCode)),
);
