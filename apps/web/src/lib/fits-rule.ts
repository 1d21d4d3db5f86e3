import type { I18n } from '@lingui/core';
import type { FieldRule } from '@palpite/contract/field-rule.ts';
import { findFieldProblem, tidyValue } from '@palpite/domain/field-rule.ts';
import { fieldMessage } from './field-message.ts';

/**
 * Measures what is typed into a form's field by the operator's rule: true, or what the rule asks for.
 * @param field its name, which says whether the value is a secret: those are not trimmed
 * @param rule undefined until it is known; then the server alone checks
 */
export function fitsRule(
  i18n: I18n,
  field: string,
  rule: FieldRule | undefined,
): (value: string) => true | string {
  return (value) =>
    !rule ||
    findFieldProblem(rule, tidyValue(field, value)) === null ||
    fieldMessage(i18n, rule, value);
}
