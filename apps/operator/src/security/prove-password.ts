import { ContractError } from '@palpite/contract/errors.ts';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import type { PreparedCall } from '../http/handler.ts';
import { revokeSession } from '../session/revoke-sessions.ts';
import { foldUsername } from '../session/username.ts';

type ProvingCall = Pick<
  PreparedCall<Endpoint>,
  'services' | 'session' | 'brand' | 'address' | 'now'
>;

/** Wrong passwords that a session may give in an hour. Whoever took it from its owner has no more guesses than these. */
const GUESSES = 5;

/**
 * Proves that a signed-in caller knows the account's password. Guessed at here it would be the login's password too,
 * so it is counted as there. An account without one (it signs in by codes) has nothing to prove.
 * @returns the hash that it was proved against; null where the account has none
 * @throws ContractError password_incorrect | too_many_requests | session_expired, when it guessed too often
 */
export function provePassword(
  call: ProvingCall,
  password: string | undefined,
): Promise<string | null> {
  const { services, session } = call;
  return services.proofMutex.run(`login ${session.accountId}`, () => prove(call, password));
}

async function prove(
  { services, session, brand, address, now }: ProvingCall,
  password: string | undefined,
): Promise<string | null> {
  const stored = await storedPassword(services.database, session.accountId);
  if (stored === null) return null;
  const guesses = await services.passwordGuesses.add(String(session.sessionId));
  if (guesses > GUESSES) {
    await revokeSession(services.database, session.sessionId, 'guessed', now);
    throw new ContractError('session_expired');
  }
  const attempt = await services.loginThrottle.begin(
    brand.code,
    foldUsername(session.username),
    address,
  );
  if (!(await services.passwords.verify(stored, password ?? ''))) {
    throw new ContractError('password_incorrect');
  }
  await Promise.all([
    attempt.succeeded(),
    services.passwordGuesses.subtract(String(session.sessionId), guesses),
  ]);
  return stored;
}

/** The hash of an account's password; null where it has none. */
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
