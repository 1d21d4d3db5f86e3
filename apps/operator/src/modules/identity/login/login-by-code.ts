import type { LoginRequest, SessionStart } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { inTransaction, type Transaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { authenticatorSince } from '../authenticator/accept-code.ts';
import { requireFeature } from '#kernel/http/require-feature.ts';
import { readMobile } from '../codes/phone.ts';
import { type PhoneNeeds, type PhoneProof, phoneVerifierOf } from '../codes/phone-verifier.ts';
import { account } from '../tables/account.table.ts';
import type { CallContext } from '#kernel/http/handler.ts';
import { startSession } from '../session/start-session.ts';
import { requiredSecondFactor } from '../second-factor/required-second-factor.ts';
import { requireMemberLogin } from '../session/login-refusal.ts';

type SmsLogin = Extract<LoginRequest, { type: 'sms' }>;

/**
 * Checks the code of a login by SMS. It needs no captcha: a code has few tries, and sending is throttled.
 * @returns null when there is no code to compare with
 * @throws ContractError feature_disabled | field_invalid | verification_code_invalid | verification_code_expired |
 * phone_verification_failed | unavailable | two_factor_required
 */
export async function readLoginCode(
  call: CallContext<PhoneNeeds>,
  body: SmsLogin,
): Promise<PhoneProof | null> {
  const { services, brand } = call;
  requireFeature(brand, 'MOBILEVERCODELOGIN3');
  const number = readMobile(brand, body);
  const verifier = phoneVerifierOf(call);
  try {
    const code = await verifier.read(call, { purpose: 'login', number }, body);
    if (code !== null) await demandAuthenticator(call, code);
    return code;
  } catch (error) {
    services.metrics.logins.inc({ brand: brand.code, method: 'sms', outcome: 'wrong_code' });
    throw error;
  }
}

/**
 * Signs in by a right code, once.
 * @throws ContractError verification_code_invalid | account_locked | not_a_member | two_factor_required
 */
export async function loginByCode(
  call: CallContext & Transaction,
  code: PhoneProof | null,
): Promise<SessionStart> {
  const { tx, services, brand, address, country, userAgent, language, now } = call;
  const accountId = code?.accountId ?? null;
  if (code === null || accountId === null || !(await code.use(tx))) {
    throw new ContractError('verification_code_invalid');
  }
  const [row] = await tx.select().from(account).where(eq(account.id, accountId)).for('update');
  if (row === undefined) throw new ContractError('verification_code_invalid');
  requireMemberLogin(row);
  const demand = await requiredSecondFactor(call, row, 'sms');
  if (demand !== null) throw new ContractError('two_factor_required', demand);
  services.metrics.logins.inc({ brand: brand.code, method: 'sms', outcome: 'ok' });
  return startSession(tx, row, {
    method: 'sms',
    address,
    country,
    userAgent,
    language,
    now,
    limits: services.limits,
  });
}

/**
 * Uses up the code of an account with an authenticator app, and requires the app. Committed before the refusal: a code
 * is valid for one ticket.
 * @throws ContractError two_factor_required, for such an account
 */
async function demandAuthenticator(call: CallContext, code: PhoneProof): Promise<void> {
  const { database, pool } = call.services;
  const { accountId } = code;
  if (accountId === null || !(await authenticatorSince(database, accountId))) return;
  const row = await inTransaction(pool, async ({ tx }) => {
    if (!(await code.use(tx))) throw new ContractError('verification_code_invalid');
    const [row] = await tx.select().from(account).where(eq(account.id, accountId));
    if (row === undefined) throw new ContractError('verification_code_invalid');
    return row;
  });
  requireMemberLogin(row);
  const demand = await requiredSecondFactor(call, row, 'sms');
  if (demand !== null) throw new ContractError('two_factor_required', demand);
}
