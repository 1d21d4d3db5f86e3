import { endpoints, type LoginRequest } from '@palpite/contract';
import { ContractError, type ErrorCode } from '@palpite/contract/errors.ts';
import type { LoginOutcome } from '@palpite/contract/session.ts';
import { and, eq } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { loginHistory } from '../database/schema/session.ts';
import { handler, type PreparedCall } from '../http/handler.ts';
import { secondFactorDemand, secondFactorsOf } from '../second-factor/demand.ts';
import { checkCaptcha, issueCaptcha } from './captcha.ts';
import { loginByCode, readLoginCode } from './login-by-code.ts';
import { givenPasswordEnd } from './password-due.ts';
import { startSession } from './start-session.ts';
import { foldUsername } from './username.ts';
import { wrongSide } from './wrong-side.ts';

/** No account has it. */
const NOBODY = 0;

type Account = typeof account.$inferSelect;
type LoginCall = PreparedCall<typeof endpoints.login>;
type UsernameLogin = Extract<LoginRequest, { type: 'username' }>;

/**
 * Signs in by account name, or by a code that was sent to a phone. Whether the name exists shows neither in the
 * answer nor in the time it takes.
 * The slow part (the hash) is done before the transaction; the account is read again within it.
 */
export const login = handler(endpoints.login, {
  async prepare(call) {
    const { body } = call;
    return body.type === 'sms'
      ? { by: 'sms' as const, code: await readLoginCode(call, body) }
      : { by: 'username' as const, account: await proveIdentity(call, body) };
  },
  async work(call, proof) {
    if (proof.by === 'sms') return loginByCode(call, proof.code);
    const { tx, services, address, country, userAgent, language, now } = call;
    const proven = proof.account;
    const [owner] = await tx.select().from(account).where(eq(account.id, proven.id)).for('update');
    // Between the proof and here the password may have been changed, or the account locked.
    if (owner?.passwordHash !== proven.passwordHash || owner.status !== 'active') {
      throw new ContractError('invalid_credentials', { captcha: null });
    }
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

/** @returns the account whose password was given; every other way out is a refusal that is written down */
async function proveIdentity(call: LoginCall, body: UsernameLogin): Promise<Account> {
  const { services, merchant, address, now } = call;
  const usernameKey = foldUsername(body.username);
  const attempt = await services.loginThrottle.begin(merchant.code, usernameKey, address);
  if (attempt.captchaDemanded) {
    if (body.captcha === undefined) {
      await attempt.withdrawn();
      throw await withCaptcha(call, 'captcha_required', true);
    }
    if (!(await checkCaptcha(services, merchant.code, body.captcha, now))) {
      await record(call, null, 'captcha_wrong');
      throw await withCaptcha(call, 'captcha_invalid', true);
    }
  }
  const [found] = await services.database
    .select()
    .from(account)
    .where(and(eq(account.merchant, merchant.code), eq(account.usernameKey, usernameKey)));
  // Looked up while the hash is made, on another thread: for a name that nobody has too, or the work would tell.
  const [matches, factors] = await Promise.all([
    services.passwords.verify(found?.passwordHash ?? null, body.password),
    secondFactorsOf(call, { id: found?.id ?? NOBODY }, 'username'),
  ]);
  // A given password that ran out is told from a wrong one by nothing.
  const end = found && givenPasswordEnd(found, services.limits);
  const inTime = !end || now < end;
  if (found === undefined || !matches || !inTime || found.status === 'closed') {
    await record(call, found ?? null, 'wrong_credentials');
    throw await withCaptcha(call, 'invalid_credentials', attempt.captchaNext);
  }
  await attempt.succeeded();
  await refuseWrongSide(call, found, body.side ?? 'member');
  await demandSecondFactor(call, found, factors);
  services.metrics.logins.inc({ merchant: merchant.code, method: 'username', outcome: 'ok' });
  return found;
}

/** Told only to who knows the password. @throws ContractError account_locked | not_a_member | not_an_agent */
async function refuseWrongSide(
  call: LoginCall,
  found: Account,
  side: 'member' | 'agent',
): Promise<void> {
  const refusal = wrongSide(found, side);
  if (refusal === null) return;
  await record(call, found, refusal);
  throw new ContractError(refusal);
}

/** @throws ContractError two_factor_required */
async function demandSecondFactor(
  call: LoginCall,
  found: Account,
  factors: Awaited<ReturnType<typeof secondFactorsOf>>,
): Promise<void> {
  const demand = await secondFactorDemand(call, found, 'username', factors);
  if (demand === null) return;
  await record(call, found, 'two_factor_required');
  throw new ContractError('two_factor_required', demand);
}

/** Writes the refusal down by itself: it must stay although the call fails. */
async function record(
  call: LoginCall,
  found: Account | null,
  outcome: LoginOutcome,
): Promise<void> {
  const { services, merchant, address, country, userAgent, now } = call;
  services.metrics.logins.inc({ merchant: merchant.code, method: 'username', outcome });
  await services.database.insert(loginHistory).values({
    merchant: merchant.code,
    accountId: found?.id ?? null,
    method: 'username',
    outcome,
    address,
    country,
    userAgent,
    at: now,
  });
}

async function withCaptcha(
  { services, merchant, now }: LoginCall,
  code: ErrorCode,
  demanded: boolean,
): Promise<ContractError> {
  const captcha = demanded ? await issueCaptcha(services, merchant.code, now) : null;
  return new ContractError(code, { captcha });
}
