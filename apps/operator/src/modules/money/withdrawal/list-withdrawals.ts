import { endpoints } from '@palpite/contract';
import { WITHDRAWALS_PER_PAGE } from '@palpite/contract/withdrawal.ts';
import { and, eq } from 'drizzle-orm';
import { withdrawal } from '../tables/withdrawal.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { type Keyset, keysetPage } from '#kernel/paging/keyset.ts';
import { ownWithdrawal } from './find-withdrawal.ts';
import { withdrawalSummary, withdrawalView } from './withdrawal-view.ts';

const NEWEST_FIRST: Keyset = {
  name: 'withdrawals',
  columns: [{ by: withdrawal.id, type: 'number' }],
  direction: 'desc',
};

/** The caller's withdrawals, newest first. */
export const withdrawalList = handler(
  endpoints.withdrawal.list,
  async ({ tx, query, session, brand, language }) => {
    const { status } = query;
    const page = keysetPage(NEWEST_FIRST, query, WITHDRAWALS_PER_PAGE);
    const wanted = and(
      eq(withdrawal.accountId, session.accountId),
      status === undefined ? undefined : eq(withdrawal.status, status),
    );
    const found = await tx
      .select({ row: withdrawal, key: page.key })
      .from(withdrawal)
      .where(and(wanted, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit);
    const { rows, pages } = page.answer(found);
    return {
      currency: brand.currency,
      list: rows.map(({ row }) => withdrawalSummary(row, language)),
      pages,
    };
  },
);

export const withdrawalGet = handler(endpoints.withdrawal.get, async (call) => {
  const { tx, query, session, brand } = call;
  const row = await ownWithdrawal(tx, session.accountId, query.order);
  return { currency: brand.currency, withdrawal: await withdrawalView(call, row) };
});
