import type { IssueState } from '@palpite/contract/lottery.ts';
import { byPrize, type Kind, SHAPES } from '@palpite/lottery/games.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { type IssueRow, lotteryGame, lotteryIssue } from '../tables/lottery.table.ts';
import { ContractError } from '@palpite/contract/errors.ts';

export type GameRow = typeof lotteryGame.$inferSelect;

/** One draw among all of the operator's. */
export interface IssueName {
  readonly brandCode: string;
  readonly gameCode: string;
  readonly numero: string;
}

/** Owes what waits until an issue is settled. Asked in the transaction that settles it. */
export type OweWaiting = (tx: Database, issue: IssueName) => Promise<void>;

/** The name under which an issue's close is compared, and its work is owed. */
export const issueKey = ({ brandCode, gameCode, numero }: IssueName): string =>
  `lottery:${brandCode}:${gameCode}:${numero}`;

/** How the keys of its caps begin: what may be lost on each number, and on plays without numbers of their own. */
export const capKeysOf = ({ id }: { readonly id: number }): `${string}:` => `lottery:${id}:`;

export const isIssue = ({ brandCode, gameCode, numero }: IssueName): SQL | undefined =>
  and(
    eq(lotteryIssue.brandCode, brandCode),
    eq(lotteryIssue.gameCode, gameCode),
    eq(lotteryIssue.numero, numero),
  );

/** @throws ContractError game_not_found */
export async function gameOf(tx: Database, code: string): Promise<GameRow> {
  const [found] = await tx.select().from(lotteryGame).where(eq(lotteryGame.code, code));
  if (found === undefined) throw new ContractError('game_not_found');
  return found;
}

/** An issue, locked. @throws Error when it is not there */
export async function lockIssue(tx: Database, name: IssueName): Promise<IssueRow> {
  const [found] = await tx.select().from(lotteryIssue).where(isIssue(name)).for('update');
  if (found === undefined) throw new Error(`there is no issue ${issueKey(name)}`);
  return found;
}

/** The database's clock, which decides about every close. */
export async function databaseNow(tx: Database): Promise<Date> {
  const { rows } = await tx.execute<{ now: string }>(sql`select ledger.now()::text as now`);
  return new Date(rows[0]?.now ?? '');
}

/** The next issues of a game whose sales are not over, the soonest first. */
export const issuesOnSale = (tx: Database, brandCode: string, gameCode: string, most: number) =>
  tx
    .select()
    .from(lotteryIssue)
    .where(
      and(
        eq(lotteryIssue.brandCode, brandCode),
        eq(lotteryIssue.gameCode, gameCode),
        gt(lotteryIssue.closesAt, sql`ledger.now()`),
      ),
    )
    .orderBy(asc(lotteryIssue.closesAt))
    .limit(most);

export function stateOf({ closedAt, drawnAt, voidedAt, settledAt }: IssueRow): IssueState {
  if (settledAt) return 'settled';
  if (drawnAt || voidedAt) return 'drawn';
  return closedAt ? 'closed' : 'open';
}

/** Drawn from a seed; else its numbers come from outside. A commitment never changes. */
export const isSeeded = ({ commitment }: Pick<IssueRow, 'commitment'>): boolean =>
  commitment !== null;

/** Drawn before the brand began to sell. Its root tells it apart: the close of every issue of the brand's own has written one. */
export const isBroughtIn = ({ closedAt, root }: Pick<IssueRow, 'closedAt' | 'root'>): boolean =>
  closedAt !== null && root === null;

export const issueView = (row: IssueRow) => ({
  numero: row.numero,
  opensAt: row.opensAt.toISOString(),
  closesAt: row.closesAt.toISOString(),
  drawsAt: row.drawsAt.toISOString(),
  state: stateOf(row),
  commitment: row.commitment,
});

/** The prizes' codes as Vietnam writes them. */
const PRIZE_NAMES: Readonly<Record<string, string>> = { DB: 'ĐB', balls: '' };

/** A drawn issue with its numbers by prize. */
export const drawView = (row: IssueRow, kind: Kind) => ({
  gameCode: row.gameCode,
  numero: row.numero,
  openedAt: (row.drawnAt ?? row.drawsAt).toISOString(),
  prizes: byPrize(SHAPES[kind], row.numbers ?? []).map(({ prize, numbers }) => ({
    prize,
    labelName: PRIZE_NAMES[prize] ?? prize,
    numbers,
  })),
});
