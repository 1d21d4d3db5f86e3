import { useLingui } from '@lingui/react/macro';
import { countryCodes } from '@palpite/contract/country.ts';
import { PasswordField } from '@palpite/ui/password-field.tsx';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { callQuery } from '../../lib/calls.ts';
import { fieldMessage } from '../../lib/field-message.ts';
import { useServices } from '../../lib/services.ts';
import { type AskedField, FIELD_LOOKS, isSecret } from './register-fields.ts';
import type { RegisterValues } from './register-values.ts';

interface RegisterFieldProps {
  asked: AskedField;
  form: UseFormReturn<RegisterValues>;
  /** Takes the focus when the dialog opens. */
  first: boolean;
}

/** Fields whose shape nobody can guess: what is asked for stands below before anything is wrong. */
const HINTED = new Set(['username', 'password', 'paymentPassword']);

/** One field, drawn by the operator's rule: a star where it is required, its kind of input, its error. */
export function RegisterField({ asked: { field, rule }, form, first }: RegisterFieldProps) {
  const { t, i18n } = useLingui();
  const { register, formState } = form;
  const name = i18n._(FIELD_LOOKS[field].label);
  const label = rule.required ? `${name} *` : name;
  const error = formState.errors[field]?.message;
  const common = {
    ...register(field),
    label,
    error,
    hint: HINTED.has(field) && !error ? fieldMessage(i18n, rule) : undefined,
    'aria-required': rule.required,
    'data-autofocus': first || undefined,
    ...FIELD_LOOKS[field].input,
  };
  if (field === 'countryDialingCode')
    return <CountryCode form={form} label={label} error={error} />;
  if (isSecret(field)) {
    return <PasswordField {...common} showLabel={t`Show password`} hideLabel={t`Hide password`} />;
  }
  return <TextField {...common} placeholder={rule.required ? '*' : undefined} />;
}

interface CountryCodeProps {
  form: UseFormReturn<RegisterValues>;
  label: string;
  error: string | undefined;
}

/** The dialling code of the mobile number: each country by its name. */
function CountryCode({ form, label, error }: CountryCodeProps) {
  const services = useServices();
  const { data } = useQuery(callQuery(services, countryCodes, {}));
  const { register } = form;
  const options = (data?.countries ?? []).map(({ countryDialingCode, name }) => ({
    value: countryDialingCode,
    label: `${name} (+${countryDialingCode})`,
  }));
  return (
    <SelectField
      key={options.length}
      {...register('countryDialingCode')}
      label={label}
      error={error}
      options={[{ value: '', label: '' }, ...options]}
      autoComplete="tel-country-code"
    />
  );
}
