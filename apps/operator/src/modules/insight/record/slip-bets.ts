import { endpoints } from '@palpite/contract';
import { and, eq, gt } from 'drizzle-orm';
import { handler } from '#kernel/http/handler.ts';
import { type Keyset, keysetPage } from '#kernel/paging/keyset.ts';
import { beforeSlip } from '#modules/wager/index.ts';
import { viewerOf } from '#modules/catalogue/index.ts';
import { wager } from '#modules/wager/tables/wager.table.ts';
import { betsOf, betView } from './bet-rows.ts';

const PAGE_SIZE = 20;

/** The number carries the time of placing. */
const AS_PLACED: Keyset = {
  name: 'bets of a slip',
  columns: [{ by: wager.id, type: 'number' }],
  direction: 'asc',
};

/** The bets of a slip of the signed-in account, page by page: what its one movement stands for. */
export const betListOfSlip = handler(endpoints.bet.listOfSlip, async (call) => {
  const { tx, query, session, brand } = call;
  const slipId = readSlipId(query.slipId);
  const page = keysetPage(AS_PLACED, query, PAGE_SIZE);
  const found = await tx
    .select({ id: wager.id, key: page.key })
    .from(wager)
    .where(
      and(
        eq(wager.accountId, session.accountId),
        eq(wager.slipId, slipId),
        // Spares the account's bets from before the slip.
        gt(wager.id, beforeSlip(slipId)),
        page.where,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: keys, pages } = page.answer(found);
  const rows = await betsOf(
    tx,
    brand.settings.esportsVendors,
    keys.map(({ id }) => id),
  );
  const viewer = viewerOf(call);
  return { currency: brand.currency, pages, rows: rows.map((row) => betView(row, viewer)) };
});

/** A slip's number; what is none is no slip's. */
const readSlipId = (text: string) => (/^[1-9]\d{0,15}$/.test(text) ? Number(text) : -1);
