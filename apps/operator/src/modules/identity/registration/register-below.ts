import { ContractError } from '@palpite/contract/errors.ts';
import { findFieldProblem } from '@palpite/domain';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { type AccountToCreate, createAccount } from '../account/create-account.ts';
import type { OpenMoney, OpeningCall } from '../account/open-money.ts';
import { oneTimePassword } from '#kernel/secrets/one-time-password.ts';
import type { Services } from '#kernel/services.ts';
import { givenPasswordEnd } from '../session/password-due.ts';
import { registrationRules } from '../account/registration-rules.ts';
import { isReservedName, type NameNeeds } from '../account/reserved-names.ts';

/** An account that its upline opens for another person, who chooses a password at the first login. */

export interface BelowNeeds extends NameNeeds {
  readonly openMoney: OpenMoney;
}

export interface GivenLogin {
  readonly username: string;
  readonly password: string;
  readonly passwordHash: string;
}

/**
 * A login for another person: a name by the rules of registration, and a password. It runs before the transaction,
 * because hashing takes long.
 * @param field the name's field in the request
 * @throws ContractError field_invalid
 */
export async function giveLogin(
  { passwords }: Pick<Services, 'passwords'>,
  brand: LiveBrand,
  field: string,
  typed: string,
): Promise<GivenLogin> {
  const { rules } = registrationRules(brand);
  const username = typed.trim();
  const problem = rules.username ? findFieldProblem(rules.username, username) : null;
  if (problem !== null) {
    throw new ContractError('field_invalid', { fields: [{ field, reason: problem }] });
  }
  const password = oneTimePassword();
  return { username, password, passwordHash: await passwords.hash(password) };
}

interface BelowCall extends OpeningCall {
  readonly services: Services;
  readonly own: BelowNeeds;
}

interface Below extends Pick<AccountToCreate, 'type'> {
  readonly uplineId: number;
}

/**
 * Opens an account below another, with the opening balance of every new account.
 * @returns its name, and until when the assigned password can be used
 * @throws ContractError username_taken
 */
export async function registerBelow(
  call: BelowCall,
  { username, passwordHash }: GivenLogin,
  below: Below,
): Promise<{ readonly username: string; readonly passwordUntil: Date }> {
  const { tx, services, brand, own } = call;
  if (isReservedName(own, username, brand.code)) {
    throw new ContractError('username_taken');
  }
  const created = await createAccount({ tx }, services, brand, {
    ...below,
    username,
    passwordHash,
    passwordDefault: true,
  });
  if (created === null) throw new ContractError('username_taken');
  await own.openMoney(call, created.id, { kind: 'member', bonus: null });
  const end = givenPasswordEnd(created, services.limits);
  if (end === null) throw new Error('a given password has no end');
  return { username: created.username, passwordUntil: end };
}
