import type { Kind } from '@palpite/lottery/games.ts';
import { type Matcher, matcher, payoutMinor } from '@palpite/lottery/match.ts';
import { resultText } from '@palpite/lottery/result-text.ts';
import type { Database, Transaction } from '@palpite/server/database/transaction.ts';
import { eq, sql } from 'drizzle-orm';
import { emit } from '#kernel/events/operator-log.ts';
import { drawSettled } from './topics.ts';
import type { Services } from '#kernel/services.ts';
import { type IssueRow, lotteryIssue } from '../tables/lottery.table.ts';
import { settleMany } from '#modules/wager/index.ts';
import type { BetRow } from './bet-tree.ts';
import type { PlayBook } from '../rules/play-book.ts';
import { gameOf, issueKey, type OweWaiting } from './issue.ts';
import { refundBets } from './refund-bets.ts';

/** Bets that one piece of work settles. */
export const BATCH = 100;

export type SettleNeeds = Pick<Services, 'brands'> & {
  readonly playBook: PlayBook;
  readonly oweWaiting: OweWaiting;
};
type Settling = Pick<Transaction, 'tx' | 'client'>;

/**
 * Settles bets of an issue by the numbers of its draw, and of a second one for bets at two stations, and counts them. If one
 * of the draws is void, the bets return.
 * @throws Error when a draw has no numbers, or a bet cannot be settled
 */
export async function settleBets(
  needs: SettleNeeds,
  on: Settling,
  draws: readonly [IssueRow, ...IssueRow[]],
  bets: readonly BetRow[],
): Promise<void> {
  const [issue] = draws;
  if (bets.length === 0) return;
  const isVoid = draws.some(({ voidedAt }) => voidedAt !== null);
  await (isVoid ? refundBets(needs, on.client, issue, bets) : settleBy(needs, on, draws, bets));
  await countSettled(on.tx, needs, issue, bets.length);
}

async function settleBy(
  { brands, playBook }: SettleNeeds,
  { tx, client }: Settling,
  draws: readonly [IssueRow, ...IssueRow[]],
  bets: readonly BetRow[],
): Promise<void> {
  const [issue] = draws;
  const results = draws.map(numbersOf);
  const { kind } = await gameOf(tx, issue.gameCode);
  const matchers = await matchersOf(playBook, { kind, issue, results }, bets);
  const outcome = resultText(results);
  const answers = await settleMany(
    client,
    await brands.brand(issue.brandCode),
    bets.map((bet) => ({
      key: `lottery:${bet.wagerId}:settle:1`,
      wagerId: bet.wagerId,
      accountId: bet.accountId,
      payoutMinor: payoutMinor(bet, matchers(bet), bet.unitMinor),
      // Due whatever was drawn.
      ...(bet.rebateMinor > 0n ? { rebateMinor: bet.rebateMinor } : {}),
      results: [{ leg: 1, result: outcome }],
    })),
  );
  for (const [wagerId, code] of answers) {
    // The house may have voided a bet before the draw.
    if (code !== 'ok' && code !== 'already_settled') {
      throw new Error(`the bet ${wagerId} could not be settled: ${code}`);
    }
  }
}

function numbersOf(issue: IssueRow): readonly string[] {
  if (issue.numbers === null) throw new Error(`${issueKey(issue)} is not drawn`);
  return issue.numbers;
}

interface Drawn {
  readonly kind: Kind;
  readonly issue: IssueRow;
  readonly results: readonly (readonly string[])[];
}

/** What a bet of the batch wins, each play prepared once. */
async function matchersOf(
  playBook: PlayBook,
  { kind, issue, results }: Drawn,
  bets: readonly BetRow[],
): Promise<(bet: BetRow) => ReturnType<Matcher>> {
  const rows = await playBook.of(kind, issue.opensAt);
  const prepared = new Map<string, Matcher>();
  for (const code of new Set(bets.map(({ play }) => play))) {
    const booked = rows.get(code);
    if (booked === undefined) throw new Error(`there is no play ${code} of ${issue.gameCode}`);
    prepared.set(code, matcher(booked.row, results));
  }
  return ({ play, selection }) => prepared.get(play)?.(selection) ?? [];
}

/** Last in the transaction, since the batches of an issue wait for one another here. */
async function countSettled(
  tx: Database,
  { oweWaiting }: SettleNeeds,
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
  await oweWaiting(tx, issue);
  const { brandCode, gameCode: game, numero } = issue;
  await emit(tx, drawSettled, { brandCode }, { game, numero });
}
