import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { eq } from 'drizzle-orm';
import { account } from '../tables/account.table.ts';
import { session } from '../tables/session.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { consumeHandOver } from './hand-over.ts';
import { findSessionToContinue } from '../session/keep-alive.ts';
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
    const [row] = await tx
      .select()
      .from(account)
      .where(eq(account.id, from.accountId))
      .for('update');
    const continues = await findSessionToContinue(tx, sessionId, now);
    if (row === undefined || continues === null) throw refusal;
    return startSession(tx, row, {
      method: 'token',
      continues,
      address,
      country,
      userAgent,
      language,
      now,
      services,
    });
  },
});
