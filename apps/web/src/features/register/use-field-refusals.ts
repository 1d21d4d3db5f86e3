import { useLingui } from '@lingui/react/macro';
import type { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import type { UseFormReturn } from 'react-hook-form';
import { callMessage } from '../../lib/call-message.ts';
import { dayMessage, fieldMessage } from '../../lib/field-message.ts';
import { useServices } from '../../lib/services.ts';
import { refusedPasswordMessage } from '../../parts/identity/new-password/refused-password.ts';
import { type AskedField, type FormField, needFirst } from './register-fields.ts';
import type { RegisterValues } from './register-values.ts';

/** Refusals of one field. */
const FIELD_OF: Partial<Record<string, FormField | 'termsAgreed'>> = {
  username_taken: 'username',
  email_taken: 'email',
  mobile_taken: 'mobileNum',
  invalid_affiliate_code: 'affiliateCode',
  verification_code_invalid: 'verificationCode',
  verification_code_expired: 'verificationCode',
  phone_verification_failed: 'verificationCode',
  terms_not_agreed: 'termsAgreed',
  terms_outdated: 'termsAgreed',
};

/** The form's name of a field in a refusal: the call for codes has a different one. */
const fieldOf = (named: string) => (named === 'mobileNo' ? 'mobileNum' : named);

/**
 * Shows the operator's refusals at their fields, and focuses the first.
 * @param reveal shows a field at its step, with the focus on it
 * @returns whether there was one
 */
export function useFieldRefusals(
  { setError }: UseFormReturn<RegisterValues>,
  asked: readonly AskedField[],
  reveal: (field: keyof RegisterValues) => void,
): (error: CallError) => boolean {
  const { i18n, t } = useLingui();
  const years = useServices().boot.status.settings.minimumAge;
  const messageOf = ({ field, rule }: AskedField, reason: string) => {
    if (field === 'password') return refusedPasswordMessage(i18n, rule, reason);
    if (field === 'birthday') {
      return reason === 'under age'
        ? t`You must be at least ${years} years old to register.`
        : dayMessage(i18n);
    }
    if (field === 'nickname' && reason === 'reserved') {
      return t`This name could be mistaken for our staff. Choose another one.`;
    }
    return field === 'referralCode'
      ? t`The invitation code is not valid.`
      : fieldMessage(i18n, rule);
  };
  return (error) => {
    const at = FIELD_OF[error.code ?? ''];
    const invalid = refusalValue(error, 'field_invalid')?.fields ?? [];
    const refused = (field: string) => invalid.some((each) => fieldOf(each.field) === field);
    if (at) setError(at, { message: callMessage(i18n, error) });
    for (const each of asked) {
      const refusal = invalid.find(({ field }) => fieldOf(field) === each.field);
      if (refusal) setError(each.field, { message: messageOf(each, refusal.reason) });
    }
    const first = at ?? needFirst(asked).find(({ field }) => refused(field))?.field;
    if (first) reveal(first);
    return first !== undefined;
  };
}
