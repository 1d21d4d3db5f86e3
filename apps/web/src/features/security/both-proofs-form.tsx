import { Trans, useLingui } from '@lingui/react/macro';
import { Button, type ButtonTone } from '@palpite/ui/button.tsx';
import type { ReactNode } from 'react';
import { ProofFields } from './proof-fields.tsx';
import { type Proof, useProofForm } from './use-proof-form.ts';

interface BothProofsFormProps {
  hasPassword: boolean;
  intro: ReactNode;
  submitLabel: string;
  tone: ButtonTone;
  send: (proof: Proof) => Promise<unknown>;
}

/** Requires the password and a code of the app, as every change of two-step login does. */
export function BothProofsForm({
  hasPassword,
  intro,
  submitLabel,
  tone,
  send,
}: BothProofsFormProps) {
  const { t } = useLingui();
  const asks = { password: hasPassword, code: true };
  const proof = useProofForm(asks, send);
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void proof.submit(event)}
    >
      <p className="text-14 text-muted">{intro}</p>
      <ProofFields
        {...proof}
        asks={asks}
        codeLabel={t`Code from the app`}
        codeHint={<Trans>Without your phone: one of your recovery codes.</Trans>}
      />
      <Button type="submit" tone={tone} size="lg" block busy={proof.form.formState.isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}
