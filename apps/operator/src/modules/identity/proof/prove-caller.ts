import { ContractError } from '@palpite/contract/errors.ts';
import { eq } from 'drizzle-orm';
import { session as siteSession } from '../tables/session.table.ts';
import { provePassword, type ProvingCall, storedPassword } from './prove-password.ts';

/**
 * Proves that a signed-in caller owns the account, before a change of its security settings: by the password or, when
 * the account has none, by a recent login with a code sent to one of its contacts. A session alone, which may be
 * stolen, is no proof.
 * @returns the hash of the password that it was proved against; null when the account has none
 * @throws ContractError password_incorrect | too_many_requests | session_expired | login_again
 */
export async function proveCaller(
  call: ProvingCall,
  password: string | undefined,
): Promise<string | null> {
  const passwordHash = await provePassword(call, password);
  if (passwordHash === null) await demandRecentLogin(call);
  return passwordHash;
}

/** The same check before the password is required. @throws ContractError session_expired | login_again */
export async function refuseStaleLogin(call: ProvingCall<unknown>): Promise<void> {
  const { services, session } = call;
  const passwordHash = await storedPassword(services.database, session.accountId);
  if (passwordHash === null) await demandRecentLogin(call);
}

async function demandRecentLogin({ services, session, now }: ProvingCall<unknown>): Promise<void> {
  if (session.proofDue !== null) throw new ContractError('session_expired');
  const [login] = await services.database
    .select({ at: siteSession.createdAt })
    .from(siteSession)
    .where(eq(siteSession.id, session.sessionId));
  const since = now.getTime() - services.limits.recentLoginSeconds * 1_000;
  if (login === undefined || login.at.getTime() <= since) throw new ContractError('login_again');
}
