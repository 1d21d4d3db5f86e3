import { ContractError } from '@palpite/contract/errors.ts';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { type Database, inTransaction } from '@palpite/server/database/transaction.ts';
import type { KeyedMutex } from '@palpite/server/keyed-mutex.ts';
import type { QuietCounter } from '@palpite/server/throttle/counters.ts';
import type { TryThrottle } from '@palpite/server/throttle/try-throttle.ts';
import { handlerOf, type PreparedCall } from '#kernel/http/handler.ts';
import { notifyOfChange, revokeSession } from '#modules/identity/index.ts';
import { findPayee, holdPayee } from './payee.ts';
import { PAYOUT_NOTICES } from './payout-notices.ts';

export interface PaymentPasswordNeeds {
  /** Tries of an account's payment password. */
  readonly paymentPasswordThrottle: TryThrottle;
  /**
   * One proof of a password at a time, by account: each counts as a guess until it is found right, and concurrent
   * right ones would count as so many guesses.
   */
  readonly paymentProofMutex: KeyedMutex;
  /** Wrong payment passwords, by session. */
  readonly paymentGuesses: QuietCounter;
}

type ProvingCall = Pick<
  PreparedCall<Endpoint, PaymentPasswordNeeds>,
  'own' | 'services' | 'session' | 'address' | 'now'
>;

export const paymentPasswordHandler = handlerOf<PaymentPasswordNeeds>();

/** Wrong ones that a session may send in an hour: its second wait is its last. */
const GUESSES = 10;

/** Proof that a caller recently entered an account's payment password. */
export interface PaymentProof {
  readonly accountId: number;
  /** The hash that it was proved against. */
  readonly stored: string;
}

/**
 * Proves that a caller knows the account's payment password. Slow: for a call's `prepare`, before its transaction;
 * inside the transaction `checkPaymentPassword` verifies that it still applies. Guesses are counted by account: after
 * five the caller must wait, and the member receives a message, since the guesses may not be theirs.
 * @throws ContractError payment_password_not_set | payment_password_incorrect | too_many_requests | session_expired,
 * after
 * too many guesses
 */
export function provePaymentPassword(call: ProvingCall, password: string): Promise<PaymentProof> {
  const { own, session } = call;
  return own.paymentProofMutex.run(`${session.accountId}`, () => prove(call, password));
}

async function prove(call: ProvingCall, password: string): Promise<PaymentProof> {
  const { own, services, session, now } = call;
  const { accountId, sessionId } = session;
  const stored = await storedPaymentPassword(services.database, accountId);
  if (stored === null) throw new ContractError('payment_password_not_set');
  const left = await own.paymentPasswordThrottle.begin(accountId);
  const counted = `payment ${sessionId}`;
  const guesses = await own.paymentGuesses.add(counted);
  if (guesses > GUESSES) {
    await revokeSession(services.database, sessionId, 'guessed', now);
    throw new ContractError('session_expired');
  }
  if (!(await services.passwords.verify(stored, password))) {
    if (left === 0) await tellOfTries(call);
    throw new ContractError('payment_password_incorrect');
  }
  await Promise.all([
    own.paymentPasswordThrottle.succeeded(accountId),
    own.paymentGuesses.subtract(counted, guesses),
  ]);
  return { accountId, stored };
}

/** In a separate transaction, because the call that used up the tries is refused. */
function tellOfTries({
  services,
  session: { accountId },
  address,
  now,
}: ProvingCall): Promise<void> {
  const texts = PAYOUT_NOTICES['payment-password-tries'];
  return inTransaction(services.pool, (transaction) =>
    notifyOfChange(transaction, services, { accountId, texts, at: now, address }),
  );
}

/**
 * Makes sure that a proof still applies, and does until the transaction ends: the password may have been changed since
 * the proof.
 * @throws ContractError payment_password_incorrect
 */
export async function checkPaymentPassword(
  tx: Database,
  { accountId, stored }: PaymentProof,
): Promise<void> {
  const kept = await holdPayee(tx, accountId);
  if (kept?.paymentPasswordHash !== stored) throw new ContractError('payment_password_incorrect');
}

/** The hash of an account's payment password; null when it has none. */
export async function storedPaymentPassword(
  database: Database,
  accountId: number,
): Promise<string | null> {
  return (await findPayee(database, accountId))?.paymentPasswordHash ?? null;
}
