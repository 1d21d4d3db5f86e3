import type { SessionStart } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { eq } from 'drizzle-orm';
import { registrationRules } from '../brand/register-settings.ts';
import { type CodeTarget, type RightCode, readCode } from '../codes/verification-code.ts';
import { account } from '../database/schema/account.ts';
import type { Transaction } from '../database/transaction.ts';
import type { CallContext } from '../http/handler.ts';
import { refuseHolder } from '../session/refuse-holder.ts';
import { revokeSessionsOf } from '../session/revoke-sessions.ts';
import { startSession } from '../session/start-session.ts';
import { assertPasswordFits } from './password-rule.ts';

/** A new password that the right code of an account came with. */
interface Choice {
  readonly code: RightCode;
  readonly accountId: number;
  readonly passwordHash: string;
}

/**
 * Looks at a code and hashes the password that it came with; nothing is decided yet.
 * @returns null where there is no code to compare with, or it opens no account
 * @throws ContractError field_invalid | verification_code_invalid | verification_code_expired | password_reused
 */
export async function readChoice(
  { services, merchant, now }: CallContext,
  place: string,
  typed: { readonly newPassword: string; readonly verificationCode: string },
): Promise<Choice | null> {
  const { rules } = await registrationRules(services, merchant.code);
  assertPasswordFits(rules.password, 'newPassword', typed.newPassword);
  const target: CodeTarget = { merchant: merchant.code, purpose: 'password', place };
  const code = await readCode(services, target, typed.verificationCode, now);
  const accountId = code?.accountId ?? null;
  if (code === null || accountId === null) return null;
  const [owner] = await services.database
    .select({ stored: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId));
  const stored = owner?.stored ?? null;
  if (stored !== null && (await services.passwords.verify(stored, typed.newPassword))) {
    throw new ContractError('password_reused');
  }
  return { code, accountId, passwordHash: await services.passwords.hash(typed.newPassword) };
}

/**
 * Uses the code, sets the password, ends every session of the account and begins a new one.
 * @throws ContractError verification_code_invalid | account_locked | not_a_member
 */
export async function setChosenPassword(
  call: CallContext & Transaction,
  choice: Choice | null,
): Promise<SessionStart> {
  const { tx, services, address, country, userAgent, language, now } = call;
  if (choice === null || !(await choice.code.use(tx))) {
    throw new ContractError('verification_code_invalid');
  }
  const [owner] = await tx
    .update(account)
    .set({ passwordHash: choice.passwordHash, passwordDefault: false, passwordChangedAt: now })
    .where(eq(account.id, choice.accountId))
    .returning();
  if (owner === undefined) throw new ContractError('verification_code_invalid');
  refuseHolder(owner);
  await revokeSessionsOf(tx, owner.id, 'password_changed', now);
  return startSession(tx, owner, {
    method: 'password',
    address,
    country,
    userAgent,
    language,
    now,
    limits: services.limits,
  });
}
