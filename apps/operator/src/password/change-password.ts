import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { registrationRules } from '../brand/register-settings.ts';
import { account } from '../database/schema/account.ts';
import { session } from '../database/schema/session.ts';
import { handler } from '../http/handler.ts';
import { tellHolder } from '../notice/tell-holder.ts';
import { proveHolder } from '../security/prove-holder.ts';
import { forgetOtherPlaces } from '../session/known-place.ts';
import { revokeSessionsOf } from '../session/revoke-sessions.ts';
import { newToken, tokenHash } from '../session/token.ts';
import { assertPasswordFits } from './password-rule.ts';

/**
 * Changes one's own password. The old one is asked for wherever the account has one, elsewhere a login of a moment ago; every other session of
 * the account ends, this one goes on under another token: whoever has come by the old one has nothing. The hashes are
 * made before the transaction.
 */
export const changePassword = handler(endpoints.changePassword, {
  async prepare(call) {
    const { body, merchant, services, session: caller } = call;
    const { rules } = await registrationRules(services, merchant.code);
    assertPasswordFits(rules.password, 'newPassword', body.newPassword, caller.username);
    if (body.newPassword !== body.confirmNewPassword) {
      throw new ContractError('field_invalid', {
        fields: [{ field: 'confirmNewPassword', reason: 'inconsistent twice' }],
      });
    }
    const stored = await proveHolder(call, body.oldPassword);
    if (stored !== null && body.oldPassword === body.newPassword) {
      throw new ContractError('password_reused');
    }
    return { stored, passwordHash: await services.passwords.hash(body.newPassword) };
  },
  async work(call, { stored, passwordHash }) {
    const { tx, services, address, now } = call;
    const { accountId, sessionId } = call.session;
    const { rowCount } = await tx
      .update(account)
      .set({ passwordHash, passwordDefault: false, passwordChangedAt: now })
      .where(
        and(
          eq(account.id, accountId),
          // Between the proof and here somebody may have changed it: then the proof is worth nothing.
          stored === null ? isNull(account.passwordHash) : eq(account.passwordHash, stored),
        ),
      );
    if (rowCount !== 1) throw new ContractError('password_incorrect');
    await revokeSessionsOf(tx, accountId, 'password_changed', now, sessionId);
    await forgetOtherPlaces(tx, accountId, { address });
    const token = newToken();
    await tx
      .update(session)
      .set({ tokenHash: tokenHash(token) })
      .where(eq(session.id, sessionId));
    await tellHolder(call, services, { accountId, kind: 'new-password', at: now, address });
    return { token };
  },
});
