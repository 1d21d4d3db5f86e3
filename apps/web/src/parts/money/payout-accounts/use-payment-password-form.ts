import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { COMMON_PASSWORD, findFieldProblem } from '@palpite/domain/field-rule.ts';
import { PAYMENT_PASSWORD_SHAPE } from '@palpite/domain/payout-rule.ts';
import { useForm } from 'react-hook-form';
import { callMessage } from '../../../lib/call-message.ts';
import { fieldMessage } from '../../../lib/field-message.ts';
import { useSetPaymentPassword } from './payout-api.ts';
import { refusedField } from './refused-field.ts';

/** What shows that it is the holder who chooses it: the one before, the login's password, or a login of a moment ago. */
export type PasswordProof = 'old' | 'login' | 'none';

interface Values {
  oldPaymentPassword: string;
  password: string;
  paymentPassword: string;
  confirmPaymentPassword: string;
}
const BLANK: Values = {
  oldPaymentPassword: '',
  password: '',
  paymentPassword: '',
  confirmPaymentPassword: '',
};

/** The state of the form that chooses a payment password. What was typed stays through every failure. */
export function usePaymentPasswordForm(proof: PasswordProof, onDone: () => void) {
  const { t, i18n } = useLingui();
  const set = useSetPaymentPassword();
  const form = useForm<Values>({ defaultValues: BLANK });
  const { register, setError, handleSubmit } = form;
  const rule = { ...PAYMENT_PASSWORD_SHAPE, required: true };
  const hint = fieldMessage(i18n, rule);
  const fields = {
    hint,
    // Registered in the order of the fields, shown or not: errors get the focus in that order.
    oldPaymentPassword: register('oldPaymentPassword', {
      required: proof === 'old' && t`Enter your current payment password`,
    }),
    password: register('password', { required: proof === 'login' && t`Enter your password` }),
    paymentPassword: register('paymentPassword', {
      required: t`Enter a payment password`,
      validate: (typed) => findFieldProblem(rule, typed) === null || hint,
    }),
    confirmPaymentPassword: register('confirmPaymentPassword', {
      required: t`Enter it again`,
      validate: (typed, all) => typed === all.paymentPassword || t`The two entries do not match`,
    }),
  };
  /** Why the operator did not take the one that was chosen. */
  const messageOf = (error: CallError): string => {
    const reason = refusalValue(error, 'field_invalid')?.fields[0]?.reason;
    if (reason === COMMON_PASSWORD) {
      return t`This is too easy to guess. Choose another one.`;
    }
    return reason === undefined ? callMessage(i18n, error) : hint;
  };
  const submit = handleSubmit(async ({ oldPaymentPassword, password, ...chosen }) => {
    try {
      await set.mutateAsync({
        ...chosen,
        ...(proof === 'old' ? { oldPaymentPassword } : {}),
        ...(proof === 'login' ? { password } : {}),
      });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const field = fieldOf(error, proof);
      if (field) setError(field, { message: messageOf(error) }, { shouldFocus: true });
      return;
    }
    onDone();
  });
  // What stands at a field is not said a second time above the form.
  const isTold = set.error instanceof CallError && fieldOf(set.error, proof) !== null;
  return { form, fields, submit, failure: isTold ? null : set.error };
}

/** A wrong one is the one before: the new one cannot be wrong. */
function fieldOf(error: CallError, proof: PasswordProof): keyof Values | null {
  if (error.code === 'payment_password_incorrect') {
    return proof === 'old' ? 'oldPaymentPassword' : null;
  }
  return refusedField(error, [
    'paymentPassword',
    'confirmPaymentPassword',
    ...(proof === 'login' ? (['password'] as const) : []),
  ]);
}
