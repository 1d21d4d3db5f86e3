import { ContractError } from '@palpite/contract/errors.ts';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { eq } from 'drizzle-orm';
import { accountProfile } from '../database/schema/account-profile.ts';
import type { Database } from '../database/transaction.ts';
import type { PreparedCall } from '../http/handler.ts';

type Caller = Pick<PreparedCall<Endpoint>, 'services' | 'session'>;

/** That a caller knew an account's payment password a moment ago. */
export interface PaymentProof {
  readonly accountId: number;
  /** The hash that it was proved against. */
  readonly stored: string;
}

/**
 * Proves that a caller knows the account's payment password. Slow: for a call's `prepare`, before its transaction; what the
 * proof is for asks `checkPaymentPassword` inside of it. Guesses are counted by account: after five one waits.
 * @throws ContractError payment_password_not_set | payment_password_incorrect | too_many_requests
 */
export async function provePaymentPassword(
  { services, session: { accountId } }: Caller,
  password: string,
): Promise<PaymentProof> {
  const stored = await storedPaymentPassword(services.database, accountId);
  if (stored === null) throw new ContractError('payment_password_not_set');
  await services.paymentPasswordThrottle.begin(accountId);
  if (!(await services.passwords.verify(stored, password))) {
    throw new ContractError('payment_password_incorrect');
  }
  await services.paymentPasswordThrottle.succeeded(accountId);
  return { accountId, stored };
}

/**
 * Makes sure that a proof is still good, and that it stays so until the transaction ends: between the proof and here
 * somebody may have changed the password.
 * @throws ContractError payment_password_incorrect
 */
export async function checkPaymentPassword(
  tx: Database,
  { accountId, stored }: PaymentProof,
): Promise<void> {
  const [kept] = await tx
    .select({ hash: accountProfile.paymentPasswordHash })
    .from(accountProfile)
    .where(eq(accountProfile.accountId, accountId))
    .for('share');
  if (kept?.hash !== stored) throw new ContractError('payment_password_incorrect');
}

/** The hash of an account's payment password; null where it has none. */
export async function storedPaymentPassword(
  database: Database,
  accountId: number,
): Promise<string | null> {
  const [profile] = await database
    .select({ hash: accountProfile.paymentPasswordHash })
    .from(accountProfile)
    .where(eq(accountProfile.accountId, accountId));
  return profile?.hash ?? null;
}
