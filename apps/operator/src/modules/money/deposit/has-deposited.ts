import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { depositOrder } from '../tables/deposit.table.ts';

/** Whether an account has made a deposit, as a condition of a query. @param accountId as the query names it */
export const hasDeposited = (accountId: SQLWrapper): SQL =>
  sql`exists (select 1 from ${depositOrder} paid where paid.account_id = ${accountId} and paid.status = 'success')`;
