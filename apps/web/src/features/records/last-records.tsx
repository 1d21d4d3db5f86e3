import { Trans, useLingui } from '@lingui/react/macro';
import type { Bet, Movement } from '@palpite/contract/record.ts';
import { REPORT_DAYS } from '@palpite/contract/report.ts';
import { addDays, dayIn } from '@palpite/domain';
import { buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Dices from 'lucide-react/icons/dices';
import { type ReactNode, useState } from 'react';
import { writeReport } from '../../lib/report-search.ts';
import { useServices } from '../../lib/services.ts';
import { endLinkClass } from '../../parts/centre/end-link-class.ts';
import { openMember } from '../../parts/centre/open-centre.ts';
import { OverviewSection } from '../../parts/centre/overview-section.tsx';
import { CompactLines, compactRowClass } from '../../parts/report/compact-row.tsx';
import { accountRecordQuery, bettingRecordQuery } from './records-api.ts';
import { useCompactBet } from './use-compact-bet.tsx';
import { useCompactMovement } from './use-compact-movement.tsx';

/** Rows of each; the sections keep their height. */
const ROWS = 5;
const heightClass = 'min-h-82';

/** The newest rows of as many days as one query reaches. */
function useNewest() {
  const { timeZone } = useServices().boot.status;
  const [to] = useState(() => dayIn(timeZone, new Date()));
  const days = { from: addDays(to, 1 - REPORT_DAYS), to };
  return { ...days, sort: 'time', direction: 'desc', pageSize: ROWS } as const;
}

/** The last bets, each a way to its details. */
export function LastBets() {
  const { t } = useLingui();
  const asked = useQuery({ ...bettingRecordQuery(useServices(), useNewest()), staleTime: 0 });
  const compact = useCompactBet();
  const title = t`Last bets`;
  return (
    <OverviewSection
      id="overview-bets"
      title={title}
      height={heightClass}
      asked={asked}
      more={<More page="personalHistoryCopy" of={title} />}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <Empty
            picture={<Dices size={28} />}
            action={
              <Link to="/$lobby" params={{ lobby: 'rng' }} className={buttonClass({ size: 'sm' })}>
                <Trans>See the games</Trans>
              </Link>
            }
          >
            <Trans>No bets in the last {REPORT_DAYS} days.</Trans>
          </Empty>
        ) : (
          <ul className="border-t border-border">
            {rows.map((bet) => (
              <BetRow key={bet.order} bet={bet} compact={compact} />
            ))}
          </ul>
        )
      }
    </OverviewSection>
  );
}

/** The last movements of the member's money. */
export function LastMovements() {
  const { t } = useLingui();
  const asked = useQuery({ ...accountRecordQuery(useServices(), useNewest()), staleTime: 0 });
  const compact = useCompactMovement();
  const title = t`Last movements of money`;
  return (
    <OverviewSection
      id="overview-movements"
      title={title}
      height={heightClass}
      asked={asked}
      more={<More page="transactionHistory" of={title} />}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <Empty picture={<ArrowLeftRight size={28} />}>
            <Trans>No movements in the last {REPORT_DAYS} days.</Trans>
          </Empty>
        ) : (
          <ul className="border-t border-border">
            {rows.map((movement: Movement) => (
              <li
                key={movement.movementId}
                className={classNames(compactRowClass, 'border-b border-border')}
              >
                <CompactLines {...compact(movement)} />
              </li>
            ))}
          </ul>
        )
      }
    </OverviewSection>
  );
}

interface BetRowProps {
  bet: Bet;
  compact: ReturnType<typeof useCompactBet>;
}

function BetRow({ bet, compact }: BetRowProps) {
  const open = openMember('personalHistoryCopy');
  return (
    <li className="border-b border-border">
      <Link
        to="."
        search={(search: object) => ({ ...open(search), report: writeReport({ bet: bet.order }) })}
        resetScroll={false}
        activeProps={{}}
        className={classNames(compactRowClass, 'outline-offset-[-2px] hover:bg-sunken/60')}
      >
        <CompactLines {...compact(bet)} />
      </Link>
    </li>
  );
}

function More({ page, of }: { page: string; of: string }) {
  return (
    <Link to="." search={openMember(page)} resetScroll={false} className={endLinkClass}>
      <Trans>See all</Trans>
      <span className="sr-only">{`: ${of}`}</span>
    </Link>
  );
}

interface EmptyProps {
  picture: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

function Empty({ picture, action, children }: EmptyProps) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 rounded-card border border-border bg-surface p-5 text-center text-14 text-muted">
      <span aria-hidden="true" className="text-subtle">
        {picture}
      </span>
      <p>{children}</p>
      {action}
    </div>
  );
}
