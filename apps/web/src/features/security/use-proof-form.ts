import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callMessage } from '../../lib/call-message.ts';

export interface Proof {
  /** Undefined when the account has none. */
  password?: string;
  code: string;
}

interface ProofFields {
  password: string;
  code: string;
}

/** The proofs that a form requires. */
export interface Asks {
  password: boolean;
  code: boolean;
}

/** A form that requires a password, a code, or both. A wrong one is reported at its field; typed values stay. */
export function useProofForm(asks: Asks, send: (proof: Proof) => Promise<unknown>) {
  const { t, i18n } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ProofFields>({ defaultValues: { password: '', code: '' } });
  const fields = {
    password: form.register('password', asks.password ? { required: t`Enter your password` } : {}),
    code: form.register('code', asks.code ? { required: t`Enter the code` } : {}),
  };

  const submit = form.handleSubmit(async ({ password, code }) => {
    setFailure(null);
    try {
      await send({ code: code.trim(), ...(asks.password ? { password } : {}) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const message = callMessage(i18n, error);
      const field = FIELDS[error.code ?? ''];
      if (field && asks[field]) form.setError(field, { message }, { shouldFocus: true });
      else setFailure(message);
    }
  });

  return { form, fields, submit, failure };
}

/** The field of a refusal. */
const FIELDS: Partial<Record<string, keyof ProofFields>> = {
  password_incorrect: 'password',
  verification_code_invalid: 'code',
};
