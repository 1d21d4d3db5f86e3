import type { Clock } from '@palpite/lottery/games.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { asc, eq, max } from 'drizzle-orm';
import { invalidInput, wrongState } from '#kernel/staff/staff-error.ts';
import type { StaffContext } from '#kernel/staff/use-case.ts';
import { lotteryGame } from '../tables/lottery.table.ts';
import type { GameRow } from '../issues/issue.ts';
import { holdIssues, remakeIssues } from '../issues/remake-issues.ts';
import { listLotteryNodes } from '../rules/list-nodes.ts';
import { stateOf } from './game-state.ts';
import type { GameNeeds } from './game-use-cases.ts';

/** What of a new lottery is its own; all else is as that of the one like it. */
export type NewGame = Pick<GameRow, 'code' | 'titles'> & { readonly clock: Clock };

/** The first lottery of a menu's group, which a new one of that group is like. @throws StaffError */
export async function firstOfGroup(tx: Database, group: string): Promise<GameRow> {
  const [first] = await tx
    .select()
    .from(lotteryGame)
    .where(eq(lotteryGame.menuGroup, group))
    .orderBy(asc(lotteryGame.rank))
    .limit(1);
  if (first === undefined) throw invalidInput(`There is no lottery of the group ${group}.`);
  return first;
}

/**
 * Adds a lottery of a family that is there: its plays, table and menus are the other's. It gets the issues that the calendar
 * has made for the others, at every brand.
 * @throws StaffError when the code is taken, also by one that has ended
 */
export async function addedGame(
  { tx, about, own, services }: StaffContext<GameNeeds>,
  like: GameRow,
  { code, clock, titles }: NewGame,
) {
  const [last] = await tx.select({ rank: max(lotteryGame.rank) }).from(lotteryGame);
  const [taken] = await tx.select().from(lotteryGame).where(eq(lotteryGame.code, code));
  if (taken !== undefined) {
    const state = taken.endedAt === null ? 'is there' : 'has ended, and its draws keep the name';
    throw wrongState(`The lottery ${code} ${state}: choose another code.`);
  }
  const { kind, menuGroup, prizeModes, category, source } = like;
  // Last of all; a menu shows it last in its group.
  const rank = (last?.rank ?? 0) + 1;
  const row = { code, titles, clock, kind, menuGroup, prizeModes, category, source, rank };
  about({ subject: code, state: `not there; ${titles.EN}, in ${menuGroup}` });
  const [game] = await tx.insert(lotteryGame).values(row).returning();
  if (game === undefined) throw new Error(`the lottery ${code} was not written`);
  await listLotteryNodes(tx);
  const held = await holdIssues(services.work, tx, game);
  const brands = await services.brands.all();
  const { secrets, work } = services;
  const { made } = await remakeIssues({ tx, brands, secrets, work, ...own }, game, held);
  return { code, state: stateOf(game), made };
}
