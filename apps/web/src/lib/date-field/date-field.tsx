import { useLingui } from '@lingui/react/macro';
import { isCalendarDay } from '@palpite/domain/age.ts';
import { type TextFieldProps, TextField } from '@palpite/ui/text-field.tsx';
import { useState } from 'react';
import { readDay, writeDay } from '../local-date.ts';

export interface DateFieldProps
  extends Pick<
    TextFieldProps,
    | 'label'
    | 'error'
    | 'starred'
    | 'trailing'
    | 'compact'
    | 'name'
    | 'ref'
    | 'onBlur'
    | 'autoComplete'
    | 'aria-required'
  > {
  /** `yyyy-MM-dd`, or what was typed where it is no day of the calendar. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A day, typed and shown in the page's own language, whatever the browser's is. The platform's date input shows months
 * and days in the browser's order, which a reader of another language takes for another day.
 */
export function DateField({ value, onChange, onBlur, ...field }: DateFieldProps) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const [typed, setTyped] = useState<string | null>(null);
  const shape = t({
    message: 'MM/DD/YYYY',
    comment:
      'Placeholder of a date field: the letters for day, month and year, in the order of the language',
  });
  const star = field.starred ? ' *' : '';
  return (
    <TextField
      {...field}
      value={typed ?? (isCalendarDay(value) ? writeDay(value, locale) : value)}
      placeholder={`${shape}${star}`}
      inputMode="numeric"
      maxLength={20}
      spellCheck={false}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readDay(target.value, locale) ?? target.value.trim());
      }}
      onBlur={(event) => {
        // From here on it is written in one way, however it was typed.
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
