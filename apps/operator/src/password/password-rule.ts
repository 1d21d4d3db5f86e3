import { ContractError } from '@palpite/contract/errors.ts';
import type { FieldRules } from '@palpite/contract/field-rule.ts';
import { COMMON_PASSWORD, findFieldProblem } from '@palpite/domain';
import { isCommonPassword } from './common-password.ts';

/**
 * Refuses a new password that the brand's rule does not accept, or that everybody tries first, naming the field it was
 * typed in.
 * @param username of the account: a password that is hardly more than its name is as common
 */
export function assertPasswordFits(
  rule: FieldRules['password'],
  field: string,
  password: string,
  username: string,
): void {
  const refuse = (reason: string) =>
    new ContractError('field_invalid', { fields: [{ field, reason }] });
  if (rule !== undefined && findFieldProblem(rule, password) !== null)
    throw refuse('password rule');
  if (isCommonPassword(password, [username])) throw refuse(COMMON_PASSWORD);
}
