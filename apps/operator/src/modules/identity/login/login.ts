import { endpoints, type LoginRequest } from '@palpite/contract';
import { ContractError, type ErrorCode } from '@palpite/contract/errors.ts';
import type { LoginOutcome } from '@palpite/contract/session.ts';
import { prepared } from '@palpite/server/database/prepared.ts';
import { ignoreRejection } from '@palpite/server/ignore-rejection.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { PhoneNeeds } from '../codes/phone-verifier.ts';
import { account } from '../tables/account.table.ts';
import { loginHistory } from '../tables/session.table.ts';
import { type Admission, handlerOf, type PreparedCall } from '#kernel/http/handler.ts';
import {
  requiredSecondFactor,
  availableSecondFactors,
} from '../second-factor/required-second-factor.ts';
import { checkCaptcha, issueCaptcha } from '../captcha/captcha.ts';
import { loginByCode, readLoginCode } from './login-by-code.ts';
import type { LoginAttempt, LoginThrottle } from '../session/login-throttle.ts';
import { givenPasswordEnd } from '../session/password-due.ts';
import { startSession } from '../session/start-session.ts';
import { foldUsername } from '@palpite/domain';
import { loginRefusal } from '../session/login-refusal.ts';

export interface LoginNeeds extends PhoneNeeds {
  readonly loginThrottle: LoginThrottle;
}

const loginHandler = handlerOf<LoginNeeds>();

/** An id that no account has. */
const NOBODY = 0;

type Account = typeof account.$inferSelect;
type LoginCall = PreparedCall<typeof endpoints.session.login, LoginNeeds>;
type UsernameLogin = Extract<LoginRequest, { type: 'username' }>;

/**
 * Signs in by account name, or by a code that was sent to a phone. Neither the answer nor its time reveals whether the
 * name exists. The slow part (the hash) is done before the transaction; the account is read again within it.
 */
export const sessionLogin = loginHandler(endpoints.session.login, {
  async check(call, admission) {
    const { body } = call;
    return body.type === 'sms' ? { by: body.type, body } : examine(call, body, admission);
  },
  async prepare(call, checked) {
    return checked.by === 'sms'
      ? { by: checked.by, code: await readLoginCode(call, checked.body) }
      : { by: checked.by, ...(await proveIdentity(call, checked)) };
  },
  async work(call, proof) {
    if (proof.by === 'sms') return loginByCode(call, proof.code);
    const { tx, services, address, country, userAgent, language, now } = call;
    const proven = proof.account;
    const [row] = await accountHeld(tx).execute({ id: proven.id });
    // Since the proof the password may have been changed, or the account locked.
    if (row?.passwordHash !== proven.passwordHash || row.status !== 'active') {
      throw new ContractError('invalid_credentials', { captcha: null });
    }
    call.duringCommit(() => proof.attempt.succeeded());
    return startSession(tx, row, {
      method: 'username',
      address,
      country,
      userAgent,
      language,
      now,
      limits: services.limits,
    });
  },
  // The password was right, even if the database failed.
  failed: async (proof) => (proof.by === 'sms' ? undefined : proof.attempt.succeeded()),
});

const accountByName = prepared((database) =>
  database
    .select()
    .from(account)
    .where(
      and(
        eq(account.brandCode, sql.placeholder('brandCode')),
        eq(account.usernameKey, sql.placeholder('usernameKey')),
      ),
    )
    .prepare('account-by-name'),
);
const accountHeld = prepared((tx) =>
  tx
    .select()
    .from(account)
    .where(eq(account.id, sql.placeholder('id')))
    .for('update')
    .prepare('account-held'),
);

/** A login by name, with the work that runs while it is still being admitted. */
interface Examination {
  readonly by: 'username';
  readonly body: UsernameLogin;
  readonly account: Account | undefined;
  readonly attempt: Promise<LoginAttempt>;
  /** Null when the attempt needs something first: guessing must not cost a hash. */
  readonly verdict: Promise<Verdict> | null;
}

/**
 * Counts the attempt while the password is being hashed: a caller whom the count refuses never learns the verdict.
 * Neither is done for a copy of a payload: in a burst of copies the admitted one would be refused because of the
 * others.
 */
async function examine(
  call: LoginCall,
  body: UsernameLogin,
  { claimed, counted }: Admission,
): Promise<Examination> {
  const { own, services, brand, address } = call;
  const usernameKey = foldUsername(body.username);
  const attempted = [brand.code, usernameKey, address] as const;
  const [[account], isCalm] = await Promise.all([
    accountByName(services.database).execute({ brandCode: brand.code, usernameKey }),
    own.loginThrottle.isCalm(...attempted),
    claimed,
    counted,
  ]);
  return {
    by: body.type,
    body,
    account,
    verdict: isCalm ? ignoreRejection(judge(call, body, account)) : null,
    attempt: ignoreRejection(own.loginThrottle.begin(...attempted)),
  };
}

/** Whether the password matches, and which second factors apply. */
interface Verdict {
  readonly matches: boolean;
  readonly factors: Awaited<ReturnType<typeof availableSecondFactors>>;
}

/** The same work whatever the outcome, and for an unknown name, or the time would reveal it. */
async function judge(
  call: LoginCall,
  { password }: UsernameLogin,
  account: Account | undefined,
): Promise<Verdict> {
  const { passwords } = call.services;
  const [matches, factors] = await Promise.all([
    passwords.verify(account?.passwordHash ?? null, password),
    availableSecondFactors(call, { id: account?.id ?? NOBODY }, 'username'),
  ]);
  return { matches, factors };
}

/** A proved password, and the attempt that succeeds once the caller is signed in. */
interface Proof {
  readonly account: Account;
  readonly attempt: LoginAttempt;
}

/** @returns the account of the password; every other outcome is a refusal that is recorded */
async function proveIdentity(call: LoginCall, examination: Examination): Promise<Proof> {
  const { services, brand, now } = call;
  const { body, account } = examination;
  const attempt = await examination.attempt;
  if (attempt.captchaDemanded) {
    if (body.captcha === undefined) {
      await attempt.withdrawn();
      throw await withCaptcha(call, 'captcha_required', true);
    }
    if (!(await checkCaptcha(services, brand.code, body.captcha, now))) {
      await record(call, null, 'captcha_wrong');
      throw await withCaptcha(call, 'captcha_invalid', true);
    }
  }
  const verdict = await (examination.verdict ?? judge(call, body, account));
  // An expired assigned password gets the same answer as a wrong one.
  const end = account && givenPasswordEnd(account, services.limits);
  const inTime = !end || now < end;
  if (account === undefined || !verdict.matches || !inTime || account.status === 'closed') {
    await record(call, account ?? null, 'wrong_credentials');
    throw await withCaptcha(call, 'invalid_credentials', attempt.captchaNext);
  }
  const refusal = await refusalOf(call, account, body.side ?? 'member', verdict.factors);
  if (refusal !== null) {
    await attempt.succeeded();
    throw refusal;
  }
  services.metrics.logins.inc({ brand: brand.code, method: 'username', outcome: 'ok' });
  return { account, attempt };
}

/** What refuses a caller who knows the password; only such a caller learns it, and it is recorded. */
async function refusalOf(
  call: LoginCall,
  row: Account,
  side: 'member' | 'agent',
  factors: Verdict['factors'],
): Promise<ContractError | null> {
  const wrong = loginRefusal(row, side);
  if (wrong !== null) {
    await record(call, row, wrong);
    return new ContractError(wrong);
  }
  const demand = await requiredSecondFactor(call, row, 'username', factors);
  if (demand === null) return null;
  await record(call, row, 'two_factor_required');
  return new ContractError('two_factor_required', demand);
}

/** Records the refusal in a separate transaction: it must stay although the call fails. */
async function record(
  call: LoginCall,
  account: Account | null,
  outcome: LoginOutcome,
): Promise<void> {
  const { services, brand, address, country, userAgent, now } = call;
  services.metrics.logins.inc({ brand: brand.code, method: 'username', outcome });
  await services.database.insert(loginHistory).values({
    brandCode: brand.code,
    accountId: account?.id ?? null,
    method: 'username',
    outcome,
    address,
    country,
    userAgent,
    at: now,
  });
}

async function withCaptcha(
  { services, brand, now }: LoginCall,
  code: ErrorCode,
  demanded: boolean,
): Promise<ContractError> {
  const captcha = demanded ? await issueCaptcha(services, brand.code, now) : null;
  return new ContractError(code, { captcha });
}
