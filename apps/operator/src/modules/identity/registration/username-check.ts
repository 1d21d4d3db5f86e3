import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { findFieldProblem, foldUsername, tidyValue } from '@palpite/domain';
import { and, eq } from 'drizzle-orm';
import { registrationRules } from '../account/registration-rules.ts';
import { account } from '../tables/account.table.ts';
import { handlerOf } from '#kernel/http/handler.ts';
import { refuseWhileRegistrationIsClosed } from './registration-open.ts';
import { isReservedName, type NameNeeds } from '../account/reserved-names.ts';

/**
 * Whether a name is free now: what a registration with it would answer, and no more. A reserved name counts as taken.
 * Nothing is reserved for the caller.
 */
export const memberCheckUsername = handlerOf<NameNeeds>()(
  endpoints.member.checkUsername,
  async ({ body, brand, tx, own }) => {
    refuseWhileRegistrationIsClosed(brand, 'username');
    const { rules } = registrationRules(brand);
    const username = tidyValue('username', body.username);
    if (rules.username && findFieldProblem(rules.username, username) !== null) {
      throw new ContractError('field_invalid', {
        fields: [{ field: 'username', reason: 'unfit' }],
      });
    }
    const usernameKey = foldUsername(username);
    if (isReservedName(own, username, brand.code)) return { available: false };
    const [row] = await tx
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.brandCode, brand.code), eq(account.usernameKey, usernameKey)));
    return { available: row === undefined };
  },
);
