import { createHmac } from 'node:crypto';
import { lockFor } from '@palpite/server/database/lock.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { payoutAccount } from '../tables/payout.table.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { defineSecret, type SecretBox } from '#kernel/secrets/secret-box.ts';
import type { ReadDestination } from './read-destination.ts';

const PAYOUT_ACCOUNT = defineSecret('payout-account');

/** Payout accounts: the rows, their sealed numbers, and the lock for changes. */

export type PayoutAccountRow = typeof payoutAccount.$inferSelect;

/** An account's payout accounts, oldest first, without removed ones. */
export function payoutAccountsOf(
  database: Database,
  accountId: number,
): Promise<PayoutAccountRow[]> {
  return database
    .select()
    .from(payoutAccount)
    .where(heldBy(accountId))
    .orderBy(asc(payoutAccount.id));
}

/**
 * One of an account's payout accounts, locked until the transaction ends, so that it cannot be removed in the
 * meantime.
 * @returns undefined for one that was removed, another account's, or none
 */
export async function findPayoutAccount(
  tx: Database,
  accountId: number,
  payoutAccountId: string,
): Promise<PayoutAccountRow | undefined> {
  if (!/^\d{1,15}$/.test(payoutAccountId)) return undefined;
  const [found] = await tx
    .select()
    .from(payoutAccount)
    .where(and(heldBy(accountId), eq(payoutAccount.id, Number(payoutAccountId))))
    .for('update');
  return found;
}

/** Whether its waiting time is over. */
export const isUsable = ({ usableAt }: Pick<PayoutAccountRow, 'usableAt'>, now: Date): boolean =>
  usableAt.getTime() <= now.getTime();

const heldBy = (accountId: number) =>
  and(eq(payoutAccount.accountId, accountId), isNull(payoutAccount.removedAt));

/** Locks an account's payout accounts until the transaction ends. */
export const lockPayoutAccounts = (tx: Database, accountId: number): Promise<void> =>
  lockFor(tx, `payout accounts ${accountId}`);

/** When the waiting time ends of an account that is added at that time, or whose owner must be notified first. */
export function usableFrom({ settings }: Pick<LiveBrand, 'settings'>, at: Date): Date {
  const { payoutAccountWaitMinutes: minutes } = settings;
  return new Date(at.getTime() + minutes * 60_000);
}

/** Extends the waiting time of all payout accounts of an account to that time; longer ones stay. */
export async function waitAnew(tx: Database, accountId: number, usableAt: Date): Promise<void> {
  await tx
    .update(payoutAccount)
    .set({ usableAt: sql`greatest(${payoutAccount.usableAt}, ${usableAt})` })
    .where(heldBy(accountId));
}

/** Key or numbers as they are sealed. */
const sealedNumbers = v.array(v.string());

/** The part of a destination that the database may store. */
export async function sealDestination(
  secrets: SecretBox,
  { kind, keyType, bankCode, numbers, masked }: ReadDestination,
) {
  const whole = JSON.stringify([kind, keyType, bankCode, ...numbers]);
  return {
    kind,
    keyType,
    bankCode,
    masked,
    sealed: await secrets.seal(PAYOUT_ACCOUNT, JSON.stringify(numbers)),
    fingerprint: createHmac('sha256', secrets.derive('payout account')).update(whole).digest(),
  };
}

/** The full key, or branch and number: only for the payout itself. */
export async function openDestination(
  secrets: SecretBox,
  { sealed }: Pick<PayoutAccountRow, 'sealed'>,
): Promise<readonly string[]> {
  return v.parse(sealedNumbers, JSON.parse(await secrets.open(PAYOUT_ACCOUNT, sealed)));
}
