import { GUEST_ACCOUNT_TYPE } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, count, eq, isNotNull, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { emit } from '#kernel/events/operator-log.ts';
import { drawClosed } from './topics.ts';
import type { Services } from '#kernel/services.ts';
import { defineWork, handleWork, type Owed, type WorkHandler } from '@palpite/work/work-kind.ts';
import { accountTypeSql } from '#modules/identity/index.ts';
import { type IssueRow, lotteryBet, lotteryIssue } from '../tables/lottery.table.ts';
import { closeIssue, dropExposure } from '#modules/wager/index.ts';
import { rootOf } from './bet-tree.ts';
import { signClose } from './sign-record.ts';
import { drawWorkOf } from './draw-work.ts';
import { IN_PUBLIC } from './in-public.ts';
import { drawDueAt, mixedRoundOf } from './issue-entropy.ts';
import { capKeysOf, databaseNow, type IssueName, issueKey, lockIssue } from './issue.ts';

/** The close of an issue: its list of bets is final, counted and published as a root. */
const closing = defineWork({
  name: 'lottery.close',
  keptDays: 1,
  payload: v.object({ brandCode: v.string(), gameCode: v.string(), numero: v.string() }),
});

/** The key of a close's work. */
export const closeKey = (name: IssueName): string => `${issueKey(name)}:close`;

export const closeWorkOf = ({
  brandCode,
  gameCode,
  numero,
  closesAt,
}: IssueName & { readonly closesAt: Date }): Owed<typeof closing.payload> => ({
  kind: closing,
  key: closeKey({ brandCode, gameCode, numero }),
  // In order, also after an outage: the draws are owed in the order of the closes.
  lane: `lottery-close:${brandCode}:${gameCode}`,
  payload: { brandCode, gameCode, numero },
  dueAt: closesAt,
});

export const closeWork = ({
  pool,
  work,
  secrets,
}: Pick<Services, 'pool' | 'work' | 'secrets'>): WorkHandler =>
  handleWork(closing, {
    ...IN_PUBLIC,
    async outside(name) {
      const { rows } = await pool.query<{ closes_at: Date }>(
        'select closes_at from operator.issue_close where issue = $1',
        [issueKey(name)],
      );
      const closesAt = rows[0]?.closes_at;
      if (closesAt === undefined) throw new Error(`${issueKey(name)} has no close`);
      // In a transaction of its own: it waits for the bets under way, and nothing may wait for it.
      await closeIssue(pool, issueKey(name), closesAt);
    },
    async inside({ tx, client }, name) {
      const issue = await lockIssue(tx, name);
      if (issue.closedAt !== null) return;
      const { rowCount } = await tx.execute(numbered(issue));
      const betCount = rowCount ?? 0;
      const { root, chunkRoots } = await rootOf(tx, issue, betCount);
      const memberBetCount = await countOfMembers(tx, issue, betCount);
      // As late as can be: a round that is public by now must not be mixed in.
      const closedAt = await databaseNow(tx);
      const mixedRound = mixedRoundOf(issue, closedAt);
      const closed = { closedAt, betCount, root, mixedRound };
      const closeSignature = await signClose(tx, secrets, { ...issue, ...closed });
      await tx
        .update(lotteryIssue)
        .set({ ...closed, memberBetCount, chunkRoots, closeSignature })
        .where(eq(lotteryIssue.id, issue.id));
      await dropExposure(client, capKeysOf(issue));
      const { brandCode, gameCode: game, numero } = issue;
      await emit(tx, drawClosed, { brandCode }, { game, numero });
      await work.owe(tx, drawWorkOf({ ...issue, drawsAt: drawDueAt({ ...issue, mixedRound }) }));
    },
  });

/** Gives each accepted bet its place in the tree, in the order of acceptance. */
const numbered = ({ id }: IssueRow) => sql`
  update operator.lottery_bet b set place = n.place
  from (
    select wager_id, row_number() over (order by wager_id) - 1 as place
    from operator.lottery_bet where issue_id = ${id} and not is_cancelled
  ) n
  where b.wager_id = n.wager_id`;

/** How many of the numbered bets are not guests'. */
async function countOfMembers(tx: Database, { id }: IssueRow, betCount: number): Promise<number> {
  if (betCount === 0) return 0;
  const [counted] = await tx
    .select({ bets: count() })
    .from(lotteryBet)
    .where(
      and(
        eq(lotteryBet.issueId, id),
        isNotNull(lotteryBet.place),
        ne(accountTypeSql(lotteryBet.accountId), GUEST_ACCOUNT_TYPE),
      ),
    );
  return counted?.bets ?? 0;
}
