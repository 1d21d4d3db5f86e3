import type { SessionStart } from '@palpite/contract';
import { and, desc, eq, exists, gt, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Limits } from '#kernel/config.ts';
import { knownDevice } from '../tables/known-device.table.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { addressKey } from '@palpite/server/throttle/address-key.ts';
import { deviceKind, deviceName } from './device-name.ts';

/**
 * The devices and networks that an account has signed in from. An unfamiliar network requires a second factor; an
 * unfamiliar network or browser triggers a notice.
 */

/** The origin of a login, and its time. */
export interface LoginOrigin {
  readonly address: string;
  readonly userAgent: string;
  readonly now: Date;
}

const DAY_MILLISECONDS = 86_400_000;
const forgottenBefore = (now: Date, { knownDeviceDays }: Pick<Limits, 'knownDeviceDays'>) =>
  new Date(now.getTime() - knownDeviceDays * DAY_MILLISECONDS);

/** Whether the account has signed in from this network recently. */
export async function networkIsKnown(
  database: Database,
  limits: Limits,
  accountId: number,
  { address, now }: Pick<LoginOrigin, 'address' | 'now'>,
): Promise<boolean> {
  const rows = await database
    .select({ network: knownDevice.network })
    .from(knownDevice)
    .where(
      and(
        eq(knownDevice.accountId, accountId),
        eq(knownDevice.network, addressKey(address)),
        gt(knownDevice.lastSeenAt, forgottenBefore(now, limits)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Values for the placeholders of `rememberDevice` that describe the device. */
export const deviceValues = ({ address, userAgent }: LoginOrigin) => ({
  network: addressKey(address),
  device: deviceKind(userAgent),
});

/**
 * Records the device and network of a login, as part of the login's own statement, with the account's row locked. The
 * very first device is not reported; a later one that differs is. Its placeholders are those of `deviceValues`, and
 * accountId, address, userAgent and now.
 * @returns the write, with two columns about the devices that were known before it
 */
export function rememberDevice(tx: Database) {
  const accountId = sql.placeholder('accountId');
  const isNetwork = eq(knownDevice.network, sql.placeholder('network'));
  const isDevice = eq(knownDevice.device, sql.placeholder('device'));
  const some = (...which: SQL[]) =>
    exists(
      tx
        .select({ network: knownDevice.network })
        .from(knownDevice)
        .where(and(eq(knownDevice.accountId, accountId), ...which)),
    );
  const isUnfamiliar = sql<boolean>`(${some()} and not (${some(isNetwork)} and ${some(isDevice)}))`;
  const sameDevice = tx
    .select({ firstSeenAt: knownDevice.firstSeenAt })
    .from(knownDevice)
    .where(and(eq(knownDevice.accountId, accountId), isNetwork, isDevice));
  const remembered = tx.$with('remembered').as(
    tx
      .insert(knownDevice)
      .values({
        accountId,
        network: sql.placeholder('network'),
        device: sql.placeholder('device'),
        address: sql.placeholder('address'),
        userAgent: sql.placeholder('userAgent'),
        firstSeenAt: sql.placeholder('now'),
        lastSeenAt: sql.placeholder('now'),
        messageDue: isUnfamiliar,
        noticeDue: isUnfamiliar,
      })
      .onConflictDoUpdate({
        target: [knownDevice.accountId, knownDevice.network, knownDevice.device],
        set: { lastSeenAt: sql`excluded.last_seen_at` },
      })
      .returning({ network: knownDevice.network }),
  );
  return {
    remembered,
    knownSince: sql<Date | null>`${sameDevice}`.mapWith(knownDevice.firstSeenAt),
    noticeIsDue: sql<boolean>`${some(eq(knownDevice.noticeDue, true))}`,
  };
}

/**
 * Acknowledges the notices about devices that were first seen after the present one: an intruder who signs in twice
 * must not dismiss the notice about themselves.
 * @param knownSince when the account first signed in from the present device
 * @returns the newest login from elsewhere that has not been reported yet; this answer reports it
 */
export async function acknowledgeUnfamiliarLogin(
  tx: Database,
  accountId: number,
  knownSince: Date,
): Promise<SessionStart['unfamiliarLogin']> {
  const due = and(
    eq(knownDevice.accountId, accountId),
    eq(knownDevice.noticeDue, true),
    gt(knownDevice.firstSeenAt, knownSince),
  );
  const [newest] = await tx
    .select()
    .from(knownDevice)
    .where(due)
    .orderBy(desc(knownDevice.firstSeenAt))
    .limit(1);
  if (newest === undefined) return null;
  await tx.update(knownDevice).set({ noticeDue: false }).where(due);
  return {
    at: newest.firstSeenAt.toISOString(),
    address: newest.address,
    device: deviceName(newest.userAgent),
  };
}

/**
 * Stops trusting every network but this one: a password may be changed because an intruder had the old one. The rows
 * stay until they are swept, since later logins are compared with them and pending notices still have to go out.
 */
export async function distrustOtherNetworks(
  tx: Database,
  accountId: number,
  { address }: Pick<LoginOrigin, 'address'>,
): Promise<void> {
  await tx
    .update(knownDevice)
    .set({ lastSeenAt: new Date(0) })
    .where(and(eq(knownDevice.accountId, accountId), ne(knownDevice.network, addressKey(address))));
}

/** Removes devices that are no longer trusted; one with a pending notice only when it is old itself. */
export async function sweepKnownDevices(tx: Database, limits: Limits, now: Date): Promise<number> {
  const old = forgottenBefore(now, limits);
  const noticeSent = and(eq(knownDevice.messageDue, false), eq(knownDevice.noticeDue, false));
  const { rowCount } = await tx
    .delete(knownDevice)
    .where(and(lt(knownDevice.lastSeenAt, old), or(noticeSent, lt(knownDevice.firstSeenAt, old))));
  return rowCount ?? 0;
}

/** Claims the devices that a message is due about, oldest first; two processes never claim the same one. */
export async function claimDueMessages(tx: Database, most: number) {
  const due = tx
    .select({ row: sql`${knownDevice}.ctid` })
    .from(knownDevice)
    .where(eq(knownDevice.messageDue, true))
    .orderBy(knownDevice.firstSeenAt)
    .limit(most)
    .for('update', { skipLocked: true });
  return tx
    .update(knownDevice)
    .set({ messageDue: false })
    .where(sql`${knownDevice}.ctid in ${due}`)
    .returning();
}
