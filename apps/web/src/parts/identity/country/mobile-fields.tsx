import { useLingui } from '@lingui/react/macro';
import { TextField } from '@palpite/ui/text-field.tsx';
import type { ComponentProps } from 'react';
import { CountryPicker } from './country-picker.tsx';

interface MobileFieldsProps {
  dialling: Pick<ComponentProps<typeof CountryPicker>, 'value' | 'onChange' | 'error'>;
  number: {
    input: Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;
    error: string | undefined;
  };
}

/** A mobile number as people write it: the country's code, and the number as it is dialled there. */
export function MobileFields({ dialling, number }: MobileFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-start gap-3">
      <CountryPicker {...dialling} label={t`Country code`} />
      <TextField
        {...number.input}
        label={t`Mobile number`}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        data-autofocus
        error={number.error}
      />
    </div>
  );
}
