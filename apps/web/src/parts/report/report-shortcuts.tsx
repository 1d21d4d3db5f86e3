import { useLingui } from '@lingui/react/macro';
import type { ReportPeriod } from '@palpite/contract/report.ts';
import { ChoiceLink } from '../../lib/choice-link.tsx';
import { type ReportValues, writeReport } from '../../lib/report-search.ts';
import { SHORTCUTS, shortcutDays } from './report-days.ts';

/** A phone's row is longer than the screen: the chosen days are in the middle of it. The page itself is not scrolled. */
function bringIntoRow(item: HTMLLIElement | null): void {
  const row = item?.parentElement;
  if (!item || !row) return;
  row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}

/** Days that are asked for most, as links: the address is the report. */
export function ReportShortcuts({
  period,
  values,
}: {
  period: ReportPeriod;
  values: ReportValues;
}) {
  const { t } = useLingui();
  const names = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    'last-7-days': t`Last 7 days`,
    'this-week': t`This week`,
    'last-week': t`Last week`,
    'this-month': t`This month`,
    'last-month': t`Last month`,
  };
  const days = SHORTCUTS.map((each) => ({ each, ...shortcutDays(each, period.today) }));
  // On a Monday today is all of this week, on a Sunday the week is the last seven days: the first of them is marked.
  const current = days.find(({ from, to }) => from === period.from && to === period.to)?.each;
  return (
    <nav aria-label={t`Period`} className="min-w-0">
      {/* It runs out at the edge of the page, which has so much room at its sides. */}
      <ul className="no-scrollbar fade-ends relative -my-1 -mr-4 -ml-1 flex gap-1.5 overflow-x-auto py-1 pr-4 pl-1 md:-mr-6 md:pr-6 @3xl:mr-0 @3xl:flex-wrap @3xl:pr-0">
        {days.map(({ each, from, to }) => (
          <li key={each} ref={each === current ? bringIntoRow : undefined} className="shrink-0">
            <ChoiceLink
              to="."
              search={(search: object) => ({
                ...search,
                report: writeReport({ ...values, from, to, page: undefined }),
              })}
              resetScroll={false}
              current={each === current}
              className="inline-flex control-sm items-center rounded-control border border-border px-3 text-13 font-semibold text-muted transition-colors duration-150 hover:border-border-strong hover:text-default aria-[current=page]:border-transparent aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-strong"
            >
              {names[each]}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
