import { endpoints } from '@palpite/contract';
import { LOGIN_HISTORY_DAYS } from '@palpite/contract/session.ts';
import { and, count, desc, eq, gt } from 'drizzle-orm';
import { loginHistory } from '../tables/session.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { deviceName } from './device-name.ts';

const DAY_MILLISECONDS = 86_400_000;
const PAGE_SIZE = 20;

/** The login attempts on the account, and their outcome. */
export const sessionListLoginAttempts = handler(
  endpoints.session.listLoginAttempts,
  async ({ tx, query, session: { accountId }, now }) => {
    const { pageNo = 1, pageSize = PAGE_SIZE } = query;
    const since = new Date(now.getTime() - LOGIN_HISTORY_DAYS * DAY_MILLISECONDS);
    const told = and(eq(loginHistory.accountId, accountId), gt(loginHistory.at, since));
    const [total] = await tx.select({ rows: count() }).from(loginHistory).where(told);
    const rows = await tx
      .select()
      .from(loginHistory)
      .where(told)
      .orderBy(desc(loginHistory.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    return {
      list: rows.map(({ at, outcome, userAgent, address, country }) => ({
        at: at.toISOString(),
        outcome,
        device: deviceName(userAgent),
        address,
        country,
      })),
      totalPages: Math.ceil((total?.rows ?? 0) / pageSize),
    };
  },
);
