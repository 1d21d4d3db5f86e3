import { Trans, useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import type { FieldRules } from '@palpite/contract/field-rule.ts';
import { Button } from '@palpite/ui/button.tsx';
import { useHydrated } from '@tanstack/react-router';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ComponentProps, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { LateCaptchaField } from '../../captcha/late-captcha-field.tsx';
import { codeMessage } from '../../codes/phone-problem.ts';
import { LateAlert } from '../../lib/late-alert.tsx';
import { Agreement } from './agreement.tsx';
import { RegisterField } from './register-field.tsx';
import type { AskedField, RegistrationWay } from './register-fields.ts';
import type { RegisterValues } from './register-values.ts';
import { useRegisterForm } from './use-register-form.ts';
import { WelcomeTurnover } from './welcome-turnover.tsx';

interface RegisterFormProps {
  way: RegistrationWay;
  rules: FieldRules;
  /** The terms that the form is opened with. */
  termsVersion: string;
  /** Offers to empty the form. */
  withReset: boolean;
}

/** Registration by account name or number, with the fields that the operator asks for. Nothing typed is ever lost. */
export function RegisterForm({ way, rules, termsVersion, withReset }: RegisterFormProps) {
  const { form, asked, submit, failure, dismiss, code, captcha, clear, newTerms } = useRegisterForm(
    rules,
    way,
    termsVersion,
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
          <Trans>
            This form needs JavaScript. Switch it on in your browser and load the page again.
          </Trans>
        </p>
      </noscript>
      {/* What was typed or sent before the form lives would be lost, or seen in an address. */}
      <fieldset disabled={!live} className="flex min-w-0 flex-col gap-4">
        <Failure failure={failure} onDismiss={dismiss} />
        <p className="text-13 text-muted">
          <Trans>Fields with * are required.</Trans>
        </p>
        {needed.map((row, at) => (
          <FieldRow key={row[0]?.field} row={row} form={form} code={code} first={at === 0} />
        ))}
        {more.length > 0 && (
          <fieldset className="mt-2 flex flex-col gap-4">
            <legend className="mb-3 w-full border-b border-border pb-2 text-14 font-semibold text-muted">
              <Trans>Optional</Trans>
            </legend>
            {more.map((row) => (
              <FieldRow key={row[0]?.field} row={row} form={form} code={code} first={false} />
            ))}
          </fieldset>
        )}
        <Proofs register={form.register} errors={errors} captcha={captcha} newTerms={newTerms} />
        <WelcomeTurnover />
        <Button type="submit" tone="accent" size="lg" block busy={isSubmitting}>
          <Trans>Create account</Trans>
        </Button>
        {withReset && <ResetButton dirty={isDirty} onReset={clear} />}
      </fieldset>
    </form>
  );
}

/** Dialling code and number stand side by side; every other field has a row of its own. */
function rows(asked: readonly AskedField[]): AskedField[][] {
  const dialling = asked.filter(({ field }) => field === 'countryDialingCode');
  return asked
    .filter(({ field }) => field !== 'countryDialingCode')
    .map((each) => (each.field === 'mobileNum' ? [...dialling, each] : [each]));
}

/** A dialling code is asked for with its number, and is always there: whether a number is needed says the number. */
const isNeeded = ({ field, rule }: AskedField) => rule.required && field !== 'countryDialingCode';

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

/** What stands below the fields. Drawn after them: the first error to take the focus is the first that was registered. */
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

/** Why nobody was registered; an affiliate code that is nobody's is told in an alert of its own (spec section 4). */
function Failure({ failure, onDismiss }: FailureProps) {
  const { i18n, t } = useLingui();
  if (failure === null) return null;
  const message = codeMessage(i18n, failure);
  if (failure instanceof CallError && failure.code === 'invalid_affiliate_code') {
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
  return (
    <p role="alert" className="rounded-box bg-sunken px-3 py-2 text-14 text-negative">
      {message}
    </p>
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
        <Trans>Everything you have typed here is removed.</Trans>
      </LateAlert>
    </>
  );
}
