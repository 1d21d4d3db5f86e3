import type { SessionStart } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { inTransaction, type Transaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { registrationRules } from '../account/registration-rules.ts';
import { authenticatorSince } from '../authenticator/accept-code.ts';
import { type CodeTarget, type RightCode, readCode } from '../codes/verification-code.ts';
import { account } from '../tables/account.table.ts';
import type { CallContext } from '#kernel/http/handler.ts';
import { ACCOUNT_NOTICES } from '../account/account-notices.ts';
import { notifyOfChange } from '../account/notify-of-change.ts';
import { requiredSecondFactor } from '../second-factor/required-second-factor.ts';
import { distrustOtherNetworks } from '../session/known-device.ts';
import { revokeSessionsOf } from '../session/revoke-sessions.ts';
import { startSession } from '../session/start-session.ts';
import { requireActiveAccount } from '../session/login-refusal.ts';
import { assertPasswordFits } from '../account/password-rule.ts';

/** A new password, sent with the right code of an account. */
interface Choice {
  readonly code: RightCode;
  readonly accountId: number;
  readonly passwordHash: string;
}

/**
 * Checks a code and hashes the new password; nothing is final yet, except for an account with an authenticator app.
 * @returns null when there is no code to compare with, or it opens no account
 * @throws ContractError field_invalid | verification_code_invalid | verification_code_expired | password_reused |
 * two_factor_required
 */
export async function readChoice(
  call: CallContext,
  recipient: string,
  typed: { readonly newPassword: string; readonly verificationCode: string },
): Promise<Choice | null> {
  const { services, brand, now } = call;
  const { rules } = registrationRules(brand);
  // The account is revealed only once the code is right.
  assertPasswordFits(rules.password, 'newPassword', typed.newPassword, undefined);
  const target: CodeTarget = { brandCode: brand.code, purpose: 'password', recipient };
  const code = await readCode(services, target, typed.verificationCode, now);
  const accountId = code?.accountId ?? null;
  if (code === null || accountId === null) return null;
  const [row] = await services.database
    .select({ username: account.username, stored: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId));
  if (row === undefined) return null;
  const { username, stored } = row;
  assertPasswordFits(rules.password, 'newPassword', typed.newPassword, username);
  if (stored !== null && (await services.passwords.verify(stored, typed.newPassword))) {
    throw new ContractError('password_reused');
  }
  const passwordHash = await services.passwords.hash(typed.newPassword);
  await demandAuthenticator(call, { code, accountId, passwordHash });
  return { code, accountId, passwordHash };
}

/**
 * Uses the code, sets the password, ends every session of the account, forgets its known devices, and begins a new
 * session.
 * @throws ContractError verification_code_invalid | account_locked
 */
export async function setChosenPassword(
  call: CallContext & Transaction,
  choice: Choice | null,
): Promise<SessionStart> {
  const { tx, services, address, country, userAgent, language, now } = call;
  if (choice === null) throw new ContractError('verification_code_invalid');
  const row = await setPassword(call, choice, call);
  return startSession(tx, row, {
    method: 'password',
    address,
    country,
    userAgent,
    language,
    now,
    limits: services.limits,
  });
}

async function setPassword(
  transaction: Transaction,
  { code, accountId, passwordHash }: Choice,
  { services, address, now }: CallContext,
): Promise<typeof account.$inferSelect> {
  const { tx } = transaction;
  if (!(await code.use(tx))) throw new ContractError('verification_code_invalid');
  const [row] = await tx
    .update(account)
    .set({ passwordHash, passwordDefault: false, passwordChangedAt: now })
    .where(eq(account.id, accountId))
    .returning();
  if (row === undefined) throw new ContractError('verification_code_invalid');
  // A forgotten password may be either side's: the session that follows opens what its role may.
  requireActiveAccount(row);
  await revokeSessionsOf(tx, row.id, 'password_changed', now);
  await distrustOtherNetworks(tx, row.id, { address });
  await notifyOfChange(transaction, services, {
    accountId,
    texts: ACCOUNT_NOTICES['new-password'],
    at: now,
    address,
  });
  return row;
}

/**
 * Sets the password of an account with an authenticator app, without a session: a code sent to a phone or an address
 * does not bypass the app. Committed before the refusal that requires the app.
 * @throws ContractError two_factor_required, for such an account
 */
async function demandAuthenticator(call: CallContext, choice: Choice): Promise<void> {
  const { services } = call;
  if (!(await authenticatorSince(services.database, choice.accountId))) return;
  const row = await inTransaction(services.pool, (transaction) =>
    setPassword(transaction, choice, call),
  );
  const demand = await requiredSecondFactor(call, row, 'password');
  if (demand !== null) throw new ContractError('two_factor_required', demand);
}
