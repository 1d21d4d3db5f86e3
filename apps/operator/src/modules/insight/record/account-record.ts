import { endpoints } from '@palpite/contract';
import type { QueryOutput } from '@palpite/contract/endpoint.ts';
import type { Movement } from '@palpite/contract/record.ts';
import { REPORT_PAGE_SIZE } from '@palpite/contract/report.ts';
import {
  betOrder,
  depositOrderNumber,
  readBetOrder,
  transferOrder,
  withdrawalOrder,
} from '@palpite/domain';
import type { LinePosition, StatementLine, StatementPeriod } from '@palpite/ledger';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { handler } from '#kernel/http/handler.ts';
import { answerPage } from '#kernel/paging/keyset.ts';
import { readPage } from '#kernel/paging/page-key.ts';
import { mainWallet } from '#modules/money/index.ts';
import { type EsportsVendors, titleIn } from '#modules/play/index.ts';
import type { Titles } from '#modules/play/tables/catalogue.table.ts';
import { wager } from '#modules/play/tables/wager.table.ts';
import { type AskedPeriod, readPeriod } from '../report/report-period.ts';
import { playedGames } from './bet-rows.ts';
import { feeNotes } from './movement-notes.ts';
import { kindsOf, movementType, OCCURRING_TYPES } from './movement-types.ts';

/** Each movement of the signed-in account's main wallet in a period, from the ledger. Money is read, never moved. */
export const movementList = handler(endpoints.movement.list, async (call) => {
  const { tx, client, query, session, language, brand, services } = call;
  const period = readPeriod(call);
  const wallet = mainWallet(session.accountId);
  const asked = askedOf(query, period);
  const { sort = 'time', direction = 'desc' } = query;
  const order = `movements ${sort} ${direction}`;
  const page = readPage(query, order, LINE_KEY, REPORT_PAGE_SIZE);
  const found = await services.ledger.periodLines(client, wallet, asked, {
    limit: page.size + 1,
    sort,
    direction: (direction === 'asc') === page.backwards ? 'desc' : 'asc',
    beyond: page.key && positionOf(page.key),
  });
  const { rows: lines, pages } = answerPage(page, found.map(keyedLine), order);
  const bets = await betsOf(tx, brand.settings.esportsVendors, session.accountId, lines);
  const fees = await feeNotes(tx, lines, language, brand.currency);
  return {
    period: period.shown,
    currency: brand.currency,
    types: [...OCCURRING_TYPES],
    pages,
    rows: lines.map((line) => {
      const bet = bets.get(line.reference);
      const note = bet
        ? titleIn(bet.titles, language, brand.defaultLanguage)
        : fees.get(line.transferId);
      return movementView(line, bet, note);
    }),
  };
});

/** What the movements of all pages add up to. */
export const movementGetTotals = handler(endpoints.movement.getTotals, async (call) => {
  const { client, query, session, brand, services } = call;
  const { count, inMinor, outMinor } = await services.ledger.periodTotals(
    client,
    mainWallet(session.accountId),
    askedOf(query, readPeriod(call)),
  );
  return {
    currency: brand.currency,
    totalRows: count,
    inMinor: inMinor.toString(),
    outMinor: outMinor.toString(),
  };
});

/** Which movements: the same for a page and for what all pages add up to. */
const askedOf = (
  { type }: QueryOutput<typeof endpoints.movement.getTotals>,
  { from, to }: AskedPeriod,
): StatementPeriod => ({
  from,
  to,
  ...(type === undefined ? {} : { kinds: kindsOf(type) }),
});

/** The parts of a movement's key: transfer, line, amount. */
const LINE_KEY = [/^\d{1,18}$/, /^\d{1,4}$/, /^-?\d{1,18}$/];

const keyedLine = (line: StatementLine) => ({
  ...line,
  key: [line.transferId, `${line.line}`, `${line.amountMinor}`],
});

function positionOf([transferId = '', line, amount]: readonly string[]): LinePosition {
  return { transferId, line: Number(line), amountMinor: BigInt(amount ?? 0) };
}

interface PlayedBet {
  readonly id: number;
  readonly titles: Titles;
}

/** The bets of the lines, by the ledger's reference: their order number. */
async function betsOf(
  tx: Database,
  esportsVendors: EsportsVendors,
  accountId: number,
  lines: readonly StatementLine[],
): Promise<ReadonlyMap<string, PlayedBet>> {
  const ids = [...new Set(lines.flatMap(({ reference }) => readBetOrder(reference) ?? []))];
  if (ids.length === 0) return new Map();
  const played = playedGames(tx, esportsVendors);
  const rows = await tx
    .select({ id: wager.id, titles: played.titles })
    .from(wager)
    .innerJoin(played, eq(played.nodeId, wager.nodeId))
    .where(and(inArray(wager.id, ids), eq(wager.accountId, accountId)));
  return new Map(rows.map((bet) => [betOrder(bet.id), bet]));
}

/** The ledger's own note is for staff: members see the game, or the fee. */
function movementView(line: StatementLine, bet: PlayedBet | undefined, note = ''): Movement {
  const { amountMinor, balanceAfterMinor } = line;
  if (balanceAfterMinor === null) throw new Error('a member’s wallet keeps its balance');
  const came = amountMinor >= 0n;
  return {
    movementId: `${line.transferId}-${line.line}`,
    at: line.at.toISOString(),
    order: bet ? betOrder(bet.id) : orderOf(line),
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
