import { useLingui } from '@lingui/react/macro';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { PasswordField } from '@palpite/ui/password-field.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import type { ReactNode } from 'react';
import type { Asks, useProofForm } from './use-proof-form.ts';

interface ProofFieldsProps
  extends Pick<ReturnType<typeof useProofForm>, 'form' | 'fields' | 'failure'> {
  asks: Asks;
  codeLabel: string;
  codeHint?: ReactNode;
}

/** The fields of a form that requires proofs, below the error of the whole form. */
export function ProofFields({
  asks,
  form,
  fields,
  failure,
  codeLabel,
  codeHint,
}: ProofFieldsProps) {
  const { t } = useLingui();
  const { errors } = form.formState;
  return (
    <>
      {failure && <FormAlert>{failure}</FormAlert>}
      {asks.password && (
        <PasswordField
          {...fields.password}
          label={t`Password`}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          autoComplete="current-password"
          data-autofocus
          error={errors.password?.message}
        />
      )}
      {asks.code && (
        <TextField
          {...fields.code}
          label={codeLabel}
          hint={codeHint}
          autoComplete="one-time-code"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={32}
          data-autofocus={asks.password ? undefined : true}
          error={errors.code?.message}
        />
      )}
    </>
  );
}
