import * as v from 'valibot';
import { defineWork, handleWork, type Owed, type WorkHandler } from '@palpite/work/work-kind.ts';
import { type IssueRow, lotteryIssue } from '../tables/lottery.table.ts';
import { betsAt } from './bet-tree.ts';
import { IN_PUBLIC } from './in-public.ts';
import { isIssue, issueKey } from './issue.ts';
import { BATCH, settleBets, type SettleNeeds } from './settle-bets.ts';

/** The settlement of at most a hundred bets of a drawn issue; those at two stations have work of their own. */
const settling = defineWork({
  name: 'lottery.settle',
  keptDays: 1,
  payload: v.object({
    brandCode: v.string(),
    gameCode: v.string(),
    numero: v.string(),
    from: v.number(),
  }),
});

export const settleWorkOf = (issue: IssueRow): Owed<typeof settling.payload>[] => {
  const { brandCode, gameCode, numero } = issue;
  const name = { brandCode, gameCode, numero };
  const batches = Math.ceil((issue.betCount ?? 0) / BATCH);
  return Array.from({ length: batches }, (_, nth) => ({
    kind: settling,
    key: `${issueKey(name)}:settle:${nth}`,
    payload: { ...name, from: nth * BATCH },
  }));
};

export const settleWork = (needs: SettleNeeds): WorkHandler =>
  handleWork(settling, {
    ...IN_PUBLIC,
    async inside(transaction, { from, ...name }) {
      const { tx } = transaction;
      const [issue] = await tx.select().from(lotteryIssue).where(isIssue(name));
      if (issue === undefined) throw new Error(`there is no issue ${issueKey(name)}`);
      const bets = await betsAt(tx, issue.id, from, from + BATCH);
      const here = bets.filter(({ secondIssueId }) => secondIssueId === null);
      await settleBets(needs, transaction, [issue], here);
    },
  });
