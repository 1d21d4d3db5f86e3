import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { and, eq, sql } from 'drizzle-orm';
import { handler } from '#kernel/http/handler.ts';
import { keysetPage } from '#kernel/paging/keyset.ts';
import { titleIn } from '#modules/catalogue/index.ts';
import { lotteryGame } from '../tables/lottery.table.ts';
import { slip, wager } from '#modules/wager/tables/wager.table.ts';
import { WagerRefused, walletOf } from '#modules/wager/index.ts';
import { endChase } from './chase-work.ts';
import { CHASE_KIND, chaseRule, END_KEY } from './chase.ts';

const PAGE_SIZE = 20;

/** The amount of the act that ended a chase, found by its key. */
const returnedAtEnd = sql<string | null>`(
  select a.amount_minor::text from ledger.used_key k join operator.act a on a.id = k.transfer_id
  where k.key_hash = ledger.hash16(${END_KEY.before} || ${slip.id} || ${END_KEY.after})
)`;

/** The caller's chases, newest first. */
export const lotteryListChases = handler(endpoints.lottery.listChases, async (call) => {
  const { tx, session, query, language, brand } = call;
  const newest = {
    name: 'lottery chases',
    columns: [{ by: slip.id, type: 'number' }],
    direction: 'desc',
  } as const;
  const page = keysetPage(newest, query, PAGE_SIZE);
  const found = await tx
    .select({
      slip,
      titles: lotteryGame.titles,
      placedAt: sql<Date>`ledger.time_of(${slip.id})`.mapWith(wager.settledAt),
      returnedMinor: returnedAtEnd,
      key: page.key,
    })
    .from(slip)
    .innerJoin(lotteryGame, eq(lotteryGame.code, sql`${slip.rule} ->> 'gameCode'`))
    .where(and(eq(slip.accountId, session.accountId), eq(slip.kind, CHASE_KIND), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows, pages } = page.answer(found);
  return {
    currency: brand.currency,
    pages,
    list: rows.map(({ slip: row, titles, placedAt, returnedMinor }) => {
      const { gameCode, numero, multiples, placed, stopOnWin, ended } = chaseRule(row);
      return {
        chaseId: String(row.id),
        placedAt: placedAt.toISOString(),
        gameCode,
        gameName: titleIn(titles, language, brand.defaultLanguage),
        numero,
        multiples,
        placed,
        stopOnWin,
        totalMinor: row.totalMinor.toString(),
        leftMinor: row.leftMinor.toString(),
        returnedMinor,
        ended,
      };
    }),
  };
});

/** Ends a chase by its member's wish; the part that is placed stays, and can be taken back like any bet. */
export const lotteryStopChase = handler(endpoints.lottery.stopChase, async (call) => {
  const { tx, client, session, body, now } = call;
  const slipId = /^\d{1,16}$/.test(body.chaseId) ? Number(body.chaseId) : -1;
  const isMine = and(
    eq(slip.id, slipId),
    eq(slip.accountId, session.accountId),
    eq(slip.kind, CHASE_KIND),
  );
  const [before] = await tx.select().from(slip).where(isMine);
  if (before === undefined) throw new ContractError('not_found');
  if (!before.isOpen) throw new ContractError('bet_state');
  const done = await endChase(call, slipId, 'stopped').catch((error: unknown) => {
    throw error instanceof WagerRefused ? new ContractError('bet_state') : error;
  });
  const { rows } = await tx.execute<{ minor: string }>(
    sql`select amount_minor::text as minor from operator.act where id = ${done.actId}`,
  );
  return {
    chaseId: body.chaseId,
    returnedMinor: rows[0]?.minor ?? '0',
    balanceMinor: done.balanceMinor.toString(),
    balance: await walletOf(client, session.accountId, now),
  };
});
