import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { eq } from 'drizzle-orm';
import { session as siteSession } from '../tables/session.table.ts';
import { proofHandler, provePassword } from '../proof/prove-password.ts';

/** The password again, after idle time: a person at an open page does not know it. */
export const sessionReauthenticate = proofHandler(endpoints.session.reauthenticate, {
  async prepare(call) {
    const proven = await provePassword(call, call.body.password);
    // An account without a password proves itself as it signed in: by a new login.
    if (proven === null) throw new ContractError('session_expired');
  },
  async work({ tx, session: { sessionId } }) {
    await tx
      .update(siteSession)
      .set({ reauthenticationDue: false })
      .where(eq(siteSession.id, sessionId));
    return null;
  },
});
