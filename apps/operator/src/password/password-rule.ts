import { ContractError } from '@palpite/contract/errors.ts';
import type { FieldRules } from '@palpite/contract/field-rule.ts';
import { findFieldProblem } from '@palpite/domain';

/** Refuses a new password that the brand's rule does not accept, naming the field it was typed in. */
export function assertPasswordFits(
  rule: FieldRules['password'],
  field: string,
  password: string,
): void {
  if (rule === undefined || findFieldProblem(rule, password) === null) return;
  throw new ContractError('field_invalid', { fields: [{ field, reason: 'password rule' }] });
}
