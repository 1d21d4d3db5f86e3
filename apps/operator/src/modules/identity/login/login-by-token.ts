import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { account } from '../tables/account.table.ts';
import { session } from '../tables/session.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { consumeHandOver } from './hand-over.ts';
import { startSession } from '../session/start-session.ts';

/** Signs in with the hand-over token of an address, while the session that it came from lives. */
export const sessionLoginByToken = handler(endpoints.session.loginByToken, {
  prepare: ({ services, brand, body, now }) =>
    consumeHandOver(services, brand.code, body.token, now),
  async work({ tx, services, address, country, userAgent, language, now }, sessionId) {
    const refusal = new ContractError('invalid_credentials', { captcha: null });
    if (sessionId === undefined) throw refusal;
    const [from] = await tx.select().from(session).where(eq(session.id, sessionId));
    if (from === undefined) throw refusal;
    // Locked first, as by a login: a transaction that changes the password, locks the account or ends its sessions has
    // either ended the first one already, or waits here and ends the new one.
    const [row] = await tx
      .select()
      .from(account)
      .where(eq(account.id, from.accountId))
      .for('update');
    const [live] = await tx
      .select({ method: session.method, createdAt: session.createdAt })
      .from(session)
      .where(and(eq(session.id, sessionId), isNull(session.revokedAt), gt(session.expiresAt, now)));
    if (row?.status !== 'active' || live === undefined) throw refusal;
    return startSession(tx, row, {
      method: 'token',
      beganBy: live.method,
      address,
      country,
      userAgent,
      language,
      now,
      limits: services.limits,
      since: live.createdAt,
    });
  },
});
