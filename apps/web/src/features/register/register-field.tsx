import { Trans, useLingui } from '@lingui/react/macro';
import { PasswordField } from '@palpite/ui/password-field.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { VisuallyHidden } from '@palpite/ui/visually-hidden.tsx';
import type { ComponentProps } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { DateField } from '../../lib/date-field/date-field.tsx';
import { AskService } from '../../parts/talk/ask-service.tsx';
import { CodeField } from '../../parts/identity/codes/code-field.tsx';
import type { CodeSending } from '../../parts/identity/codes/use-code-sending.ts';
import { CountryPicker } from '../../parts/identity/country/country-picker.tsx';
import { LatePasswordMeter } from '../../parts/identity/new-password/late-password-meter.tsx';
import { type AskedField, FIELD_LOOKS, isSecret } from './register-fields.ts';
import type { RegisterValues } from './register-values.ts';
import { useEmailHint } from '../../parts/identity/use-email-hint.ts';
import { RuleHint } from './rule-hint.tsx';
import { useExample } from './use-example.ts';
import { useNameCheck } from './use-name-check.ts';

interface RegisterFieldProps {
  asked: AskedField;
  form: UseFormReturn<RegisterValues>;
  code: { sending: CodeSending; recipient: string };
  /** Takes the focus when the dialog opens. */
  first: boolean;
}

/** Fields with rules that cannot be guessed: their hint shows before any error. */
const HINTED = new Set(['username', 'password', 'paymentPassword']);

/** One field, by the operator's rule: a star when required, its kind of input, its error. */
export function RegisterField({ asked: { field, rule }, form, code, first }: RegisterFieldProps) {
  const { t, i18n } = useLingui();
  const { register, formState } = form;
  const name = i18n._(FIELD_LOOKS[field].label);
  const error = formState.errors[field]?.message;
  const { required: starred } = rule;
  const texts = { label: name, starred, error };
  const placeholder = useExample(field, rule);
  const emailHint = useEmailHint(
    useWatch({ control: form.control, name: field, disabled: field !== 'email' }),
  );
  if (field === 'countryDialingCode') return <Dialling form={form} {...texts} />;
  if (field === 'birthday') return <Birthday form={form} {...texts} />;
  if (field === 'verificationCode') {
    return (
      <CodeField
        {...code}
        {...texts}
        placeholder={placeholder}
        input={register(field)}
        otherWay={<AskService />}
      />
    );
  }
  const common = {
    ...register(field),
    ...texts,
    placeholder,
    hint:
      HINTED.has(field) && !error ? (
        <RuleHint field={field} rule={rule} control={form.control} />
      ) : (
        emailHint
      ),
    'aria-required': rule.required,
    'data-autofocus': first || undefined,
    ...FIELD_LOOKS[field].input,
  };
  if (isSecret(field)) {
    return (
      <>
        <PasswordField {...common} showLabel={t`Show password`} hideLabel={t`Hide password`} />
        {field === 'password' && <Strength form={form} />}
      </>
    );
  }
  if (field === 'username') return <NameField form={form} field={common} />;
  return <TextField {...common} />;
}

interface NameFieldProps {
  form: UseFormReturn<RegisterValues>;
  field: ComponentProps<typeof TextField>;
}

/** The account name, checked as soon as the field is left. */
function NameField({ form, field }: NameFieldProps) {
  const name = useNameCheck(form);
  const typed = useWatch({ control: form.control, name: 'username' })?.trim();
  return (
    <div className="flex flex-col gap-1">
      <TextField
        {...field}
        onBlur={(event) => {
          field.onBlur?.(event);
          name.check();
        }}
      />
      <p role="status" className="text-13 text-positive empty:-mt-1">
        {typed && typed === name.free && <Trans>This account name is free.</Trans>}
        {typed && typed === name.taken && (
          <VisuallyHidden>
            <Trans>This account name is taken. Choose another one.</Trans>
          </VisuallyHidden>
        )}
      </p>
    </div>
  );
}

/** The strength of the typed password. */
function Strength({ form: { control } }: { form: UseFormReturn<RegisterValues> }) {
  const [password = '', username = ''] = useWatch({ control, name: ['password', 'username'] });
  return <LatePasswordMeter password={password} username={username} />;
}

interface OwnFieldProps {
  form: UseFormReturn<RegisterValues>;
  label: string;
  starred: boolean;
  error: string | undefined;
}

/** The date of birth: typed in the format of the page's language, kept as `yyyy-MM-dd`. */
function Birthday({ form: { control, formState, register, setValue }, ...texts }: OwnFieldProps) {
  const value = useWatch({ control, name: 'birthday' }) ?? '';
  const { name, ref } = register('birthday');
  return (
    <DateField
      {...texts}
      name={name}
      // The form keeps the day in its own format and must not read it from the input, so the input only receives the
      // focus.
      ref={(input) => ref(input && { name, focus: () => input.focus() })}
      value={value}
      onChange={(day) =>
        setValue(name, day, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
      autoComplete="bday"
      aria-required={texts.starred}
    />
  );
}

/** The dialling code of the mobile number, chosen by country. */
function Dialling({ form: { control, setValue }, ...texts }: OwnFieldProps) {
  const value = useWatch({ control, name: 'countryDialingCode' }) ?? '';
  return (
    <CountryPicker
      {...texts}
      value={value}
      onChange={(code) =>
        // The brand's own country does not count as a choice of the reader.
        setValue('countryDialingCode', code, { shouldDirty: value !== '', shouldValidate: true })
      }
    />
  );
}
