import { endpoints } from '@palpite/contract';
import { LOGIN_HISTORY_DAYS } from '@palpite/contract/session.ts';
import { and, eq, gt } from 'drizzle-orm';
import { loginHistory } from '../tables/session.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { type Keyset, keysetPage } from '#kernel/paging/keyset.ts';
import { deviceName } from './device-name.ts';

const DAY_MILLISECONDS = 86_400_000;
const PAGE_SIZE = 20;
const NEWEST_FIRST: Keyset = {
  name: 'login-attempts',
  columns: [{ by: loginHistory.id, type: 'number' }],
  direction: 'desc',
};

/** The login attempts on the account, and their outcome. */
export const sessionListLoginAttempts = handler(
  endpoints.session.listLoginAttempts,
  async ({ tx, query, session: { accountId }, now }) => {
    const page = keysetPage(NEWEST_FIRST, query, PAGE_SIZE);
    const since = new Date(now.getTime() - LOGIN_HISTORY_DAYS * DAY_MILLISECONDS);
    const told = and(eq(loginHistory.accountId, accountId), gt(loginHistory.at, since));
    const found = await tx
      .select({ attempt: loginHistory, key: page.key })
      .from(loginHistory)
      .where(and(told, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit);
    const { rows, pages } = page.answer(found);
    return {
      list: rows.map(({ attempt: { at, outcome, userAgent, address, country } }) => ({
        at: at.toISOString(),
        outcome,
        device: deviceName(userAgent),
        address,
        country,
      })),
      pages,
    };
  },
);
