import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldRules } from '@palpite/contract/field-rule.ts';
import { Button } from '@palpite/ui/button.tsx';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { useHydrated } from '@tanstack/react-router';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ComponentProps, type RefObject, useMemo, useRef, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { LateAlert } from '../../lib/late-alert.tsx';
import { StepProgress } from '../../lib/step-progress.tsx';
import { LateCaptchaField } from '../../parts/identity/captcha/late-captcha-field.tsx';
import { codeMessage } from '../../parts/identity/codes/phone-problem.ts';
import { Agreement } from './agreement.tsx';
import { askedFields, type RegistrationWay } from './register-fields.ts';
import { RegisterFoot } from './register-foot.tsx';
import { fieldsOf, type RegisterStep, stepsOf } from './register-steps.ts';
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
  /** Of its own page, where it can be emptied; else in a dialog. */
  onPage: boolean;
}

/** Registration by account name or number, with the fields that the operator requires. No typed value is ever lost. */
export function RegisterForm({ way, rules, termsVersion, onPage }: RegisterFormProps) {
  const optional = useRef<HTMLDetailsElement>(null);
  const steps = useMemo(() => stepsOf(askedFields(rules, way)), [rules, way]);
  const { at, box, heading, reveal, next, back } = useRegisterSteps(steps, way);
  const { form, submit, failure, dismiss, code, captcha, clear, newTerms } = useRegisterForm(
    { rules, way, termsVersion },
    { showOptional: () => optional.current?.setAttribute('open', ''), reveal },
  );
  const live = useHydrated();
  const { errors, isSubmitting, isDirty } = form.formState;
  const step = steps[at];
  if (!step) return null;
  const isLast = at === steps.length - 1;
  // A code asked for at an earlier step takes its captcha there.
  const codeTakesCaptcha = code.needsCaptcha && fieldsOf(step).includes('verificationCode');
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
      <fieldset
        disabled={!live}
        // What has the focus is never below the buttons.
        className="flex min-w-0 flex-col gap-4 [&_:is(input,select,summary,a)]:scroll-mb-28"
      >
        {steps.length > 1 && <StepHead steps={steps} at={at} heading={heading} />}
        <StepFields step={step} form={form} code={code} optional={optional} first={at === 0} />
        {(isLast || codeTakesCaptcha) && (
          <Captcha register={form.register} errors={errors} captcha={captcha} />
        )}
        {isLast && (
          <>
            <Terms register={form.register} errors={errors} newTerms={newTerms} />
            <WelcomeTurnover />
          </>
        )}
        <RegisterFoot
          onPage={onPage}
          above={isLast && <Failure failure={failure} onDismiss={dismiss} />}
        >
          {at > 0 && (
            <Button size="lg" onClick={back}>
              <Trans context="step">Back</Trans>
            </Button>
          )}
          <Button type="submit" tone="accent" size="lg" className="flex-1" busy={isSubmitting}>
            {isLast ? <Trans>Create account</Trans> : <Trans>Continue</Trans>}
          </Button>
        </RegisterFoot>
        {onPage && <ResetButton dirty={isDirty} onReset={clear} />}
      </fieldset>
    </form>
  );
}

interface StepHeadProps {
  steps: readonly RegisterStep[];
  at: number;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** How far the form is, and what its step is called. */
function StepHead({ steps, at, heading }: StepHeadProps) {
  const { i18n } = useLingui();
  const names = steps.map(({ title }) => i18n._(title));
  return (
    <>
      <StepProgress names={names} at={at} />
      <h2 ref={heading} tabIndex={-1} className="text-20 font-bold outline-none">
        {names[at]}
      </h2>
    </>
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

interface ProofProps {
  register: UseFormReturn<RegisterValues>['register'];
  errors: FieldErrors<RegisterValues>;
}
interface CaptchaProps extends ProofProps {
  captcha: ComponentProps<typeof LateCaptchaField>['captcha'];
}
interface TermsProps extends ProofProps {
  newTerms: string | null;
}

/** Registers itself after the fields, because the first registered input with an error takes the focus. */
function Captcha({ register, errors, captcha }: CaptchaProps) {
  return (
    <LateCaptchaField
      captcha={captcha}
      error={errors.captcha?.message}
      input={register('captcha')}
    />
  );
}

/** Registers itself after the captcha. */
function Terms({ register, errors, newTerms }: TermsProps) {
  return (
    <Agreement
      input={register('termsAgreed')}
      error={errors.termsAgreed?.message}
      newTerms={newTerms}
    />
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
