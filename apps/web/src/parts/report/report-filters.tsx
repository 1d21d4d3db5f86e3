import { Trans } from '@lingui/react/macro';
import type { ReportPeriod } from '@palpite/contract/report.ts';
import { Badge } from '@palpite/ui/badge.tsx';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState } from 'react';
import type { ReportValues } from '../../lib/report-search.ts';
import { type DaysProblem, SHORTCUTS, shortcutDays } from './report-days.ts';
import { DayFields, type ReportField, SelectFilter, TextFilter } from './report-fields.tsx';
import { ReportShortcuts } from './report-shortcuts.tsx';
import { type ReportChange, useFilterDraft } from './use-filter-draft.ts';

interface ReportFiltersProps {
  values: ReportValues;
  /** Takes changes of values; an undefined or empty one is taken away. */
  onChange: ReportChange;
  /** Asks again for what is shown. */
  onAgain: () => void;
  period: ReportPeriod;
  fields: readonly ReportField[];
  /** What the operator refused about the days. */
  refused: DaysProblem | undefined;
}

/** The period with its shortcuts, and the filters in a fold: open from the start where the address has values of them. */
export function ReportFilters(props: ReportFiltersProps) {
  const { values, period, fields, refused } = props;
  const choicesId = useId();
  const narrowed = fields.filter(({ name }) => values[name]).length;
  const [open, setOpen] = useState(narrowed > 0 || hasOwnDays(period));
  // Days that were refused must be seen to be put right.
  const shown = open || refused !== undefined;
  return (
    <search className="flex flex-col gap-3">
      <div className="flex items-center gap-2 @3xl:flex-wrap">
        <button
          type="button"
          aria-expanded={shown}
          aria-controls={choicesId}
          onClick={() => setOpen(!open)}
          className={classNames(buttonClass({ size: 'sm' }), 'shrink-0')}
        >
          <SlidersHorizontal size={16} />
          <Trans>Filters</Trans>
          {narrowed > 0 && <Badge tone="accent">{narrowed}</Badge>}
        </button>
        <ReportShortcuts period={period} values={values} />
      </div>
      <div id={choicesId} className={classNames(!shown && 'hidden')}>
        <FilterForm {...props} narrowed={narrowed} />
      </div>
    </search>
  );
}

/** Whether the days are none of a shortcut's: only the fields show which they are. */
const hasOwnDays = ({ from, to, today }: ReportPeriod): boolean =>
  SHORTCUTS.every((each) => {
    const days = shortcutDays(each, today);
    return days.from !== from || days.to !== to;
  });

function FilterForm({
  values,
  onChange,
  onAgain,
  period,
  fields,
  refused,
  narrowed,
}: ReportFiltersProps & { narrowed: number }) {
  const draft = useFilterDraft(values, period, onChange, onAgain);
  const { problem, isTouched, valueOf, type, submit } = draft;
  const none = Object.fromEntries(fields.map(({ name }) => [name, undefined]));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid grid-cols-1 items-start gap-3 rounded-box border border-border bg-surface p-4 @sm:grid-cols-2 @3xl:grid-cols-4"
    >
      <DayFields
        from={valueOf('from')}
        to={valueOf('to')}
        period={period}
        problem={problem ?? (isTouched ? undefined : refused)}
        onChange={type}
      />
      {fields.map((field) => {
        const { name, kind } = field;
        const control = { value: valueOf(name), onChange: (value: string) => type(name, value) };
        return kind === 'select' ? (
          <SelectFilter key={name} field={field} {...control} />
        ) : (
          <TextFilter key={name} field={field} {...control} />
        );
      })}
      <div className="flex flex-wrap gap-2 self-end">
        <Button type="submit" tone="accent" icon={<Search size={18} />}>
          <Trans>Search</Trans>
        </Button>
        {narrowed > 0 && (
          <Button tone="quiet" onClick={() => onChange({ ...none, page: undefined })}>
            <Trans>Clear filters</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
