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
export const loginByToken = handler(
  endpoints.loginByToken,
  async ({ tx, body, merchant, services, address, userAgent, language, now }) => {
    const found = await findSession(services, merchant, body.token, now);
    if (typeof found === 'string')
      throw new ContractError('invalid_credentials', { captcha: null });
    // Of two exchanges at the same moment one finds the session revoked already.
    if (!(await revokeSession(tx, found.sessionId, 'rotated', now))) {
      throw new ContractError('invalid_credentials', { captcha: null });
    }
    const [owner] = await tx.select().from(account).where(eq(account.id, found.accountId));
    if (owner === undefined) throw new ContractError('invalid_credentials', { captcha: null });
    return startSession(tx, owner, {
      method: 'token',
      address,
      userAgent,
      language,
      now,
      limits: services.limits,
    });
  },
);
