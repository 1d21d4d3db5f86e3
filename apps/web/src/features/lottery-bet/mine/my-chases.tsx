import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lotteryListChases } from '@palpite/contract/lottery-chase.ts';
import type { Currency } from '@palpite/domain';
import { Badge } from '@palpite/ui/badge.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Circle from 'lucide-react/icons/circle';
import CircleDot from 'lucide-react/icons/circle-dot';
import Layers from 'lucide-react/icons/layers';
import { callQuery } from '../../../lib/calls.ts';
import { useAskAgain } from '../../../lib/live/live-state.ts';
import { LoadFailed } from '../../../lib/load-failed.tsx';
import { useServices } from '../../../lib/services.ts';
import { momentText } from '../../../lib/time-text.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { useScene } from '../../../lib/use-scene.ts';
import { BetPages } from './bet-pages.tsx';
import { ChaseStrip } from './chase-strip.tsx';
import { ASK_AGAIN_MILLISECONDS, type Chase } from './mine.ts';
import { StopChase } from './stop-chase.tsx';

interface MyChasesProps {
  page: string | undefined;
}

/** The member's chases, newest first, each with its issues and a way to stop it. */
export function MyChases({ page }: MyChasesProps) {
  const { t } = useLingui();
  const scene = useScene('empty');
  const askAgain = useAskAgain();
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(useServices(), lotteryListChases, { query: { page } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      askAgain(
        state.data?.list.some(({ ended }) => ended === null) ? ASK_AGAIN_MILLISECONDS : false,
      ),
  });
  if (!data) {
    return error ? (
      <LoadFailed
        title={t`Your chases could not be loaded`}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-60 w-full" />
    );
  }
  if (data.list.length === 0) {
    return (
      <EmptyState scene={scene} picture={<Layers size={32} />} title={t`You have no chases`}>
        {t`A chase bets your slip again in the next issues. Turn it on in the slip.`}
      </EmptyState>
    );
  }
  return (
    <>
      <ul
        aria-label={t`Chases`}
        className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface"
      >
        {data.list.map((chase) => (
          <ChaseItem key={chase.chaseId} chase={chase} currency={data.currency} />
        ))}
      </ul>
      <BetPages pages={data.pages} />
    </>
  );
}

/** What the placed parts took, and what is held for the others or has returned. */
function useSums({ totalMinor, leftMinor, returnedMinor, ended }: Chase) {
  const { t } = useLingui();
  // Of one that ended long ago only the sum of all parts is known.
  if (ended !== null && returnedMinor === null) return [{ name: t`All issues`, minor: totalMinor }];
  const restMinor = returnedMinor ?? leftMinor;
  const staked = { name: t`Staked`, minor: String(BigInt(totalMinor) - BigInt(restMinor)) };
  if (restMinor === '0') return [staked];
  return [staked, { name: ended === null ? t`Held` : t`Not used, given back`, minor: restMinor }];
}

function ChaseItem({ chase, currency }: { chase: Chase; currency: Currency }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const moneyText = useMoneyText();
  const { gameName, placedAt, multiples, placed, ended, stopOnWin } = chase;
  const issues = multiples.length;
  const sums = useSums(chase);
  const ends = {
    completed: t`All issues played`,
    won: t`Stopped by a win`,
    stopped: t`Stopped by you`,
    refused: t`Stopped: a part could not be placed`,
  };
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-14 font-semibold">{gameName}</span>
        {ended === null ? (
          <Badge tone="info" icon={<CircleDot size={12} />}>{t`Going on`}</Badge>
        ) : (
          <Badge icon={<Circle size={12} />}>{ends[ended]}</Badge>
        )}
        <time dateTime={placedAt} className="text-13 text-muted">
          {momentText(placedAt, timeZone, i18n.locale)}
        </time>
        <dl className="ml-auto flex gap-x-4 text-right">
          {sums.map(({ name, minor }) => (
            <div key={name} className="flex flex-wrap items-baseline justify-end gap-x-1.5">
              <dt className="text-13 text-muted">{name}</dt>
              <dd className="text-14 font-bold tabular">{moneyText(minor, currency)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ChaseStrip multiples={multiples} placed={placed} isOver={ended !== null} />
      <div className="flex flex-wrap items-center gap-3 text-13 text-muted">
        <span>{t`${placed} of ${plural(issues, { one: '# issue', other: '# issues' })} placed`}</span>
        {stopOnWin && <span>{t`stops on a win`}</span>}
        {ended === null && <StopChase chase={chase} currency={currency} />}
      </div>
    </li>
  );
}
