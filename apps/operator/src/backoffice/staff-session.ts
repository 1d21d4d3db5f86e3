import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { staff, staffSession } from './tables/staff.table.ts';
import type { Services } from '#kernel/services.ts';
import { newToken, tokenHash } from '#kernel/secrets/token.ts';
import { StaffError } from '#kernel/staff/staff-error.ts';
import type { StaffActor } from './actor.ts';
import { writeRefusal } from './audit.ts';

/** Sessions of staff: a token that ends after half an hour without use, and after a shift in any case. */

const IDLE_MILLISECONDS = 30 * 60_000;
const SHIFT_MILLISECONDS = 10 * 3_600_000;

export const actorOf = ({ id, name, roles }: typeof staff.$inferSelect): StaffActor => ({
  kind: 'staff',
  id,
  name,
  roles,
});

/** @returns the token; only its hash is stored */
export async function startStaffSession(tx: Database, staffId: number, now: Date): Promise<string> {
  const token = newToken();
  await tx.insert(staffSession).values({
    tokenHash: tokenHash(token),
    staffId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + SHIFT_MILLISECONDS),
  });
  return token;
}

/**
 * The member of staff with this token, with their current roles; the session counts as used.
 * @param useCase its purpose: the audit records tries with an ended session
 * @throws StaffError session_expired for a token that is over, closed or unknown
 */
export async function continueStaffSession(
  services: Services,
  token: string,
  useCase: string,
): Promise<StaffActor> {
  const { database, now: clock } = services;
  const now = clock();
  const mine = eq(staffSession.tokenHash, tokenHash(token));
  const [row] = await database
    .select({ session: staffSession, person: staff })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .where(mine);
  const isOpen =
    row !== undefined &&
    row.session.endedAt === null &&
    row.person.closedAt === null &&
    row.session.expiresAt > now &&
    now.getTime() - row.session.lastUsedAt.getTime() < IDLE_MILLISECONDS;
  const actor = row && actorOf(row.person);
  if (!isOpen || actor === undefined) {
    const refusal = new StaffError(
      'session_expired',
      'Your session has ended. Log in with "operator login NAME".',
    );
    if (actor) await writeRefusal(services, { at: now, useCase, input: {}, actor }, refusal);
    throw refusal;
  }
  await database.update(staffSession).set({ lastUsedAt: now }).where(mine);
  return actor;
}

export async function endStaffSession(tx: Database, token: string, now: Date): Promise<void> {
  await tx
    .update(staffSession)
    .set({ endedAt: now })
    .where(and(eq(staffSession.tokenHash, tokenHash(token)), isNull(staffSession.endedAt)));
}

/** @returns how many were open */
export async function endSessionsOf(tx: Database, staffId: number, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(staffSession)
    .set({ endedAt: now })
    .where(and(eq(staffSession.staffId, staffId), isNull(staffSession.endedAt)));
  return rowCount ?? 0;
}
