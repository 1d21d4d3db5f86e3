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
    // Of two exchanges at the same moment one finds the session revoked already.
    if (typeof found === 'string' || !(await revokeSession(tx, found.sessionId, 'rotated', now))) {
      throw new ContractError('invalid_credentials', { captcha: null });
    }
    const [owner] = await tx.select().from(account).where(eq(account.id, found.accountId));
    if (owner === undefined) throw new Error(`account ${found.accountId} is not there`);
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
