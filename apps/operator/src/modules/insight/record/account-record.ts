import { endpoints } from '@palpite/contract';
import type { QueryOutput } from '@palpite/contract/endpoint.ts';
import { type Movement, RECORD_DAYS } from '@palpite/contract/record.ts';
import { REPORT_PAGE_SIZE } from '@palpite/contract/report.ts';
import {
  betOrder,
  depositOrderNumber,
  readBetOrder,
  transferOrder,
  withdrawalOrder,
} from '@palpite/domain';
import type { Titles } from '@palpite/domain/titles.ts';
import type { LinePosition, StatementLine, StatementPeriod } from '@palpite/ledger';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { handler } from '#kernel/http/handler.ts';
import { answerPage } from '#kernel/paging/keyset.ts';
import { readPage } from '#kernel/paging/page-key.ts';
import { mainWallet } from '#modules/money/index.ts';
import { titleIn } from '#modules/catalogue/index.ts';
import { node } from '#modules/wager/tables/node.table.ts';
import { slip, wager } from '#modules/wager/tables/wager.table.ts';
import { type AskedPeriod, readPeriod } from '../report/report-period.ts';
import { feeNotes } from './movement-notes.ts';
import { kindsOf, movementType, OCCURRING_TYPES } from './movement-types.ts';

/** Each movement of the signed-in account's main wallet in a period, from the ledger. Money is read, never moved. */
export const movementList = handler(endpoints.movement.list, async (call) => {
  const { tx, client, query, session, language, brand, services } = call;
  const period = readPeriod(call, RECORD_DAYS);
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
  const played = await playedOf(tx, session.accountId, lines);
  const fees = await feeNotes(tx, lines, language, brand.currency);
  return {
    period: period.shown,
    currency: brand.currency,
    types: [...OCCURRING_TYPES],
    pages,
    rows: lines.map((line) => {
      const bet = played.get(line.reference);
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
    askedOf(query, readPeriod(call, RECORD_DAYS)),
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
  /** The bet's order number; a slip of several bets has none of its own. */
  readonly order?: string;
  readonly titles: Titles;
}

/** The bets and the slips of the lines, by the ledger's reference. */
async function playedOf(
  tx: Database,
  accountId: number,
  lines: readonly StatementLine[],
): Promise<ReadonlyMap<string, PlayedBet>> {
  const references = [...new Set(lines.map(({ reference }) => reference))];
  const bets = references.flatMap((reference) => readBetOrder(reference) ?? []);
  const slips = references.flatMap((reference) => readSlip(reference) ?? []);
  const found = new Map<string, PlayedBet>();
  if (bets.length > 0) {
    const rows = await tx
      .select({ id: wager.id, titles: node.titles })
      .from(wager)
      .innerJoin(node, eq(node.nodeId, wager.nodeId))
      .where(and(inArray(wager.id, bets), eq(wager.accountId, accountId)));
    for (const { id, titles } of rows) {
      const order = betOrder(id);
      found.set(order, { order, titles });
    }
  }
  if (slips.length > 0) {
    const rows = await tx
      .select({ id: slip.id, titles: node.titles })
      .from(slip)
      .innerJoin(node, eq(node.nodeId, sql`(${slip.rule} ->> 'nodeId')::int8`))
      .where(and(inArray(slip.id, slips), eq(slip.accountId, accountId)));
    for (const { id, titles } of rows) found.set(`S${id}`, { titles });
  }
  return found;
}

/** The line's slip of several bets; the line is of its owner's wallet. */
const slipOf = ({ reference }: StatementLine) => {
  const id = readSlip(reference);
  return id === undefined ? {} : { slipId: String(id) };
};

/** A slip of several bets, which the ledger holds as one. */
const readSlip = (reference: string) => {
  const [, id] = /^S(\d{1,16})$/.exec(reference) ?? [];
  return id === undefined ? undefined : Number(id);
};

/** The ledger's own note is for staff: members see the game, or the fee. */
function movementView(line: StatementLine, bet: PlayedBet | undefined, note = ''): Movement {
  const { amountMinor, balanceAfterMinor } = line;
  if (balanceAfterMinor === null) throw new Error('a member’s wallet keeps its balance');
  const came = amountMinor >= 0n;
  return {
    movementId: `${line.transferId}-${line.line}`,
    at: line.at.toISOString(),
    order: bet?.order ?? orderOf(line),
    ...slipOf(line),
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
