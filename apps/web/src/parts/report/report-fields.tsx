import { Plural, useLingui } from '@lingui/react/macro';
import { REPORT_DAYS, type ReportPeriod } from '@palpite/contract/report.ts';
import { compactBoxClass, FieldFrame } from '@palpite/ui/field-frame.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { PickedDateField } from '../../lib/date-field/picked-date-field.tsx';
import { dayText } from '../../lib/time-text.ts';
import type { DaysProblem } from './report-days.ts';

/** A filter beside the period; its name is the one in the address. */
export type ReportField =
  | {
      readonly kind: 'select';
      readonly name: string;
      readonly label: string;
      /** The first stands for all, with an empty value. */
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly label: string;
      readonly maxLength: number;
    };

/** The controls of the filter bar: 40 px high, each with its label above. */

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
}

const controlClass = 'min-w-0 flex-1 self-stretch bg-transparent outline-none';

interface DayFieldsProps {
  from: string;
  to: string;
  period: ReportPeriod;
  problem: DaysProblem | undefined;
  onChange: (name: 'from' | 'to', value: string) => void;
}

/** The first day and the last. */
export function DayFields({ from, to, period, problem, onChange }: DayFieldsProps) {
  const { t } = useLingui();
  const text = useProblemText(period.keptFrom);
  const at = (field: 'from' | 'to') =>
    problem?.field === field ? text(problem.reason) : undefined;
  const bounds = { min: period.keptFrom, max: period.today };
  return (
    <>
      <PickedDateField
        compact
        label={t`From`}
        value={from}
        {...bounds}
        error={at('from')}
        onChange={(value) => onChange('from', value)}
      />
      <PickedDateField
        compact
        label={t`To`}
        value={to}
        {...bounds}
        error={at('to')}
        onChange={(value) => onChange('to', value)}
      />
    </>
  );
}

/** What is wrong with the days, and how to put it right. */
function useProblemText(keptFrom: string) {
  const { i18n, t } = useLingui();
  const first = dayText(keptFrom, i18n.locale);
  return (reason: DaysProblem['reason']): ReactNode => {
    switch (reason) {
      case 'unfit':
        return t`Enter a valid date.`;
      case 'not_kept':
        return t`Choose ${first} or later: earlier records are not kept here.`;
      case 'before_from':
        return t`The last day cannot be before the first.`;
      case 'too_long':
        return (
          <Plural
            value={REPORT_DAYS}
            one="Choose at most # day at a time."
            other="Choose at most # days at a time."
          />
        );
    }
  };
}

export function SelectFilter({
  field: { label, options },
  value,
  onChange,
}: FieldProps & { field: Extract<ReportField, { kind: 'select' }> }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <span className={`${compactBoxClass} relative`}>
        <select
          id={id}
          value={options.some((option) => option.value === value) ? value : ''}
          onChange={(event) => onChange(event.target.value)}
          className={`${controlClass} appearance-none pr-7`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-overlay text-default">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} className="pointer-events-none absolute right-3 text-subtle" />
      </span>
    </FieldFrame>
  );
}

export function TextFilter({
  field: { label, maxLength },
  value,
  onChange,
}: FieldProps & { field: Extract<ReportField, { kind: 'text' }> }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <span className={compactBoxClass}>
        <input
          id={id}
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value)}
          className={controlClass}
        />
      </span>
    </FieldFrame>
  );
}
