import { ContractError } from '@palpite/contract/errors.ts';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { eq } from 'drizzle-orm';
import { session as siteSession } from '../database/schema/session.ts';
import type { PreparedCall } from '../http/handler.ts';
import { provePassword, storedPassword } from './prove-password.ts';

type Caller = Pick<PreparedCall<Endpoint>, 'services' | 'session' | 'brand' | 'address' | 'now'>;

/**
 * Proves that a signed-in caller is the account's holder, before what decides who gets in later: by the password, or
 * where there is none by a login of a moment ago, for which a code came back from a contact of the account. A session
 * alone, found or stolen, is no proof.
 * @returns the hash of the password that it was proved against; null where the account has none
 * @throws ContractError password_incorrect | too_many_requests | session_expired | login_again
 */
export async function proveHolder(
  caller: Caller,
  password: string | undefined,
): Promise<string | null> {
  const stored = await provePassword(caller, password);
  if (stored === null) await demandRecentLogin(caller);
  return stored;
}

/** The same for what comes before the password is asked for. @throws ContractError session_expired | login_again */
export async function refuseStaleLogin(caller: Caller): Promise<void> {
  const { services, session } = caller;
  const stored = await storedPassword(services.database, session.accountId);
  if (stored === null) await demandRecentLogin(caller);
}

async function demandRecentLogin({ services, session, now }: Caller): Promise<void> {
  if (session.proofDue !== null) throw new ContractError('session_expired');
  const [begun] = await services.database
    .select({ at: siteSession.createdAt })
    .from(siteSession)
    .where(eq(siteSession.id, session.sessionId));
  const since = now.getTime() - services.limits.recentLoginSeconds * 1_000;
  if (begun === undefined || begun.at.getTime() <= since) throw new ContractError('login_again');
}
