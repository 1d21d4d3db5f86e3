import { Trans, useLingui } from '@lingui/react/macro';
import type { Bet, Movement } from '@palpite/contract/record.ts';
import { REPORT_DAYS } from '@palpite/contract/report.ts';
import { addDays, dayIn } from '@palpite/domain';
import { classNames } from '@palpite/ui/class-names.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { writeReport } from '../../lib/report-search.ts';
import { useServices } from '../../lib/services.ts';
import { openMember } from '../../parts/centre/open-centre.ts';
import { OverviewSection } from '../../parts/centre/overview-section.tsx';
import { CompactLines, compactRowClass } from '../../parts/report/compact-row.tsx';
import { MoreRecords } from './more-records.tsx';
import { NextGames } from './next-games.tsx';
import { accountRecordQuery, bettingRecordQuery } from './records-api.ts';
import { useCompactBet } from './use-compact-bet.tsx';
import { useCompactMovement } from './use-compact-movement.tsx';

/** Rows of each. */
const ROWS = 5;

/** The newest rows of as many days as one query reaches. */
function useNewest() {
  const { timeZone } = useServices().boot.status;
  const [to] = useState(() => dayIn(timeZone, new Date()));
  const days = { from: addDays(to, 1 - REPORT_DAYS), to };
  return { ...days, sort: 'time', direction: 'desc', pageSize: ROWS } as const;
}

const useBets = () => useQuery({ ...bettingRecordQuery(useServices(), useNewest()), staleTime: 0 });
const useMovements = () =>
  useQuery({ ...accountRecordQuery(useServices(), useNewest()), staleTime: 0 });

/** Whether both lists are there, or known not to come: how high they are follows from their rows. */
export function useLastRecordsKnown(): boolean {
  const [bets, movements] = [useBets(), useMovements()];
  return [bets, movements].every(({ isPending, error }) => !isPending || error !== null);
}

/** The last bets, each a way to its details. */
export function LastBets() {
  const { t } = useLingui();
  const asked = useBets();
  const compact = useCompactBet();
  const title = t`Last bets`;
  return (
    <OverviewSection
      id="overview-bets"
      title={title}
      height="min-h-11"
      asked={asked}
      // Where there are none, the way to the games is there.
      more={asked.data?.rows.length !== 0 && <MoreRecords page="personalHistoryCopy" of={title} />}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <NextGames />
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
  const asked = useMovements();
  const compact = useCompactMovement();
  const title = t`Recent transactions`;
  return (
    <OverviewSection
      id="overview-movements"
      title={title}
      height="min-h-11"
      asked={asked}
      more={<MoreRecords page="transactionHistory" of={title} />}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="text-14 text-muted">
            <Trans>No movements in the last {REPORT_DAYS} days.</Trans>
          </p>
        ) : (
          <ul className="border-t border-border">
            {rows.map((movement: Movement) => (
              <li
                key={movement.movementId}
                className={classNames(compactRowClass, 'border-b border-border')}
              >
                <CompactLines {...compact(movement, false)} />
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
        <CompactLines {...compact(bet, false)} />
      </Link>
    </li>
  );
}
