import { plainDigits } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { TryThrottle } from '@palpite/server/throttle/try-throttle.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { authenticator } from '../tables/authenticator.table.ts';
import type { Services } from '#kernel/services.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { totpStep } from '#kernel/secrets/totp.ts';
import { defineSecret } from '#kernel/secrets/secret-box.ts';

/** The secrets of authenticator apps. */
export const AUTHENTICATOR = defineSecret('authenticator');

export interface AuthenticatorNeeds {
  /** Counts tries of an account's codes. */
  readonly authenticatorThrottle: TryThrottle;
}

/** When the account's owner confirmed an authenticator app; null while it has none. */
export async function authenticatorSince(
  database: Database,
  accountId: number,
): Promise<Date | null> {
  const [found] = await database
    .select({ confirmedAt: authenticator.confirmedAt })
    .from(authenticator)
    .where(eq(authenticator.accountId, accountId));
  return found?.confirmedAt ?? null;
}

interface Accepting {
  readonly tx: Database;
  readonly services: Services;
  readonly now: Date;
}

/**
 * Accepts a second proof: a code of the account's app, or one of its recovery codes. It is used up with the caller's
 * transaction; a wrong one is counted even if that rolls back.
 * @returns false for one that is wrong or was used, and for an account without an app
 * @throws ContractError too_many_requests
 */
export async function acceptAuthenticatorCode(
  { own, tx, services, now }: Accepting & { readonly own: AuthenticatorNeeds },
  accountId: number,
  given: string,
): Promise<boolean> {
  await own.authenticatorThrottle.begin(accountId);
  const [app] = await tx
    .select()
    .from(authenticator)
    .where(and(eq(authenticator.accountId, accountId), isNotNull(authenticator.confirmedAt)))
    .for('update');
  if (app === undefined) return false;
  const right = isTotp(given)
    ? await spendTotp({ tx, services, now }, app, given)
    : await spendRecoveryCode(tx, services, accountId, given, now);
  if (right) await own.authenticatorThrottle.succeeded(accountId);
  return right;
}

/**
 * Uses a code of the app. The row must be locked: of two requests with the same code one is refused.
 * @param app confirmed or waiting to be
 */
export async function spendTotp(
  { tx, services, now }: Accepting,
  app: typeof authenticator.$inferSelect,
  given: string,
): Promise<boolean> {
  const secret = await services.secrets.open(AUTHENTICATOR, app.sealedSecret);
  const step = totpStep(secret, bare(given), now, app.lastStep);
  if (step === null) return false;
  await tx
    .update(authenticator)
    .set({ lastStep: step })
    .where(eq(authenticator.accountId, app.accountId));
  return true;
}

/** Six digits, as apps show them: often in two groups. */
function isTotp(given: string): boolean {
  return /^\d{6}$/.test(bare(given));
}

function bare(given: string): string {
  return plainDigits(given);
}
