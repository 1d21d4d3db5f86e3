import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq } from 'drizzle-orm';
import { lotteryResult } from '../tables/lottery.table.ts';
import type { OfficialResults } from './official-results.ts';

/** The numbers that two people of the staff entered (`lottery.result`); none until the second one confirms. */
export const enteredResults =
  (database: Database): OfficialResults =>
  async ({ game, numero }) =>
    (await enteredResult(database, game, numero)) ?? null;

/** What was entered, which never changes. */
export async function enteredResult(
  tx: Database,
  game: string,
  numero: string,
): Promise<readonly string[] | 'void' | undefined> {
  const [row] = await tx
    .select({ numbers: lotteryResult.numbers })
    .from(lotteryResult)
    .where(and(eq(lotteryResult.gameCode, game), eq(lotteryResult.numero, numero)));
  return row && (row.numbers ?? 'void');
}
