import type { SessionStart } from '@palpite/contract';
import type { Database } from '@palpite/server/database/transaction.ts';
import { addressKey } from '@palpite/server/throttle/address-key.ts';
import { and, desc, eq, exists, gt, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Limits } from '../config.ts';
import { knownPlace } from '../database/schema/known-place.ts';
import { deviceKind, deviceName } from './device-name.ts';

/**
 * Where an account has signed in. A network that it has never used, or not for long, is what a second proof is asked
 * for; a network or a kind of browser that is new is what its owner is told of.
 */

/** Where somebody signs in from. */
export interface Place {
  readonly address: string;
  readonly userAgent: string;
  readonly now: Date;
}

const DAY_MILLISECONDS = 86_400_000;
const forgottenBefore = (now: Date, { knownPlaceDays }: Pick<Limits, 'knownPlaceDays'>) =>
  new Date(now.getTime() - knownPlaceDays * DAY_MILLISECONDS);

/** Whether the account has signed in from this network of late. */
export async function networkIsKnown(
  database: Database,
  limits: Limits,
  accountId: number,
  { address, now }: Pick<Place, 'address' | 'now'>,
): Promise<boolean> {
  const rows = await database
    .select({ network: knownPlace.network })
    .from(knownPlace)
    .where(
      and(
        eq(knownPlace.accountId, accountId),
        eq(knownPlace.network, addressKey(address)),
        gt(knownPlace.lastSeenAt, forgottenBefore(now, limits)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** What `meetPlace` is told of the place, by the names of its placeholders. */
export const placeValues = ({ address, userAgent }: Place) => ({
  network: addressKey(address),
  device: deviceKind(userAgent),
});

/**
 * Remembers where an account signs in now: a part of the login's own statement, the account's row held. The first place
 * of all is no news; a later one that differs is told of. Its placeholders are those of `placeValues`, and accountId,
 * address, userAgent and now.
 * @returns what writes it, and what is asked beside it of the places that were there before
 */
export function meetPlace(tx: Database) {
  const accountId = sql.placeholder('accountId');
  const isNetwork = eq(knownPlace.network, sql.placeholder('network'));
  const isDevice = eq(knownPlace.device, sql.placeholder('device'));
  const some = (...which: SQL[]) =>
    exists(
      tx
        .select({ network: knownPlace.network })
        .from(knownPlace)
        .where(and(eq(knownPlace.accountId, accountId), ...which)),
    );
  const isNews = sql<boolean>`(${some()} and not (${some(isNetwork)} and ${some(isDevice)}))`;
  const here = tx
    .select({ firstSeenAt: knownPlace.firstSeenAt })
    .from(knownPlace)
    .where(and(eq(knownPlace.accountId, accountId), isNetwork, isDevice));
  const met = tx.$with('met').as(
    tx
      .insert(knownPlace)
      .values({
        accountId,
        network: sql.placeholder('network'),
        device: sql.placeholder('device'),
        address: sql.placeholder('address'),
        userAgent: sql.placeholder('userAgent'),
        firstSeenAt: sql.placeholder('now'),
        lastSeenAt: sql.placeholder('now'),
        messageDue: isNews,
        noticeDue: isNews,
      })
      .onConflictDoUpdate({
        target: [knownPlace.accountId, knownPlace.network, knownPlace.device],
        set: { lastSeenAt: sql`excluded.last_seen_at` },
      })
      .returning({ network: knownPlace.network }),
  );
  return {
    met,
    hereSince: sql<Date | null>`${here}`.mapWith(knownPlace.firstSeenAt),
    noticeIsDue: sql<boolean>`${some(eq(knownPlace.noticeDue, true))}`,
  };
}

/**
 * Takes the notices that are due of places which came after one that was known before them: a stranger who signs in
 * twice must not take the notice of themselves.
 * @param knownSince when the account first signed in from where it does now
 * @returns the newest login from elsewhere that nobody has been told of yet; it is told by this answer
 */
export async function takeNotice(
  tx: Database,
  accountId: number,
  knownSince: Date,
): Promise<SessionStart['unfamiliarLogin']> {
  const due = and(
    eq(knownPlace.accountId, accountId),
    eq(knownPlace.noticeDue, true),
    gt(knownPlace.firstSeenAt, knownSince),
  );
  const [newest] = await tx
    .select()
    .from(knownPlace)
    .where(due)
    .orderBy(desc(knownPlace.firstSeenAt))
    .limit(1);
  if (newest === undefined) return null;
  await tx.update(knownPlace).set({ noticeDue: false }).where(due);
  return {
    at: newest.firstSeenAt.toISOString(),
    address: newest.address,
    device: deviceName(newest.userAgent),
  };
}

/**
 * Trusts no network but this one any longer: whoever changes a password may do so because a stranger had the old one.
 * The rows stay until they are swept: that there was another place is what makes this one news, and what its owner has
 * not been told of yet is still told.
 */
export async function forgetOtherPlaces(
  tx: Database,
  accountId: number,
  { address }: Pick<Place, 'address'>,
): Promise<void> {
  await tx
    .update(knownPlace)
    .set({ lastSeenAt: new Date(0) })
    .where(and(eq(knownPlace.accountId, accountId), ne(knownPlace.network, addressKey(address))));
}

/** Removes places that count no longer; one that nobody has been told of only when it is old itself. */
export async function sweepPlaces(tx: Database, limits: Limits, now: Date): Promise<number> {
  const old = forgottenBefore(now, limits);
  const told = and(eq(knownPlace.messageDue, false), eq(knownPlace.noticeDue, false));
  const { rowCount } = await tx
    .delete(knownPlace)
    .where(and(lt(knownPlace.lastSeenAt, old), or(told, lt(knownPlace.firstSeenAt, old))));
  return rowCount ?? 0;
}

/** Takes the places that a message is due of, oldest first; two processes never take the same one. */
export async function takeDueMessages(tx: Database, most: number) {
  const due = tx
    .select({ place: sql`${knownPlace}.ctid` })
    .from(knownPlace)
    .where(eq(knownPlace.messageDue, true))
    .orderBy(knownPlace.firstSeenAt)
    .limit(most)
    .for('update', { skipLocked: true });
  return tx
    .update(knownPlace)
    .set({ messageDue: false })
    .where(sql`${knownPlace}.ctid in ${due}`)
    .returning();
}
