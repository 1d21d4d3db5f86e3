import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldRules } from '@palpite/contract/field-rule.ts';
import { AlertDialog } from '@palpite/ui/alert-dialog.tsx';
import { Button } from '@palpite/ui/button.tsx';
import { Checkbox } from '@palpite/ui/checkbox.tsx';
import { useState } from 'react';
import { CaptchaField } from '../../captcha/captcha-field.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { useServices } from '../../lib/services.ts';
import { RegisterField } from './register-field.tsx';
import { useRegisterForm } from './use-register-form.ts';

interface RegisterFormProps {
  rules: FieldRules;
  /** Offers to empty the form. */
  withReset: boolean;
}

/** Registration by account name, with the fields that the operator asks for. Nothing typed is ever lost. */
export function RegisterForm({ rules, withReset }: RegisterFormProps) {
  const { i18n } = useLingui();
  const { settings } = useServices().boot.status;
  const { form, asked, submit, register, shown, refresh, solve, clear } = useRegisterForm(rules);
  const { errors, isSubmitting, isDirty } = form.formState;
  const years = settings.minimumAge;
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      {register.error && (
        <p role="alert" className="rounded-control bg-sunken px-3 py-2 text-14 text-negative">
          {callMessage(i18n, register.error)}
        </p>
      )}
      <p className="text-13 text-muted">
        <Trans>Fields with * are required.</Trans>
      </p>
      {asked.map((each, at) => (
        <RegisterField key={each.field} asked={each} form={form} first={at === 0} />
      ))}
      {shown && (
        <CaptchaField
          key={shown.captcha.captchaToken}
          captcha={shown.captcha}
          solved={shown.proofOfWork !== null}
          error={errors.captcha?.message}
          input={form.register('captcha')}
          onRefresh={refresh}
          onSolved={solve}
        />
      )}
      <Checkbox
        {...form.register('termsAgreed')}
        error={errors.termsAgreed?.message}
        label={
          <Trans>
            I am {years} or older and agree to the{' '}
            <a
              href="/helpmc"
              target="_blank"
              rel="noreferrer"
              className="text-accent-strong underline"
            >
              user agreement
            </a>
            .
          </Trans>
        }
      />
      <Button type="submit" tone="accent" size="lg" block busy={isSubmitting}>
        <Trans>Create account</Trans>
      </Button>
      {withReset && <ResetButton dirty={isDirty} onReset={clear} />}
    </form>
  );
}

/** Empties the form; asks first where something was typed. */
function ResetButton({ dirty, onReset }: { dirty: boolean; onReset: () => void }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" block onClick={() => (dirty ? setAsking(true) : onReset())}>
        <Trans>Clear the form</Trans>
      </Button>
      <AlertDialog
        name="register-reset"
        open={asking}
        danger
        title={t`Clear the form?`}
        confirmLabel={t`Clear`}
        cancelLabel={t`Keep it`}
        onConfirm={() => {
          setAsking(false);
          onReset();
        }}
        onClose={() => setAsking(false)}
      >
        <Trans>Everything you have typed here is removed.</Trans>
      </AlertDialog>
    </>
  );
}
