import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldRules } from '@palpite/contract/field-rule.ts';
import { Button } from '@palpite/ui/button.tsx';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { useHydrated } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { LateCaptchaField } from '../../parts/identity/captcha/late-captcha-field.tsx';
import { codeMessage } from '../../parts/identity/codes/phone-problem.ts';
import { LateAlert } from '../../lib/late-alert.tsx';
import { Agreement } from './agreement.tsx';
import { RegisterField } from './register-field.tsx';
import { type AskedField, isNeeded, type RegistrationWay } from './register-fields.ts';
import type { RegisterValues } from './register-values.ts';
import { isAffiliateAlert, useRegisterForm } from './use-register-form.ts';
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
  const optional = useRef<HTMLDetailsElement>(null);
  const { form, asked, submit, failure, dismiss, code, captcha, clear, newTerms } = useRegisterForm(
    { rules, way, termsVersion },
    () => optional.current?.setAttribute('open', ''),
  );
  const live = useHydrated();
  const { errors, isSubmitting, isDirty } = form.formState;
  const all = rows(asked);
  const needed = all.filter((row) => row.some(isNeeded));
  const more = all.filter((row) => !row.some(isNeeded));
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <noscript>
        <p className="mb-4 rounded-box bg-sunken px-3 py-2 text-14">
          <Trans>This form needs JavaScript. Turn it on in your browser and reload the page.</Trans>
        </p>
      </noscript>
      {/* Values typed or sent before hydration would be lost, or visible in an address. */}
      <fieldset disabled={!live} className="flex min-w-0 flex-col gap-4">
        <p className="text-13 text-muted">
          <Trans>Fields with * are required.</Trans>
        </p>
        {needed.map((row, at) => (
          <FieldRow key={row[0]?.field} row={row} form={form} code={code} first={at === 0} />
        ))}
        {more.length > 0 && (
          <OptionalDetails box={optional}>
            {more.map((row) => (
              <FieldRow key={row[0]?.field} row={row} form={form} code={code} first={false} />
            ))}
          </OptionalDetails>
        )}
        <Proofs register={form.register} errors={errors} captcha={captcha} newTerms={newTerms} />
        <WelcomeTurnover />
        <Failure failure={failure} onDismiss={dismiss} />
        <Button type="submit" tone="accent" size="lg" block busy={isSubmitting}>
          <Trans>Create account</Trans>
        </Button>
        {withReset && <ResetButton dirty={isDirty} onReset={clear} />}
      </fieldset>
    </form>
  );
}

interface OptionalDetailsProps {
  box: RefObject<HTMLDetailsElement | null>;
  children: ReactNode;
}

/** Optional fields, folded away: available without being in the way. */
function OptionalDetails({ box, children }: OptionalDetailsProps) {
  return (
    <details ref={box} className="group rounded-box border border-border">
      <summary className="flex control-lg cursor-pointer list-none items-center justify-between gap-3 rounded-box px-4 text-14 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <Trans>Optional details</Trans>
        <ChevronDown
          size={20}
          aria-hidden
          className="text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-2 pb-5">{children}</div>
    </details>
  );
}

/** Dialling code and number share a row; every other field has its own. */
function rows(asked: readonly AskedField[]): AskedField[][] {
  const dialling = asked.filter(({ field }) => field === 'countryDialingCode');
  return asked
    .filter(({ field }) => field !== 'countryDialingCode')
    .map((each) => (each.field === 'mobileNum' ? [...dialling, each] : [each]));
}

interface FieldRowProps extends Omit<ComponentProps<typeof RegisterField>, 'asked'> {
  row: readonly AskedField[];
}

function FieldRow({ row, ...field }: FieldRowProps) {
  const side = row.length > 1 ? 'grid grid-cols-[7.5rem_1fr] items-start gap-3' : 'contents';
  return (
    <div className={side}>
      {row.map((each) => (
        <RegisterField key={each.field} asked={each} {...field} />
      ))}
    </div>
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
