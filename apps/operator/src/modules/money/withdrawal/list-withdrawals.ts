import { endpoints } from '@palpite/contract';
import { WITHDRAWALS_PER_PAGE } from '@palpite/contract/withdrawal.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import { withdrawal } from '../tables/withdrawal.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { ownWithdrawal } from './find-withdrawal.ts';
import { withdrawalSummary, withdrawalView } from './withdrawal-view.ts';

/** The caller's withdrawals, newest first. */
export const withdrawalList = handler(
  endpoints.withdrawal.list,
  async ({ tx, query, session, brand, language }) => {
    const { status, pageNo = 1, pageSize = WITHDRAWALS_PER_PAGE } = query;
    const wanted = and(
      eq(withdrawal.accountId, session.accountId),
      status === undefined ? undefined : eq(withdrawal.status, status),
    );
    const [found] = await tx.select({ rows: count() }).from(withdrawal).where(wanted);
    const rows = await tx
      .select()
      .from(withdrawal)
      .where(wanted)
      .orderBy(desc(withdrawal.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    const totalRows = found?.rows ?? 0;
    return {
      currency: brand.currency,
      list: rows.map((row) => withdrawalSummary(row, language)),
      totalRows,
      totalPages: Math.ceil(totalRows / pageSize),
    };
  },
);

export const withdrawalGet = handler(endpoints.withdrawal.get, async (call) => {
  const { tx, query, session, brand } = call;
  const row = await ownWithdrawal(tx, session.accountId, query.order);
  return { currency: brand.currency, withdrawal: await withdrawalView(call, row) };
});
