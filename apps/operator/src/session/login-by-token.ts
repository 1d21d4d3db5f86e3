import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { eq } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { handler } from '../http/handler.ts';
import { findSession } from './find-session.ts';
import { revokeSession } from './revoke-sessions.ts';
import { startSession } from './start-session.ts';

/**
 * Exchanges the token that an address carried: the old one is spent and a new one answered, so that what the
 * history, a referrer or a log kept of the address opens nothing.
 */
export const loginByToken = handler(endpoints.loginByToken, {
  prepare: ({ services, merchant, body, now }) => findSession(services, merchant, body.token, now),
  async work({ tx, services, address, userAgent, language, now }, found) {
    const refusal = new ContractError('invalid_credentials', { captcha: null });
    if (typeof found === 'string') throw refusal;
    // Held first, as by a login: whoever changes the password, locks the account or ends its sessions then
    // either has ended this one already, or waits here and ends the new one.
    const [owner] = await tx
      .select()
      .from(account)
      .where(eq(account.id, found.accountId))
      .for('update');
    if (owner?.status !== 'active') throw refusal;
    // Of two exchanges at the same moment one finds the session revoked already.
    if (!(await revokeSession(tx, found.sessionId, 'rotated', now))) throw refusal;
    return startSession(tx, owner, {
      method: 'token',
      address,
      userAgent,
      language,
      now,
      limits: services.limits,
    });
  },
});
