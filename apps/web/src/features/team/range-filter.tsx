import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_TEAM_DAYS } from '@palpite/contract/team.ts';
import { tabClass, tabRowClass } from '@palpite/ui/tabs.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { useState } from 'react';
import { useReport } from '../../centre/use-report.ts';
import { ChoiceLink } from '../../lib/choice-link.tsx';
import { readReport, writeReport } from '../../lib/report-search.ts';
import type { RootSearch } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { timeZoneText } from '../../lib/time-text.ts';
import { type DayRange, isReportRange, shortcutsOf } from './use-team-range.ts';

/** The days that figures are made of: by one press, or from a day to a day. */
export function RangeFilter({ range, today }: { range: DayRange; today: string }) {
  const { t, i18n } = useLingui();
  const zone = timeZoneText(useServices().boot.status.timeZone, i18n.locale);
  const names: Record<keyof ReturnType<typeof shortcutsOf>, string> = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    thisWeek: t`This week`,
    lastWeek: t`Last week`,
    thisMonth: t`This month`,
    lastMonth: t`Last month`,
  };
  const shortcuts = Object.entries(shortcutsOf(today)) as [keyof typeof names, DayRange][];
  return (
    <div role="group" aria-label={t`Days`} className="flex flex-col gap-3">
      <div className={tabRowClass}>
        {shortcuts.map(([name, { from, to }]) => (
          <ChoiceLink
            key={name}
            to="."
            search={(search: RootSearch) => ({
              ...search,
              report: writeReport({ ...readReport(search.report), from, to }),
            })}
            resetScroll={false}
            current={from === range.from && to === range.to}
            className={tabClass}
          >
            {names[name]}
          </ChoiceLink>
        ))}
      </div>
      <DayFields key={`${range.from} ${range.to}`} range={range} today={today} />
      <p className="text-12 text-muted">
        <Trans>
          At most {MOST_TEAM_DAYS} days. Times: {zone}
        </Trans>
      </p>
    </div>
  );
}

/** What is typed waits until it makes a range. */
function DayFields({ range, today }: { range: DayRange; today: string }) {
  const { t } = useLingui();
  const [, change] = useReport();
  const [typed, setTyped] = useState(range);
  const fits = isReportRange(typed);
  const set = (next: DayRange) => {
    setTyped(next);
    if (isReportRange(next)) change({ ...next });
  };
  return (
    <div className="grid grid-cols-1 gap-3 xs:grid-cols-2 sm:max-w-md">
      <TextField
        type="date"
        label={t`From`}
        value={typed.from}
        max={today}
        onChange={(event) => set({ ...typed, from: event.target.value })}
        error={fits ? undefined : t`Choose 1 to ${MOST_TEAM_DAYS} days`}
      />
      <TextField
        type="date"
        label={t`To`}
        value={typed.to}
        max={today}
        onChange={(event) => set({ ...typed, to: event.target.value })}
      />
    </div>
  );
}
