import { prepared } from '@palpite/server/database/prepared.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, sql } from 'drizzle-orm';
import { type IssueRow, lotteryGame, lotteryIssue } from '../tables/lottery.table.ts';
import { type GameRow, issueKey } from './issue.ts';

/** Issues of a brand. */
export interface SalesAsked {
  readonly brandCode: string;
  readonly issues: readonly { readonly gameCode: string; readonly numero: string }[];
}

/** Games and issues as they were read. */
export interface Sales {
  /** When, by the clock that decides about every close. */
  readonly now: Date;
  readonly games: ReadonlyMap<string, GameRow>;
  readonly issues: ReadonlyMap<string, IssueRow>;
  /** By the id of the issue. */
  readonly versions: ReadonlyMap<number, SeenVersion>;
}

/** The versions of an issue's row and its game's: a row that has changed since has another one. */
export interface SeenVersion {
  readonly issue: number;
  readonly issueVersion: string;
  readonly game: number;
  readonly gameVersion: string;
}

/** By which `Sales` has an issue. */
export const salesKey = (gameCode: string, numero: string): string => `${gameCode} ${numero}`;

/** Games and issues on sale, as this process has read them. */
export interface SalesBook {
  /**
   * What was read before; undefined unless all of them are on sale, and for some seconds more. Only for an act that compares
   * the versions: the rows may have changed since.
   */
  kept(asked: SalesAsked, now: Date): Sales | undefined;
  /** What is there now. */
  read(asked: SalesAsked): Promise<Sales>;
}

/**
 * So long before its close a sale is read for every bet: a process whose clock is late must not make caps for an issue that
 * has dropped them.
 */
const END_MILLISECONDS = 5_000;
const MOST_KEPT = 2_000;

interface Kept {
  readonly game: GameRow;
  readonly issue: IssueRow;
  readonly version: SeenVersion;
}

export function createSalesBook(database: Database): SalesBook {
  const entries = new Map<string, Kept>();
  const keep = (entry: Kept) => {
    const name = issueKey(entry.issue);
    entries.delete(name);
    entries.set(name, entry);
    const [oldest] = entries.keys();
    if (entries.size > MOST_KEPT && oldest !== undefined) entries.delete(oldest);
  };
  return {
    kept({ brandCode, issues }, now) {
      const onSale = issues.flatMap((issue) => {
        const entry = entries.get(issueKey({ brandCode, ...issue }));
        return entry !== undefined && isOnSale(entry, now) ? [entry] : [];
      });
      return onSale.length === issues.length ? salesOf(now, onSale) : undefined;
    },
    async read(asked) {
      const sales = await readSales(database, asked);
      for (const entry of sales.all) if (isOnSale(entry, sales.now)) keep(entry);
      return sales;
    },
  };
}

/** Games and issues as they are now. */
export async function readSales(database: Database, { brandCode, issues }: SalesAsked) {
  const codes = [...new Set(issues.map(({ gameCode }) => gameCode))];
  const numeros = [...new Set(issues.map(({ numero }) => numero))];
  const rows = await gamesAndIssues(database).execute({ brandCode, codes, numeros });
  const all = rows.flatMap((row) => keptOf(row) ?? []);
  return {
    // Without a row there is no game either, which is what a line is refused for.
    ...salesOf(rows[0]?.now ?? new Date(0), all),
    games: new Map(rows.map(({ game }) => [game.code, game])),
    all,
  };
}

const isOnSale = ({ game, issue }: Kept, now: Date): boolean =>
  !game.maintenance &&
  issue.opensAt <= now &&
  now.getTime() < issue.closesAt.getTime() - END_MILLISECONDS;

const salesOf = (now: Date, all: readonly Kept[]): Sales => ({
  now,
  games: new Map(all.map(({ game }) => [game.code, game])),
  issues: new Map(all.map(({ issue }) => [salesKey(issue.gameCode, issue.numero), issue])),
  versions: new Map(all.map(({ issue, version }) => [issue.id, version])),
});

/** The transaction that wrote a row: another one writes another. */
const gameVersion = sql<string>`${lotteryGame}.xmin::text`;
const issueVersion = sql<string | null>`${lotteryIssue}.xmin::text`;

/** The games, each with its issues of these numbers, and the clock that decides about every close. */
const gamesAndIssues = prepared((database) =>
  database
    .select({
      game: lotteryGame,
      issue: lotteryIssue,
      gameVersion: gameVersion.as('game_version'),
      issueVersion: issueVersion.as('issue_version'),
      now: sql<Date>`ledger.now()`.mapWith(lotteryIssue.opensAt),
    })
    .from(lotteryGame)
    .leftJoin(
      lotteryIssue,
      and(
        eq(lotteryIssue.brandCode, sql.placeholder('brandCode')),
        eq(lotteryIssue.gameCode, lotteryGame.code),
        sql`${lotteryIssue.numero} = any(${sql.placeholder('numeros')}::text[])`,
      ),
    )
    .where(sql`${lotteryGame.code} = any(${sql.placeholder('codes')}::text[])`)
    .prepare('lottery-games-and-issues'),
);
type Row = Awaited<ReturnType<ReturnType<typeof gamesAndIssues>['execute']>>[number];

function keptOf({ game, issue, ...versions }: Row): Kept | undefined {
  if (issue === null || versions.issueVersion === null) return undefined;
  const { gameVersion: ofGame, issueVersion: ofIssue } = versions;
  const version = {
    issue: issue.id,
    issueVersion: ofIssue,
    game: game.nodeId,
    gameVersion: ofGame,
  };
  return { game, issue, version };
}
