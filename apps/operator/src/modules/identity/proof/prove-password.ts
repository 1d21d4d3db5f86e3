import { ContractError } from '@palpite/contract/errors.ts';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { KeyedMutex } from '@palpite/server/keyed-mutex.ts';
import type { QuietCounter } from '@palpite/server/throttle/counters.ts';
import { eq } from 'drizzle-orm';
import { account } from '../tables/account.table.ts';
import { handlerOf, type PreparedCall } from '#kernel/http/handler.ts';
import type { LoginThrottle } from '../session/login-throttle.ts';
import { revokeSession } from '../session/revoke-sessions.ts';
import { foldUsername } from '@palpite/domain';

export interface ProofNeeds {
  readonly loginThrottle: LoginThrottle;
  /**
   * One proof of a password at a time, by account: each counts as a guess until it is found right, and concurrent
   * right ones would count as so many guesses.
   */
  readonly proofMutex: KeyedMutex;
  /** Wrong passwords of signed-in callers, by session. */
  readonly passwordGuesses: QuietCounter;
}

export const proofHandler = handlerOf<ProofNeeds>();

/** A call that requires a password. */
export type ProvingCall<Own = ProofNeeds> = Pick<
  PreparedCall<Endpoint, Own>,
  'own' | 'services' | 'session' | 'brand' | 'address' | 'now'
>;

/** Wrong passwords that a session may send in an hour: an intruder in a session has no more guesses than these. */
const GUESSES = 5;

/**
 * Proves that a signed-in caller knows the account's password. A guess here would reveal the login's password too, so
 * it counts towards the same limit. An account without one (it signs in by codes) has nothing to prove.
 * @returns the hash that it was proved against; null when the account has none
 * @throws ContractError password_incorrect | too_many_requests | session_expired, after too many guesses
 */
export function provePassword(
  call: ProvingCall,
  password: string | undefined,
): Promise<string | null> {
  const { own, session } = call;
  return own.proofMutex.run(`${session.accountId}`, () => prove(call, password));
}

async function prove(
  { own, services, session, brand, address, now }: ProvingCall,
  password: string | undefined,
): Promise<string | null> {
  const stored = await storedPassword(services.database, session.accountId);
  if (stored === null) return null;
  const guesses = await own.passwordGuesses.add(String(session.sessionId));
  if (guesses > GUESSES) {
    await revokeSession(services.database, session.sessionId, 'guessed', now);
    throw new ContractError('session_expired');
  }
  const attempt = await own.loginThrottle.begin(
    brand.code,
    foldUsername(session.username),
    address,
  );
  if (!(await services.passwords.verify(stored, password ?? ''))) {
    throw new ContractError('password_incorrect');
  }
  await Promise.all([
    attempt.succeeded(),
    own.passwordGuesses.subtract(String(session.sessionId), guesses),
  ]);
  return stored;
}

/** The hash of an account's password; null when it has none. */
export async function storedPassword(
  database: Database,
  accountId: number,
): Promise<string | null> {
  const [row] = await database
    .select({ stored: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId));
  return row?.stored ?? null;
}
