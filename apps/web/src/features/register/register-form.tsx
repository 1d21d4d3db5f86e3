import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldRules } from '@palpite/contract/field-rule.ts';
import { Button } from '@palpite/ui/button.tsx';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { useHydrated } from '@tanstack/react-router';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { LateCaptchaField } from '../../parts/identity/captcha/late-captcha-field.tsx';
import { codeMessage } from '../../parts/identity/codes/phone-problem.ts';
import { LateAlert } from '../../lib/late-alert.tsx';
import { StepProgress } from '../../lib/step-progress.tsx';
import { Agreement } from './agreement.tsx';
import { askedFields, type RegistrationWay } from './register-fields.ts';
import { fieldsOf, stepsOf } from './register-steps.ts';
import type { RegisterValues } from './register-values.ts';
import { StepFields } from './step-fields.tsx';
import { isAffiliateAlert, useRegisterForm } from './use-register-form.ts';
import { useRegisterSteps } from './use-register-steps.ts';
import { WelcomeTurnover } from './welcome-turnover.tsx';

interface RegisterFormProps {
  way: RegistrationWay;
  rules: FieldRules;
  /** The terms that the form is opened with. */
  termsVersion: string;
  /** Offers to empty the form. */
  withReset: boolean;
}

/** Registration by account name or number, with the fields that the operator requires. No typed value is ever lost. */
export function RegisterForm({ way, rules, termsVersion, withReset }: RegisterFormProps) {
  const { i18n } = useLingui();
  const optional = useRef<HTMLDetailsElement>(null);
  const steps = useMemo(() => stepsOf(askedFields(rules, way)), [rules, way]);
  const { at, box, heading, reveal, next, back } = useRegisterSteps(steps);
  const { form, submit, failure, dismiss, code, captcha, clear, newTerms } = useRegisterForm(
    { rules, way, termsVersion },
    { showOptional: () => optional.current?.setAttribute('open', ''), reveal },
  );
  const live = useHydrated();
  const { errors, isSubmitting, isDirty } = form.formState;
  const step = steps[at];
  if (!step) return null;
  const isLast = at === steps.length - 1;
  const goOn = async () => {
    if (await form.trigger(fieldsOf(step), { shouldFocus: true })) next();
  };
  return (
    <form
      ref={box}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (isLast) return void submit(event);
        event.preventDefault();
        void goOn();
      }}
    >
      <NeedsScript />
      {/* Values typed or sent before hydration would be lost, or visible in an address. */}
      <fieldset disabled={!live} className="flex min-w-0 flex-col gap-4">
        {steps.length > 1 && (
          <>
            <StepProgress names={steps.map(({ title }) => i18n._(title))} at={at} />
            <h2 ref={heading} tabIndex={-1} className="text-20 font-bold outline-none">
              {i18n._(step.title)}
            </h2>
          </>
        )}
        <StepFields step={step} form={form} code={code} optional={optional} first={at === 0} />
        {isLast && (
          <>
            <Proofs
              register={form.register}
              errors={errors}
              captcha={captcha}
              newTerms={newTerms}
            />
            <WelcomeTurnover />
            <Failure failure={failure} onDismiss={dismiss} />
          </>
        )}
        <Button type="submit" tone="accent" size="lg" block busy={isSubmitting}>
          {isLast ? <Trans>Create account</Trans> : <Trans>Continue</Trans>}
        </Button>
        {at > 0 && (
          <Button tone="neutral" block onClick={back}>
            <Trans context="step">Back</Trans>
          </Button>
        )}
        {withReset && <ResetButton dirty={isDirty} onReset={clear} />}
      </fieldset>
    </form>
  );
}

function NeedsScript() {
  return (
    <noscript>
      <p className="mb-4 rounded-box bg-sunken px-3 py-2 text-14">
        <Trans>This form needs JavaScript. Turn it on in your browser and reload the page.</Trans>
      </p>
    </noscript>
  );
}

interface ProofsProps {
  register: UseFormReturn<RegisterValues>['register'];
  errors: FieldErrors<RegisterValues>;
  captcha: ComponentProps<typeof LateCaptchaField>['captcha'];
  newTerms: string | null;
}

/** What follows the fields. Rendered after them, because the first registered input with an error takes the focus. */
function Proofs({ register, errors, captcha, newTerms }: ProofsProps) {
  return (
    <>
      <LateCaptchaField
        captcha={captcha}
        error={errors.captcha?.message}
        input={register('captcha')}
      />
      <Agreement
        input={register('termsAgreed')}
        error={errors.termsAgreed?.message}
        newTerms={newTerms}
      />
    </>
  );
}

interface FailureProps {
  failure: unknown;
  onDismiss: () => void;
}

/**
 * Why the registration failed, above the pressed button; an unknown affiliate code has an alert of its own (spec
 * section 4).
 */
function Failure({ failure, onDismiss }: FailureProps) {
  const { i18n, t } = useLingui();
  if (failure === null) return null;
  const message = codeMessage(i18n, failure);
  if (isAffiliateAlert(failure)) {
    return (
      <LateAlert
        name="affiliate-code"
        open
        icon={<TriangleAlert size={24} aria-hidden />}
        title={t`Check the affiliate code`}
        confirmLabel={t`OK`}
        onConfirm={onDismiss}
        onClose={onDismiss}
      >
        {message}
      </LateAlert>
    );
  }
  return <FormAlert>{message}</FormAlert>;
}

/** Empties the form; asks first if values were typed. */
function ResetButton({ dirty, onReset }: { dirty: boolean; onReset: () => void }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" block onClick={() => (dirty ? setAsking(true) : onReset())}>
        <Trans>Clear the form</Trans>
      </Button>
      <LateAlert
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
        <Trans>Everything you have typed here will be cleared.</Trans>
      </LateAlert>
    </>
  );
}
