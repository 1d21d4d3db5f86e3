import { dateFormat } from '@palpite/domain/formats.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamDay } from '@palpite/contract/team.ts';
import type { Currency } from '@palpite/domain';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { dayText } from '../../lib/time-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { csvMoment } from '../../parts/report/csv.ts';
import type { ReportColumn } from '../../parts/report/report-column.ts';
import { PlainTable } from './plain-table.tsx';
import { usePlayColumns } from './use-play-columns.tsx';

interface DayChartProps {
  days: readonly TeamDay[];
  currency: Currency;
}

/** The drawing's own units: a day's width, and its greatest height. */
const DAY = 10;
const HEIGHT = 100;

/** Stakes and payouts day by day, as bars and as a table. */
export function DayChart({ days, currency }: DayChartProps) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const id = useId();
  const most = days.reduce(
    (top, { stakeMinor, payoutMinor }) => maximum(top, BigInt(stakeMinor), BigInt(payoutMinor)),
    0n,
  );
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;
  const name = (day: string) => shortDay(day, i18n.locale);
  const money = (minor: string) => moneyText(minor, currency);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="text-16 font-bold">
          <Trans>By day</Trans>
        </h2>
        {most > 0n && <Legend />}
      </div>
      {most > 0n && (
        <div className="flex flex-col gap-1 rounded-card border border-border bg-surface p-4 text-12 text-muted tabular">
          <p aria-hidden="true">{money(most.toString())}</p>
          <svg
            role="img"
            aria-label={t`Stakes and payouts from ${name(first.day)} to ${name(last.day)}; the table below has the figures.`}
            viewBox={`0 0 ${days.length * DAY} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-40 w-full border-b border-border-strong"
          >
            {days.map((day, at) => (
              <Bars key={day.day} day={day} at={at} most={most} />
            ))}
          </svg>
          <p aria-hidden="true" className="flex justify-between">
            <span>{name(first.day)}</span>
            {days.length > 1 && <span>{name(last.day)}</span>}
          </p>
        </div>
      )}
      <DayTable days={days} currency={currency} />
    </section>
  );
}

/** Which bar is which; the drawing's own text says it to readers who cannot see it. */
function Legend() {
  return (
    <p aria-hidden="true" className="flex gap-4 text-13 text-muted">
      <span className="flex items-center gap-2">
        <span className="size-3 rounded-mark bg-accent-strong" />
        <Trans>Stakes</Trans>
      </span>
      <span className="flex items-center gap-2">
        <span className="size-3 rounded-mark border-2 border-border-strong bg-sunken" />
        <Trans>Payouts</Trans>
      </span>
    </p>
  );
}

/** A day's two bars. Strokes keep their width however the drawing is stretched. */
function Bars({ day, at, most }: { day: TeamDay; at: number; most: bigint }) {
  const stake = share(BigInt(day.stakeMinor), most);
  const payout = share(BigInt(day.payoutMinor), most);
  const left = at * DAY;
  return (
    <>
      <rect
        x={left + 1}
        y={HEIGHT - stake}
        width={3.8}
        height={stake}
        className="fill-accent-strong"
      />
      <rect
        x={left + 5.2}
        y={HEIGHT - payout}
        width={3.8}
        height={payout}
        vectorEffect="non-scaling-stroke"
        className="fill-sunken stroke-border-strong"
      />
    </>
  );
}

/** The figures behind the bars as a table, the last day first. */
function DayTable({ days, currency }: DayChartProps) {
  const { t, i18n } = useLingui();
  const name: ReportColumn<TeamDay> = {
    key: 'day',
    header: t`Day`,
    cell: ({ day }) => dayText(day, i18n.locale),
    file: ({ day }) => csvMoment(day),
    wide: true,
  };
  const figures = usePlayColumns<TeamDay>(currency);
  return (
    <details className="group text-14">
      <summary className="inline-flex min-h-8 cursor-pointer items-center gap-1 font-semibold text-accent-strong touch:min-h-11">
        <ChevronRight size={18} className="transition-[rotate] duration-150 group-open:rotate-90" />
        <Trans>Figures by day</Trans>
      </summary>
      <div className="mt-3">
        <PlainTable
          label={t`Figures by day`}
          columns={[name, ...figures]}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
        />
      </div>
    </details>
  );
}

const maximum = (...amounts: readonly bigint[]) =>
  amounts.reduce((top, amount) => (amount > top ? amount : top), 0n);

/** A bar's height: a share of the highest, exact enough for a drawing. */
const share = (amount: bigint, most: bigint) => Number((amount * 1_000n) / most) / (1_000 / HEIGHT);

/** A day on the axis, where there is no room for the year: `31 Jan`. */
function shortDay(day: string, locale: string): string {
  const format = dateFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
