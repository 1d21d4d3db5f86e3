import { endpoints } from '@palpite/contract';
import type { Movement } from '@palpite/contract/record.ts';
import type { StatementLine } from '@palpite/ledger';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { titleIn } from '#modules/play/index.ts';
import type { Titles } from '#modules/play/tables/catalogue.table.ts';
import { game } from '#modules/play/tables/catalogue.table.ts';
import { gameRound } from '#modules/play/tables/game-round.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { readPeriod, sliceOf } from '../report/report-period.ts';
import { mainWallet } from '#modules/money/index.ts';
import { feeNotes } from './movement-notes.ts';
import { kindsOf, movementType, OCCURRING_TYPES } from './movement-types.ts';
import { betOrder, depositOrderNumber, transferOrder, withdrawalOrder } from '@palpite/domain';

/** Each movement of the signed-in account's main wallet in a period, from the ledger. Money is read, never moved. */
export const movementList = handler(endpoints.movement.list, async (call) => {
  const { tx, client, query, session, language, brand, services } = call;
  const period = readPeriod(call);
  const wallet = mainWallet(session.accountId);
  const asked = {
    from: period.from,
    to: period.to,
    ...(query.type === undefined ? {} : { kinds: kindsOf(query.type) }),
  };
  const slice = sliceOf(query);
  const { sort = 'time', direction = 'desc' } = query;
  const { count, inMinor, outMinor } = await services.ledger.periodTotals(client, wallet, asked);
  const lines = await services.ledger.periodLines(client, wallet, asked, {
    ...slice,
    sort,
    direction,
  });
  const rounds = await roundsOf(tx, session.accountId, lines);
  const fees = await feeNotes(tx, lines, language, brand.currency);
  return {
    period: period.shown,
    currency: brand.currency,
    types: [...OCCURRING_TYPES],
    totalRows: count,
    totalPages: Math.ceil(count / slice.limit),
    rows: lines.map((line) => {
      const round = rounds.get(line.reference);
      const note = round
        ? titleIn(round.titles, language, brand.defaultLanguage)
        : fees.get(line.transferId);
      return movementView(line, round, note);
    }),
    totals: { inMinor: inMinor.toString(), outMinor: outMinor.toString() },
  };
});

interface PlayedRound {
  readonly id: number;
  readonly titles: Titles;
}

/** The rounds of the lines, by the ledger's reference. */
async function roundsOf(
  tx: Database,
  accountId: number,
  lines: readonly StatementLine[],
): Promise<ReadonlyMap<string, PlayedRound>> {
  const named = lines.flatMap(({ reference }) => {
    const [, vendorCode, roundId] = /^round:([^:]+):(.+)$/.exec(reference) ?? [];
    return vendorCode && roundId ? [{ vendorCode, roundId }] : [];
  });
  if (named.length === 0) return new Map();
  const keys = [...new Set(named.map(({ roundId }) => roundId))];
  const vendors = [...new Set(named.map(({ vendorCode }) => vendorCode))];
  const rows = await tx
    .select({
      reference: sql<string>`'round:' || ${gameRound.vendorCode} || ':' || ${gameRound.roundId}`,
      id: gameRound.id,
      titles: game.titles,
    })
    .from(gameRound)
    .innerJoin(game, eq(game.nodeId, gameRound.nodeId))
    .where(
      and(
        inArray(gameRound.vendorCode, vendors),
        inArray(gameRound.roundId, keys),
        eq(gameRound.accountId, accountId),
      ),
    );
  return new Map(rows.map(({ reference, ...round }) => [reference, round]));
}

/** The ledger's own note is for staff: members see the game, or the fee. */
function movementView(line: StatementLine, round: PlayedRound | undefined, note = ''): Movement {
  const { amountMinor, balanceAfterMinor } = line;
  if (balanceAfterMinor === null) throw new Error('a member’s wallet keeps its balance');
  const came = amountMinor >= 0n;
  return {
    movementId: `${line.transferId}-${line.line}`,
    at: line.at.toISOString(),
    order: round ? betOrder(round.id) : orderOf(line),
    type: movementType(line.kind),
    inMinor: came ? amountMinor.toString() : null,
    outMinor: came ? null : (-amountMinor).toString(),
    balanceAfterMinor: balanceAfterMinor.toString(),
    note,
  };
}

/** The order of a movement other than a bet: a deposit's or a withdrawal's own, otherwise the transfer's. */
function orderOf({ reference, transferId }: StatementLine): string {
  const [, book, id] = /^(deposit|withdrawal):(\d+)$/.exec(reference) ?? [];
  if (id === undefined) return transferOrder(transferId);
  return book === 'deposit' ? depositOrderNumber(id) : withdrawalOrder(id);
}
