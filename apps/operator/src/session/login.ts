import { endpoints, type LoginRequest } from '@palpite/contract';
import { ContractError, type ErrorCode } from '@palpite/contract/errors.ts';
import type { LoginOutcome } from '@palpite/contract/session.ts';
import { prepared } from '@palpite/server/database/prepared.ts';
import { ignoreRejection } from '@palpite/server/ignore-rejection.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { PhoneNeeds } from '../codes/phone-verifier.ts';
import { account } from '../database/schema/account.ts';
import { loginHistory } from '../database/schema/session.ts';
import { type Admission, handlerOf, type PreparedCall } from '../http/handler.ts';
import {
  requiredSecondFactor,
  availableSecondFactors,
} from '../second-factor/required-second-factor.ts';
import { checkCaptcha, issueCaptcha } from './captcha.ts';
import { loginByCode, readLoginCode } from './login-by-code.ts';
import type { LoginAttempt, LoginThrottle } from './login-throttle.ts';
import { givenPasswordEnd } from './password-due.ts';
import { startSession } from './start-session.ts';
import { foldUsername } from './username.ts';
import { loginRefusal } from './login-refusal.ts';

export interface LoginNeeds extends PhoneNeeds {
  readonly loginThrottle: LoginThrottle;
}

const loginHandler = handlerOf<LoginNeeds>();

/** No account has it. */
const NOBODY = 0;

type Account = typeof account.$inferSelect;
type LoginCall = PreparedCall<typeof endpoints.session.login, LoginNeeds>;
type UsernameLogin = Extract<LoginRequest, { type: 'username' }>;

/**
 * Signs in by account name, or by a code that was sent to a phone. Whether the name exists shows neither in the
 * answer nor in the time it takes.
 * The slow part (the hash) is done before the transaction; the account is read again within it.
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
    // Between the proof and here the password may have been changed, or the account locked.
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
  // The password was right, whatever became of the database.
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

/** A login by name, with what goes on while it is still being let in. */
interface Examination {
  readonly by: 'username';
  readonly body: UsernameLogin;
  readonly account: Account | undefined;
  readonly attempt: Promise<LoginAttempt>;
  /** Null where the attempt is asked for something first: a hash is not to be had for the guessing. */
  readonly verdict: Promise<Verdict> | null;
}

/**
 * Counts the attempt while the password is being hashed: the verdict is told to nobody whom the count refuses. Neither is
 * done for a copy of a payload: in a burst of copies the one that is let in would be refused for the others.
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

/** Whether the password is right, and what that alone would not do for. */
interface Verdict {
  readonly matches: boolean;
  readonly factors: Awaited<ReturnType<typeof availableSecondFactors>>;
}

/** The same work whatever comes of it, and for a name that nobody has, or the time would tell. */
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

/** Who proved their password, and the attempt that succeeded once they are let in. */
interface Proof {
  readonly account: Account;
  readonly attempt: LoginAttempt;
}

/** @returns the account whose password was given; every other way out is a refusal that is written down */
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
  // A given password that ran out is told from a wrong one by nothing.
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

/** What keeps out somebody who knows the password, and is told to nobody else; it is written down. */
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

/** Writes the refusal down by itself: it must stay although the call fails. */
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
