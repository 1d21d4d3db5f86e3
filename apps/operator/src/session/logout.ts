import { endpoints } from '@palpite/contract';
import { handler } from '../http/handler.ts';
import { revokeSession, revokeSessionsOf } from './revoke-sessions.ts';

export const logout = handler(endpoints.logout, async ({ tx, session, now }) => {
  await revokeSession(tx, session.sessionId, 'logout', now);
  return null;
});

/** Signs the account out of every browser, this one included. */
export const revokeAllSessions = handler(
  endpoints.sessionRevokeAll,
  async ({ tx, session, now }) => ({
    revoked: await revokeSessionsOf(tx, session.accountId, 'logout_everywhere', now),
  }),
);
