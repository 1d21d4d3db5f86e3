import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { eq } from 'drizzle-orm';
import { acceptAuthenticatorCode } from '../authenticator/accept-code.ts';
import { readCode } from '../codes/verification-code.ts';
import { account } from '../database/schema/account.ts';
import type { Database } from '../database/transaction.ts';
import { handler, type PreparedCall } from '../http/handler.ts';
import { startSession } from '../session/start-session.ts';
import { factorTarget } from './send-factor-code.ts';
import { openTicket, passwordMark, type Ticket } from './ticket.ts';

type FactorCall = PreparedCall<typeof endpoints.secondFactor>;
/** Uses what was given, within the login's transaction. @returns false when it was wrong, or used meanwhile */
type UseFactor = (tx: Database) => Promise<boolean>;

/** Takes the second proof of a login, once, and begins the session that the first one asked for. */
export const giveSecondFactor = handler(endpoints.secondFactor, {
  async prepare(call) {
    const { services, merchant, body, now } = call;
    const ticket = await openTicket(services, merchant.code, body, now);
    return { ticket, use: await readFactor(call, ticket) };
  },
  async work(call, { ticket, use }) {
    const { tx, services, merchant, address, country, userAgent, language, now } = call;
    const [owner] = await tx
      .select()
      .from(account)
      .where(eq(account.id, ticket.accountId))
      .for('update');
    if (owner === undefined || owner.status === 'closed') {
      throw new ContractError('second_factor_expired');
    }
    if (passwordMark(owner) !== ticket.passwordMark) {
      throw new ContractError('second_factor_expired');
    }
    if (owner.status === 'locked') throw new ContractError('account_locked');
    if (!(await use(tx))) throw new ContractError('verification_code_invalid');
    services.metrics.logins.inc({ merchant: merchant.code, method: 'username', outcome: 'ok' });
    return startSession(tx, owner, {
      method: 'username',
      address,
      country,
      userAgent,
      language,
      now,
      limits: services.limits,
    });
  },
});

/** @throws ContractError verification_code_invalid | verification_code_expired */
async function readFactor(call: FactorCall, { accountId }: Ticket): Promise<UseFactor> {
  const { services, merchant, body, now } = call;
  if (body.method === 'totp') {
    return (tx) => acceptAuthenticatorCode({ tx, services, now }, accountId, body.code);
  }
  const target = factorTarget(merchant.code, accountId, body.method);
  const code = await readCode(services, target, body.code, now);
  return async (tx) => code !== null && code.use(tx);
}
