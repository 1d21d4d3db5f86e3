import { endpoints } from '@palpite/contract';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { session as siteSession } from '../tables/session.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { deviceName } from './device-name.ts';

/** As many as a person can look through; a login ends long before so many others push it out. */
const LISTED = 100;

/** The open sessions of the account. */
export const sessionList = handler(endpoints.session.list, async ({ tx, session, now }) => {
  const rows = await tx
    .select()
    .from(siteSession)
    .where(
      and(
        eq(siteSession.accountId, session.accountId),
        isNull(siteSession.revokedAt),
        gt(siteSession.expiresAt, now),
      ),
    )
    .orderBy(desc(siteSession.lastSeenAt), desc(siteSession.id))
    .limit(LISTED);
  return {
    list: rows.map((row) => ({
      sessionId: String(row.id),
      device: deviceName(row.userAgent),
      userAgent: row.userAgent,
      address: row.address,
      country: row.country,
      signedInAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      current: row.id === session.sessionId,
    })),
  };
});
