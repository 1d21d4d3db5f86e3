import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { handler } from '#kernel/http/handler.ts';
import { revokeOwnSession, revokeSession, revokeSessionsOf } from '../session/revoke-sessions.ts';

export const sessionLogout = handler(endpoints.session.logout, async ({ tx, session, now }) => {
  await revokeSession(tx, session.sessionId, 'logout', now);
  return null;
});

/** Signs the account out of every browser, this one included. */
export const sessionRevokeAll = handler(
  endpoints.session.revokeAll,
  async ({ tx, session, now }) => ({
    revoked: await revokeSessionsOf(tx, session.accountId, 'logout_everywhere', now),
  }),
);

/** Signs the account out of every browser but this one. */
export const sessionRevokeOthers = handler(
  endpoints.session.revokeOthers,
  async ({ tx, session: { accountId, sessionId }, now }) => ({
    revoked: await revokeSessionsOf(tx, accountId, 'logout_everywhere', now, sessionId),
  }),
);

/** Signs the account out of one browser. Another account's session gets the same answer as an unknown one. */
export const sessionRevoke = handler(
  endpoints.session.revoke,
  async ({ tx, session: { accountId }, query, now }) => {
    if (!(await revokeOwnSession(tx, accountId, query.sessionId, now))) {
      throw new ContractError('not_found');
    }
    return null;
  },
);
