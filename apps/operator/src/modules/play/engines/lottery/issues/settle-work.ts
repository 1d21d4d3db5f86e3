import type { Kind } from '@palpite/lottery/games.ts';
import { matcher, payoutMinor, type Matcher } from '@palpite/lottery/match.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { emit } from '#kernel/events/emit.ts';
import type { Services } from '#kernel/services.ts';
import { defineWork, handleWork, type Owed, type WorkHandler } from '#kernel/work/work-kind.ts';
import { type IssueRow, lotteryIssue } from '../../../tables/lottery.table.ts';
import { settleMany } from '../../../wager/wagers.ts';
import { type BetRow, betsAt } from '../bets/bet-tree.ts';
import { oweChases } from '../chases/chase-work.ts';
import type { PlayBook } from '../play-book.ts';
import { gameOf, isIssue, issueKey } from './issue.ts';

/** The settlement of at most a hundred bets of a drawn issue. */
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

const BATCH = 100;

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

type Needs = Pick<Services, 'brands' | 'work'> & { readonly playBook: PlayBook };

export const settleWork = ({ brands, playBook, work }: Needs): WorkHandler =>
  handleWork(settling, {
    async inside({ tx, client }, { from, ...name }) {
      const [issue] = await tx.select().from(lotteryIssue).where(isIssue(name));
      if (!issue?.numbers) throw new Error(`${issueKey(name)} is not drawn`);
      const bets = await betsAt(tx, issue.id, from, from + BATCH);
      const { kind } = await gameOf(tx, issue.gameCode);
      const matchers = await matchersOf(playBook, kind, issue, bets);
      const outcome = issue.numbers.join(' ');
      const brand = await brands.brand(issue.brandCode);
      const answers = await settleMany(
        client,
        brand,
        bets.map((bet) => ({
          key: `lottery:${bet.wagerId}:settle:1`,
          wagerId: bet.wagerId,
          accountId: bet.accountId,
          // The rebate is due whatever was drawn: one transfer pays both, so it is paid as often as the bet is settled.
          payoutMinor: payoutMinor(bet, matchers(bet), bet.unitMinor) + bet.rebateMinor,
          results: [{ leg: 1, result: outcome }],
        })),
      );
      for (const [wagerId, code] of answers) {
        // The house may have voided a bet before the draw.
        if (code !== 'ok' && code !== 'already_settled') {
          throw new Error(`the bet ${wagerId} could not be settled: ${code}`);
        }
      }
      await countSettled(tx, work, issue, bets.length);
    },
  });

/** What a bet of the batch wins, each play prepared once. */
async function matchersOf(
  playBook: PlayBook,
  kind: Kind,
  issue: IssueRow,
  bets: readonly BetRow[],
): Promise<(bet: BetRow) => ReturnType<Matcher>> {
  const rows = await playBook.of(kind, issue.opensAt);
  const prepared = new Map<string, Matcher>();
  for (const code of new Set(bets.map(({ play }) => play))) {
    const booked = rows.get(code);
    if (booked === undefined) throw new Error(`there is no play ${code} of ${issue.gameCode}`);
    prepared.set(code, matcher(booked.row, [issue.numbers ?? []]));
  }
  return ({ play, selection }) => prepared.get(play)?.(selection) ?? [];
}

/** Last in the transaction, since the batches of an issue wait for one another here. */
async function countSettled(
  tx: Database,
  work: Services['work'],
  issue: IssueRow,
  settled: number,
): Promise<void> {
  const count = sql`${lotteryIssue.settledCount} + ${settled}`;
  const [after] = await tx
    .update(lotteryIssue)
    .set({
      settledCount: count,
      settledAt: sql`case when ${count} = ${lotteryIssue.betCount} then ledger.now() end`,
    })
    .where(eq(lotteryIssue.id, issue.id))
    .returning({ settledAt: lotteryIssue.settledAt });
  if (!after?.settledAt) return;
  await oweChases(tx, work, issue);
  const { brandCode, gameCode: game, numero } = issue;
  await emit(tx, 'draw.settled', { brandCode }, { game, numero });
}
