import { decimal, multiply, rational } from '@palpite/domain/rational.ts';
import { chancesOf, returnOf } from '@palpite/lottery/count.ts';
import type { Kind } from '@palpite/lottery/games.ts';
import type { PricedPlay } from '@palpite/lottery/play.ts';
import { priced } from '@palpite/lottery/price.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { createTtlCache } from '@palpite/server/ttl-cache.ts';
import { asc, desc, eq } from 'drizzle-orm';
import { lotteryPlay } from '../tables/lottery.table.ts';
import { PRIZE_LEVEL } from './terms.ts';

/** A row as it is in force for an issue. */
export interface BookedPlay {
  readonly row: PricedPlay;
  readonly isOffered: boolean;
  /** Its odds follow the prize level. */
  readonly takesLevel: boolean;
  /** Of the least and of the best bet, in percent. */
  readonly returnPercent: { readonly least: string; readonly most: string };
}

/** The rows of plays with their prices. Pricing counts outcomes, so each version of a row is priced once. */
export interface PlayBook {
  /**
   * The rows in force for an issue whose sale begins then, by code, in the order of the betting view.
   * @param level of the prizes, one of `levelsOf`: each is kept
   */
  of(kind: Kind, opensAt: Date, level?: number): Promise<ReadonlyMap<string, BookedPlay>>;
}

/** A change of a row begins at least this long after it is written, so a copy of that age has it in time. */
export const CHANGE_AHEAD_MILLISECONDS = 60_000;
const KEPT_MILLISECONDS = CHANGE_AHEAD_MILLISECONDS / 2;

export function createPlayBook(database: Database, now: () => Date): PlayBook {
  const kinds = createTtlCache<KindRows>(now, {
    ttlMs: KEPT_MILLISECONDS,
    capacity: 16,
  });
  const pricedRows = new Map<string, BookedPlay>();
  const book = ({ kind, code, since, play, isOffered }: Row, level: number): BookedPlay => {
    const takesLevel = 'level' in play.odds;
    const name = `${kind} ${code} ${since.toISOString()} ${isOffered} ${takesLevel ? level : ''}`;
    const found = pricedRows.get(name) ?? bookedPlay(priced(play, level), isOffered, takesLevel);
    pricedRows.set(name, found);
    return found;
  };
  return {
    async of(kind, opensAt, level = PRIZE_LEVEL) {
      const { rows, changes, books } = await kinds.get(kind, async () => {
        const rows = await readRows(database, kind);
        return { rows, changes: changesOf(rows), books: new Map() };
      });
      const name = `${changes.findLast((at) => at <= opensAt.getTime())} ${level}`;
      const found =
        books.get(name) ??
        new Map(inForce(rows, opensAt).map((row) => [row.code, book(row, level)]));
      books.set(name, found);
      return found;
    },
  };
}

const readRows = (database: Database, kind: Kind) =>
  database
    .select()
    .from(lotteryPlay)
    .where(eq(lotteryPlay.kind, kind))
    .orderBy(asc(lotteryPlay.code), desc(lotteryPlay.since));
type Row = Awaited<ReturnType<typeof readRows>>[number];

/** When any row changes, in epoch milliseconds, in order: between two of these the same rows are in force. */
const changesOf = (rows: readonly Row[]): readonly number[] =>
  [...new Set(rows.map(({ since }) => since.getTime()))].toSorted((one, other) => one - other);

/** The rows of a kind as they were read, and what is in force of them by change and level: each line of a slip asks. */
interface KindRows {
  readonly rows: readonly Row[];
  readonly changes: readonly number[];
  readonly books: Map<string, ReadonlyMap<string, BookedPlay>>;
}

function inForce(rows: readonly Row[], opensAt: Date): readonly Row[] {
  const newest = new Map<string, Row>();
  // The newest of each code comes first.
  for (const row of rows) {
    if (row.since <= opensAt && !newest.has(row.code)) newest.set(row.code, row);
  }
  return [...newest.values()].toSorted((one, other) => one.rank - other.rank);
}

function bookedPlay(row: PricedPlay, isOffered: boolean, takesLevel: boolean): BookedPlay {
  const percents = chancesOf(row)
    .map((chance) => decimal(multiply(returnOf(row, chance), rational(100)), 2))
    .toSorted((one, other) => Number(one) - Number(other));
  const [least = '0', most = least] = [percents[0], percents.at(-1)];
  return { row, isOffered, takesLevel, returnPercent: { least, most } };
}
