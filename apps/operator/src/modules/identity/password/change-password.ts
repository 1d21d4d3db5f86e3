import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { registrationRules } from '../account/registration-rules.ts';
import { account } from '../tables/account.table.ts';
import { session } from '../tables/session.table.ts';
import type { PreparedCall } from '#kernel/http/handler.ts';
import { ACCOUNT_NOTICES } from '../account/account-notices.ts';
import { notifyOfChange } from '../account/notify-of-change.ts';
import { proveCaller } from '../proof/prove-caller.ts';
import { proofHandler, type ProofNeeds, storedPassword } from '../proof/prove-password.ts';
import { distrustOtherNetworks } from '../session/known-device.ts';
import { replaceSessions } from '../session/start-session.ts';
import { assertPasswordFits } from '../account/password-rule.ts';

/**
 * Changes the caller's password. Requires the old one if the account has one, otherwise a recent login; a change that
 * the login itself requires needs neither during that time. Every session of the account ends, the caller's with what its
 * token gave out, and a new one continues it: neither the old password nor the old token is of use to a thief. The hashes
 * are made before the transaction.
 */
export const passwordChange = proofHandler(endpoints.password.change, {
  async prepare(call) {
    const { body, brand, services, session: caller } = call;
    const { rules } = registrationRules(brand);
    assertPasswordFits(rules.password, 'newPassword', body.newPassword, caller.username);
    if (body.newPassword !== body.confirmNewPassword) {
      throw new ContractError('field_invalid', {
        fields: [{ field: 'confirmNewPassword', reason: 'inconsistent twice' }],
      });
    }
    const stored = await proveOwner(call);
    if (stored !== null && (await services.passwords.verify(stored, body.newPassword))) {
      throw new ContractError('password_reused');
    }
    return { stored, passwordHash: await services.passwords.hash(body.newPassword) };
  },
  async work(call, { stored, passwordHash }) {
    const { tx, services, address, country, userAgent, language, now } = call;
    const { accountId, sessionId } = call.session;
    const [row] = await tx
      .update(account)
      .set({ passwordHash, passwordDefault: false, passwordChangedAt: now })
      .where(
        and(
          eq(account.id, accountId),
          // If the password was changed since the proof, the proof is worthless.
          stored === null ? isNull(account.passwordHash) : eq(account.passwordHash, stored),
        ),
      )
      .returning();
    if (row === undefined) throw new ContractError('password_incorrect');
    const token = await replaceSessions(tx, row, sessionId, 'password_changed', {
      method: 'password',
      address,
      country,
      userAgent,
      language,
      now,
      services,
    });
    if (token === null) throw new ContractError('session_expired');
    await distrustOtherNetworks(tx, accountId, { address });
    await notifyOfChange(call, services, {
      accountId,
      texts: ACCOUNT_NOTICES['new-password'],
      at: now,
      address,
    });
    return { token };
  },
});

/**
 * Proves that the caller is the account's owner. The password with which this session has just begun is not required
 * again while only its change is open to the session; after the change nothing is forced any more.
 * @returns the hash that the change starts from; null when the account has no password
 * @throws ContractError password_incorrect | too_many_requests | session_expired | login_again
 */
async function proveOwner(
  call: PreparedCall<typeof endpoints.password.change, ProofNeeds>,
): Promise<string | null> {
  const { body, services, session: caller } = call;
  if (body.oldPassword !== undefined) return proveCaller(call, body.oldPassword);
  const stored = await storedPassword(services.database, caller.accountId);
  if (stored === null) return proveCaller(call, undefined);
  // Not a guess: the form asks for it now.
  if (!(await beganByPasswordJustNow(call))) throw new ContractError('password_incorrect');
  return stored;
}

/** Whether a change is due, and this session began with the password within the time of a recent login. */
async function beganByPasswordJustNow({
  services,
  session: caller,
  now,
}: PreparedCall<typeof endpoints.password.change>): Promise<boolean> {
  if (!caller.passwordDue || caller.proofDue !== null) return false;
  const [begun] = await services.database
    .select({ at: session.createdAt, method: session.method })
    .from(session)
    .where(eq(session.id, caller.sessionId));
  const since = now.getTime() - services.limits.recentLoginSeconds * 1_000;
  return begun?.method === 'username' && begun.at.getTime() > since;
}
