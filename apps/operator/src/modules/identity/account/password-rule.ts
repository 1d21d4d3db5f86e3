import { ContractError } from '@palpite/contract/errors.ts';
import type { FieldRules } from '@palpite/contract/field-rule.ts';
import { COMMON_PASSWORD, findFieldProblem } from '@palpite/domain';
import { isCommonPassword } from '#kernel/secrets/common-password.ts';

/**
 * Refuses a new password that the brand's rule does not accept, or that is common, naming its field.
 * @param username of the account: a password that is hardly more than its name is as common; undefined while it must
 * not be revealed whose account it is
 */
export function assertPasswordFits(
  rule: FieldRules['password'],
  field: string,
  password: string,
  username: string | undefined,
): void {
  if (rule !== undefined && findFieldProblem(rule, password) !== null) {
    throw refusal(field, 'password rule');
  }
  refuseCommonPassword(field, password, username);
}

/** @param username undefined for an account whose name is still to be made */
export function refuseCommonPassword(
  field: string,
  password: string,
  username: string | undefined,
): void {
  if (isCommonPassword(password, [username])) throw refusal(field, COMMON_PASSWORD);
}

function refusal(field: string, reason: string): ContractError {
  return new ContractError('field_invalid', { fields: [{ field, reason }] });
}
