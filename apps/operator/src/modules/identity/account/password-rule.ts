import { ContractError } from '@palpite/contract/errors.ts';
import type { FieldRules } from '@palpite/contract/field-rule.ts';
import { findFieldProblem } from '@palpite/domain';
import { refuseCommonPassword } from '#kernel/secrets/common-password.ts';

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
    throw new ContractError('field_invalid', { fields: [{ field, reason: 'password rule' }] });
  }
  refuseCommonPassword(field, password, username);
}
