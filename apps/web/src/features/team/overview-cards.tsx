import { Trans, useLingui } from '@lingui/react/macro';
import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import { TEAM_PARTS, type TeamPart, type teamGetOverview } from '@palpite/contract/team.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import type { Days } from '../../parts/report/report-days.ts';
import { useAmount } from '../../parts/report/use-money-column.tsx';
import { openPart } from './open-team.ts';
import { PART_NAMES } from './part-names.ts';
import { resultOf } from './use-play-columns.tsx';

/** The team's figures: its money, and its people, each count with the list behind it. */
export function OverviewCards({ overview }: { overview: ValueOutput<typeof teamGetOverview> }) {
  const { t } = useLingui();
  const amount = useAmount();
  const { currency, counts, period, balanceMinor, depositMinor, withdrawalMinor } = overview;
  const { stakeMinor, validStakeMinor, payoutMinor } = overview;
  const money = (minor: string) => amount(minor, currency);
  return (
    <>
      <section aria-label={t`Money`} className="flex flex-col gap-2">
        <dl className="grid grid-cols-2 gap-3 @3xl:grid-cols-4">
          <Card name={<Trans>Team balance</Trans>}>{money(balanceMinor)}</Card>
          <Card name={<Trans>Deposits</Trans>}>{money(depositMinor)}</Card>
          <Card name={<Trans>Withdrawals</Trans>}>{money(withdrawalMinor)}</Card>
          <Card name={<Trans>Stakes</Trans>}>{money(stakeMinor)}</Card>
          <Card name={<Trans>Valid stakes</Trans>}>{money(validStakeMinor)}</Card>
          <Card name={<Trans>Payouts</Trans>}>{money(payoutMinor)}</Card>
          <Card name={<Trans>The team’s result</Trans>} wide>
            {amount(resultOf(overview), currency, true)}
          </Card>
        </dl>
        <p className="text-12 text-muted">
          <Trans>
            Deposits count when they succeed and withdrawals when they are paid out, both without
            fees. Valid stakes are from finished rounds. The result is payouts minus stakes;
            cancelled rounds are not counted.
          </Trans>
        </p>
      </section>
      <section aria-label={t`People`}>
        <ul className="grid grid-cols-2 gap-3 @3xl:grid-cols-4">
          {TEAM_PARTS.map((part) => (
            <li key={part}>
              <CountCard part={part} count={counts[part]} days={period} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const cardClass =
  'flex h-full min-h-20 flex-col justify-between gap-1 rounded-card border border-border bg-surface p-4';

interface CardProps {
  name: ReactNode;
  /** As wide as two. */
  wide?: boolean;
  children: ReactNode;
}

function Card({ name, wide = false, children }: CardProps) {
  return (
    <div className={classNames(cardClass, wide && 'col-span-2')}>
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="text-16 font-bold break-words tabular">{children}</dd>
    </div>
  );
}

function CountCard({ part, count, days }: { part: TeamPart; count: number; days: Days }) {
  const { i18n } = useLingui();
  return (
    <Link
      to="."
      search={openPart(part, days)}
      resetScroll={false}
      activeProps={{}}
      className={`${cardClass} transition-colors duration-150 hover:border-border-strong`}
    >
      <span className="flex items-center gap-1 text-13 text-muted">
        <span className="min-w-0 flex-1">{i18n._(PART_NAMES[part])}</span>
        <ChevronRight size={16} className="shrink-0 text-subtle" />
      </span>
      <span className="text-20 font-bold tabular">{i18n.number(count)}</span>
    </Link>
  );
}
