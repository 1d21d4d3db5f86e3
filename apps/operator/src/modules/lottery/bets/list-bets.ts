import { endpoints } from '@palpite/contract';
import { MOST_LISTED_BETS } from '@palpite/contract/lottery-bet.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { betOrder, type Language, readBetOrder } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Call, handler } from '#kernel/http/handler.ts';
import { keysetPage } from '#kernel/paging/keyset.ts';
import { titleIn } from '#modules/catalogue/index.ts';
import { lotteryBet, lotteryGame, lotteryIssue } from '../tables/lottery.table.ts';
import { wager } from '#modules/wager/tables/wager.table.ts';
import {
  BET_CONDITIONS,
  BET_SUMS,
  beforeSlip,
  betStatusOf,
  isUndecided,
  slipIdOf,
} from '#modules/wager/index.ts';
import { databaseNow } from '../issues/issue.ts';
import { signBet } from '../issues/sign-record.ts';
import { proofView } from '../issues/proof-view.ts';
import { leafOf, pathOf, rebateOf } from '../issues/bet-tree.ts';

const PAGE_SIZE = 20;

const secondIssue = alias(lotteryIssue, 'second_issue');
const secondGame = alias(lotteryGame, 'second_game');

const selectBets = (tx: Database) =>
  tx
    .select({
      bet: lotteryBet,
      issue: lotteryIssue,
      game: lotteryGame,
      second: secondIssue,
      secondTitles: secondGame.titles,
      slipId: wager.slipId,
      status: wager.status,
      stakeMinor: wager.stakeMinor,
      payoutMinor: wager.payoutMinor,
      key: sql<readonly string[]>`array[${lotteryBet.wagerId}::text]`,
    })
    .from(lotteryBet)
    .innerJoin(lotteryIssue, eq(lotteryIssue.id, lotteryBet.issueId))
    .innerJoin(lotteryGame, eq(lotteryGame.code, lotteryIssue.gameCode))
    .innerJoin(wager, eq(wager.id, lotteryBet.wagerId))
    .leftJoin(secondIssue, eq(secondIssue.id, lotteryBet.secondIssueId))
    .leftJoin(secondGame, eq(secondGame.code, secondIssue.gameCode))
    .$dynamic();
type BetRow = Awaited<ReturnType<typeof selectBets>>[number];

/** The caller's lottery bets, newest first. */
export const lotteryListBets = handler(endpoints.lottery.listBets, async (call) => {
  const { tx, query, language, brand } = call;
  const newest = {
    name: 'lottery bets',
    columns: [{ by: lotteryBet.wagerId, type: 'number' }],
    direction: 'desc',
  } as const;
  const { pageSize = PAGE_SIZE, slipId } = query;
  // Those of one slip have a bound together.
  const rowsAsked = slipId === undefined ? Math.min(pageSize, MOST_LISTED_BETS) : pageSize;
  const page = keysetPage(newest, { ...query, pageSize: rowsAsked }, PAGE_SIZE);
  const found = await selectBets(tx)
    .where(and(ofQuery(call), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const now = await databaseNow(tx);
  const { rows, pages } = page.answer(found);
  const names = { language, brandLanguage: brand.defaultLanguage };
  return { currency: brand.currency, pages, list: rows.map((row) => betView(row, now, names)) };
});

/** What the bets of all pages add up to. */
export const lotteryGetBetTotals = handler(endpoints.lottery.getBetTotals, async (call) => {
  const [totals] = await call.tx
    .select(BET_SUMS)
    .from(lotteryBet)
    .innerJoin(lotteryIssue, eq(lotteryIssue.id, lotteryBet.issueId))
    .innerJoin(wager, eq(wager.id, lotteryBet.wagerId))
    .leftJoin(secondIssue, eq(secondIssue.id, lotteryBet.secondIssueId))
    // The account's wagers have an index of their own.
    .where(and(ofQuery(call), eq(wager.accountId, call.session.accountId)));
  if (totals === undefined) throw new Error('an aggregate has one row');
  return { currency: call.brand.currency, ...totals };
});

/** Whose bets, and which of them: the same for a page and for what all pages add up to. */
function ofQuery({
  session,
  query,
}: Pick<Call<typeof endpoints.lottery.getBetTotals>, 'session' | 'query'>) {
  const { gameCode, numero, slipId, pending = false, won = false } = query;
  return and(
    eq(lotteryBet.accountId, session.accountId),
    gameCode === undefined
      ? undefined
      : or(eq(lotteryIssue.gameCode, gameCode), eq(secondIssue.gameCode, gameCode)),
    numero === undefined ? undefined : eq(lotteryIssue.numero, numero),
    slipId === undefined ? undefined : ofSlip(slipId),
    pending ? BET_CONDITIONS.pending : undefined,
    won ? BET_CONDITIONS.won : undefined,
  );
}

/** The bets of a slip; none for what is no slip's number. The bound spares those from before the slip. */
function ofSlip(text: string) {
  const slipId = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : -1;
  return and(eq(wager.slipId, slipId), gt(lotteryBet.wagerId, beforeSlip(slipId)));
}

/** A bet with what anyone needs to check that it was in the list and how it was decided. */
export const lotteryGetReceipt = handler(endpoints.lottery.getReceipt, async (call) => {
  const { tx, session, query, language, brand } = call;
  const [row] = await selectBets(tx).where(
    and(
      eq(lotteryBet.wagerId, readBetOrder(query.order) ?? -1),
      eq(lotteryBet.accountId, session.accountId),
    ),
  );
  if (row === undefined) throw new ContractError('not_found');
  const { bet, issue, game, second } = row;
  const now = await databaseNow(tx);
  const index = issue.closedAt === null ? null : bet.place;
  const leaf = bet.isCancelled
    ? null
    : leafOf(issue, { bet, secondGame: second?.gameCode ?? null });
  return {
    bet: betView(row, now, { language, brandLanguage: brand.defaultLanguage }),
    leaf,
    acceptance: leaf && signBet(call.services.secrets, leaf),
    inclusion: index === null ? null : { index, path: await pathOf(tx, issue, index) },
    proof: proofView(issue, game.kind, now),
    ...(second === null ? {} : { secondProof: proofView(second, game.kind, now) }),
  };
});

interface Names {
  readonly language: Language;
  readonly brandLanguage: Language;
}

function betView(
  { bet, issue, game, second, secondTitles, slipId, ...decided }: BetRow,
  now: Date,
  { language, brandLanguage }: Names,
) {
  const mayCancel = isUndecided(decided.status) && issue.closesAt > now;
  const payoutMinor = decided.payoutMinor - paidRebate(bet, decided.status);
  return {
    order: betOrder(bet.wagerId),
    ...slipIdOf(slipId),
    placedAt: bet.placedAt.toISOString(),
    gameCode: game.code,
    gameName: titleIn(game.titles, language, brandLanguage),
    ...(second === null || secondTitles === null
      ? {}
      : {
          secondGameCode: second.gameCode,
          secondGameName: titleIn(secondTitles, language, brandLanguage),
        }),
    numero: issue.numero,
    play: bet.play,
    selection: mutable(bet.selection),
    bets: bet.bets.toString(),
    units: bet.units.toString(),
    unitMinor: bet.unitMinor.toString(),
    stakeMinor: bet.stakeMinor.toString(),
    odds: bet.odds,
    ...(bet.prizeLevel === null ? {} : { prizeLevel: bet.prizeLevel }),
    ...rebateOf(bet),
    largestWinMinor: bet.largestWinMinor.toString(),
    status: betStatusOf(decided),
    payoutMinor: payoutMinor.toString(),
    isHit: decided.status === 'settled' && payoutMinor > 0n,
    cancelUntil: mayCancel ? issue.closesAt.toISOString() : null,
  };
}

/** What of a wager's payout is the rebate: it is paid with the result, and returned stakes have none. */
const paidRebate = (bet: BetRow['bet'], status: BetRow['status']): bigint =>
  status === 'settled' ? bet.rebateMinor : 0n;

const mutable = ({ areas, bankers, tickets }: BetRow['bet']['selection']) => ({
  areas: areas.map((area) => [...area]),
  bankers: [...bankers],
  tickets: [...tickets],
});
