import { useLingui } from '@lingui/react/macro';
import { isCalendarDay } from '@palpite/domain/age.ts';
import { IconButton } from '@palpite/ui/button.tsx';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useRef } from 'react';
import { DateField, type DateFieldProps } from './date-field.tsx';

interface PickedDateFieldProps extends DateFieldProps {
  /** First and last day that can be picked. */
  min: string;
  max: string;
}

/** A day, typed, or picked from the platform's own calendar. */
export function PickedDateField({ min, max, ...field }: PickedDateFieldProps) {
  const { t } = useLingui();
  const { label } = field;
  const picker = useRef<HTMLInputElement>(null);
  return (
    <DateField
      {...field}
      trailing={
        <span className="relative flex shrink-0">
          <IconButton
            size="sm"
            label={t`Calendar: ${label}`}
            icon={<CalendarDays size={18} />}
            onClick={() => picker.current?.showPicker()}
          />
          {/* Holds the calendar's place; what it shows itself is in the browser's language, and nobody sees it. */}
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 opacity-0"
            value={isCalendarDay(field.value) ? field.value : ''}
            min={min}
            max={max}
            onChange={(event) => event.target.value !== '' && field.onChange(event.target.value)}
          />
        </span>
      }
    />
  );
}
