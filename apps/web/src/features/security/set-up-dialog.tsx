import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { QrCode } from '@palpite/ui/qr-code.tsx';
import { useState } from 'react';
import { ProofFields } from './proof-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useCodesAreComing, useConfirm, useEnrol } from './security-api.ts';
import { useProofForm } from './use-proof-form.ts';

interface SetUpDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

interface Enrolment {
  secret: string;
  uri: string;
}

/**
 * Sets two-step login up: the password, the app's first code, then the recovery codes, which are shown only this once.
 */
export function SetUpDialog({ hasPassword, onClose }: SetUpDialogProps) {
  const { t } = useLingui();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const coming = useCodesAreComing();
  // Recovery codes are never shown again, so an accidental press must not close the dialog.
  const closable = codes === null && !coming;
  return (
    <Modal
      name="two-step"
      open
      dismissible={closable}
      showClose={closable}
      title={codes ? t`Your recovery codes` : t`Set up two-step login`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : enrolment ? (
        <ScanStep enrolment={enrolment} onConfirmed={setCodes} />
      ) : (
        <BeginStep hasPassword={hasPassword} onBegun={setEnrolment} />
      )}
    </Modal>
  );
}

function BeginStep({
  hasPassword,
  onBegun,
}: {
  hasPassword: boolean;
  onBegun: (enrolment: Enrolment) => void;
}) {
  const enrol = useEnrol();
  const asks = { password: hasPassword, code: false };
  const proof = useProofForm(asks, async ({ password }) =>
    onBegun(await enrol.mutateAsync({ password })),
  );
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void proof.submit(event)}
    >
      <p className="text-14 text-muted">
        <Trans>
          You need an authenticator app on your phone: the one that came with it, or any other that
          shows six-digit codes.
        </Trans>
      </p>
      <ProofFields {...proof} asks={asks} codeLabel="" />
      <Button type="submit" tone="accent" size="lg" block busy={proof.form.formState.isSubmitting}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}

function ScanStep({
  enrolment,
  onConfirmed,
}: {
  enrolment: Enrolment;
  onConfirmed: (codes: readonly string[]) => void;
}) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const asks = { password: false, code: true };
  const proof = useProofForm(asks, async ({ code }) => {
    const { recoveryCodes } = await confirm.mutateAsync({ code });
    onConfirmed(recoveryCodes);
  });
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void proof.submit(event)}
    >
      <p className="text-14 text-muted">
        <Trans>
          Scan this code with the app. On the same phone, type the key in by hand instead.
        </Trans>
      </p>
      <div className="self-center">
        <QrCode text={enrolment.uri} label={t`Code for your authenticator app`} />
      </div>
      <dl className="flex flex-col gap-1 rounded-box bg-sunken px-3 py-2">
        <dt className="text-12 text-muted">
          <Trans>Key</Trans>
        </dt>
        <dd className="font-mono text-14 select-all">{inGroups(enrolment.secret)}</dd>
      </dl>
      <ProofFields {...proof} asks={asks} codeLabel={t`Code from the app`} />
      <Button type="submit" tone="accent" size="lg" block busy={proof.form.formState.isSubmitting}>
        <Trans>Turn on</Trans>
      </Button>
    </form>
  );
}

/** Four characters at a time, as people copy them. */
function inGroups(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ');
}
