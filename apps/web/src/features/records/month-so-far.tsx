import { dateFormat } from '@palpite/domain/formats.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BetTotals } from '@palpite/contract/record.ts';
import { dayIn } from '@palpite/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { OverviewSection } from '../../parts/centre/overview-section.tsx';
import { useAmount } from '../../parts/report/use-money-column.tsx';
import { StillInPlay } from '../../parts/report/still-in-play.tsx';
import { MoreRecords } from './more-records.tsx';
import { betTotalsQuery } from './records-api.ts';

/** The days of this month until today, and what its bets add up to. */
export function useMonthSoFar() {
  const services = useServices();
  const { timeZone } = services.boot.status;
  const [to] = useState(() => dayIn(timeZone, new Date()));
  const from = `${to.slice(0, 8)}01`;
  return {
    from,
    to,
    asked: useQuery({ ...betTotalsQuery(services, { from, to }), staleTime: 0 }),
  };
}

/** What the decided bets of this month came to, and the sum that it follows from; nothing before the first of them. */
export function MonthSoFar() {
  const { i18n } = useLingui();
  const { from, to, asked } = useMonthSoFar();
  if (asked.data?.totalRows === 0) return null;
  const month = dateFormat(i18n.locale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${from}T00:00:00Z`),
  );
  const title = <Trans>Your bets in {month}</Trans>;
  return (
    <OverviewSection
      id="overview-month"
      title={title}
      height="min-h-36"
      asked={asked}
      more={<MoreRecords page="personalHistoryCopy" of={title} values={{ from, to }} />}
    >
      {(totals) => <Sum totals={totals} />}
    </OverviewSection>
  );
}

function Sum({ totals }: { totals: BetTotals }) {
  const moneyText = useMoneyText();
  const amount = useAmount();
  const { currency, resultMinor, stakeMinor, pendingMinor, rebateMinor, totalRows } = totals;
  const money = (minor: string | bigint) => moneyText(`${minor}`, currency);
  const decidedPayout = BigInt(totals.payoutMinor) - BigInt(totals.pendingPayoutMinor);
  return (
    <div className="flex flex-1 flex-col justify-between gap-3 rounded-card bg-sunken p-4 shell-rail:rounded-none shell-rail:border-y shell-rail:border-border shell-rail:bg-transparent shell-rail:px-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="display text-32 [&_*]:font-[inherit]">
          {amount(resultMinor, currency, true)}
        </span>
        <span className="text-13 text-muted">
          <Plural value={totalRows} one="from # bet" other="from # bets" />
        </span>
      </p>
      <dl className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Term name={<Trans>Payout</Trans>}>{money(decidedPayout)}</Term>
        {rebateMinor !== '0' && (
          <Term sign="+" name={<Trans>Rebate</Trans>}>
            {money(rebateMinor)}
          </Term>
        )}
        <Term sign="−" name={<Trans>Staked</Trans>}>
          {money(BigInt(stakeMinor) - BigInt(pendingMinor))}
        </Term>
      </dl>
      <StillInPlay minor={pendingMinor} currency={currency} className="text-13 text-muted" />
    </div>
  );
}

interface TermProps {
  sign?: string;
  name: ReactNode;
  children: ReactNode;
}

/** A part of the sum. */
function Term({ sign, name, children }: TermProps) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="text-14 font-semibold tabular">
        {sign && <span className="mr-1.5 text-muted">{sign}</span>}
        {children}
      </dd>
    </div>
  );
}
