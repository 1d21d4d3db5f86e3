import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CallError } from '@palpite/contract/call-error.ts';
import type { FieldRule } from '@palpite/contract/field-rule.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { COMMON_PASSWORD } from '@palpite/domain/field-rule.ts';
import { callMessage } from '../../../lib/call-message.ts';
import { fieldMessage } from '../../../lib/field-message.ts';

/**
 * Why the operator did not take a password that somebody chose.
 * @param reason as its refusal says it
 */
export function refusedPasswordMessage(i18n: I18n, rule: FieldRule, reason: string): string {
  return reason === COMMON_PASSWORD
    ? i18n._(msg`This password is too easy to guess. Choose another one.`)
    : fieldMessage(i18n, rule);
}

/** The message for a refusal at its field, in a form that sets a `newPassword`. */
export function newPasswordMessage(
  i18n: I18n,
  rule: FieldRule | undefined,
  error: CallError,
): string {
  const refused = refusalValue(error, 'field_invalid')?.fields[0];
  return rule && refused?.field === 'newPassword'
    ? refusedPasswordMessage(i18n, rule, refused.reason)
    : callMessage(i18n, error);
}
