import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { session } from '../tables/session.table.ts';

/** The sessions of an account that are not over, oldest first. */
export const openSessionsOf = (database: Database, accountId: number, now: Date) =>
  database
    .select({ address: session.address, lastSeenAt: session.lastSeenAt })
    .from(session)
    .where(
      and(eq(session.accountId, accountId), isNull(session.revokedAt), gt(session.expiresAt, now)),
    )
    .orderBy(asc(session.id));
