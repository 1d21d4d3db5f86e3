import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { acceptAuthenticatorCode, type AuthenticatorNeeds } from '../authenticator/accept-code.ts';
import { readCode } from '../codes/verification-code.ts';
import { account } from '../tables/account.table.ts';
import { loginHistory } from '../tables/session.table.ts';
import { handlerOf, type PreparedCall } from '#kernel/http/handler.ts';
import { startSession } from '../session/start-session.ts';
import { provedContacts } from '../account/contacts.ts';
import { factorTarget } from './send-factor-code.ts';
import { openTicket, passwordMark, type Ticket } from './ticket.ts';

type FactorCall = PreparedCall<typeof endpoints.secondFactor.verify, AuthenticatorNeeds>;

const factorHandler = handlerOf<AuthenticatorNeeds>();

/** Uses the factor, within the login's transaction. @returns false when it was wrong, or was used in the meantime */
type SpendFactor = (tx: Database) => Promise<boolean>;

/** Accepts the second proof of a login, once, and begins the session that the first one asked for. */
export const secondFactorVerify = factorHandler(endpoints.secondFactor.verify, {
  async prepare(call) {
    const { services, brand, body, now } = call;
    const ticket = await openTicket(services, brand.code, body, now);
    try {
      return { ticket, spend: await readFactor(call, ticket) };
    } catch (error) {
      await recordWrong(call, ticket);
      throw error;
    }
  },
  async work(call, { ticket, spend }) {
    const { tx, services, brand, address, country, userAgent, language, now } = call;
    const [row] = await tx
      .select()
      .from(account)
      .where(eq(account.id, ticket.accountId))
      .for('update');
    if (row === undefined || row.status === 'closed') {
      throw new ContractError('second_factor_expired');
    }
    if (passwordMark(row) !== ticket.passwordMark) {
      throw new ContractError('second_factor_expired');
    }
    if (row.status === 'locked') throw new ContractError('account_locked');
    if (!(await spend(tx))) {
      await recordWrong(call, ticket);
      throw new ContractError('verification_code_invalid');
    }
    services.metrics.logins.inc({ brand: brand.code, method: ticket.by, outcome: 'ok' });
    return startSession(tx, row, {
      method: ticket.by,
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
async function readFactor(call: FactorCall, { accountId }: Ticket): Promise<SpendFactor> {
  const { own, services, brand, body, now } = call;
  if (body.method === 'totp') {
    return (tx) => acceptAuthenticatorCode({ own, tx, services, now }, accountId, body.code);
  }
  const contacts = await provedContacts(services.database, accountId);
  const to = contacts.find(({ channel }) => channel === body.method);
  if (to === undefined) return async () => false;
  const target = factorTarget(brand.code, accountId, to);
  const code = await readCode(services, target, body.code, now);
  return async (tx) => code !== null && code.use(tx);
}

/** Recorded in a separate transaction: it must stay although the call fails. */
async function recordWrong(
  { services, brand, address, country, userAgent, now }: FactorCall,
  { accountId, by }: Ticket,
): Promise<void> {
  const outcome = 'second_factor_wrong';
  services.metrics.logins.inc({ brand: brand.code, method: by, outcome });
  await services.database.insert(loginHistory).values({
    brandCode: brand.code,
    accountId,
    method: by,
    outcome,
    address,
    country,
    userAgent,
    at: now,
  });
}
