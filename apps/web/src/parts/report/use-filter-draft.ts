import type { ReportPeriod } from '@palpite/contract/report.ts';
import { useState } from 'react';
import type { ReportValues } from '../../lib/report-search.ts';
import { type DaysProblem, findDaysProblem } from './report-days.ts';

export type ReportChange = (change: Readonly<Record<string, string | undefined>>) => void;

/** What of a form has been changed, and the values it stood at then. */
interface Draft {
  readonly of: ReportValues;
  readonly changed: Readonly<Record<string, string>>;
  readonly problem?: DaysProblem;
}

/**
 * What is being filled in to a filter bar, until it is sent into the address.
 * @param onAgain called when the address has these values already: asks for them again
 */
export function useFilterDraft(
  values: ReportValues,
  period: ReportPeriod,
  onChange: ReportChange,
  onAgain: () => void,
) {
  const [kept, setKept] = useState<Draft>({ of: values, changed: {} });
  // With others in the address it is forgotten for good: the way back would bring it up again.
  const isCurrent = sameValues(kept.of, values);
  if (!isCurrent) setKept({ of: values, changed: {} });
  const { changed, problem }: Draft = isCurrent ? kept : { of: values, changed: {} };
  const shown: Readonly<Record<string, string>> & { from: string; to: string } = {
    ...values,
    from: changed.from ?? period.from,
    to: changed.to ?? period.to,
  };
  return {
    /** What is wrong with the days that were sent; what the operator says of other days does not count. */
    problem,
    isTouched: changed.from !== undefined || changed.to !== undefined,
    valueOf: (name: string) => changed[name] ?? shown[name] ?? '',
    type: (name: string, value: string) =>
      setKept({ of: values, changed: { ...changed, [name]: value } }),
    submit() {
      const problem = findDaysProblem(shown, period.keptFrom);
      if (problem) return setKept({ of: values, changed, problem });
      const typed = Object.entries(changed).map(([name, value]) => [name, value.trim()] as const);
      // Days come in pairs: one of them alone would move when the other's default does.
      const days = values.from || values.to || changed.from || changed.to;
      const change = {
        ...Object.fromEntries(typed),
        ...(days ? { from: shown.from, to: shown.to } : {}),
        page: undefined,
      };
      if (changesNothing(values, change)) {
        setKept({ of: values, changed: {} });
        onAgain();
      } else {
        // It stays until the address has it: a second press before that sends the same.
        setKept({ of: values, changed });
        onChange(change);
      }
    },
  };
}

function changesNothing(
  values: ReportValues,
  change: Readonly<Record<string, string | undefined>>,
): boolean {
  return Object.entries(change).every(([name, value]) => (value ?? '') === (values[name] ?? ''));
}

function sameValues(one: ReportValues, other: ReportValues): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
