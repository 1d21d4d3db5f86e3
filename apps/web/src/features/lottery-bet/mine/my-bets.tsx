import { Trans, useLingui } from '@lingui/react/macro';
import { lotteryListBets } from '@palpite/contract/lottery-bet.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Ticket from 'lucide-react/icons/ticket';
import { callQuery } from '../../../lib/calls.ts';
import { useAskAgain } from '../../../lib/live/live-state.ts';
import { LoadFailed } from '../../../lib/load-failed.tsx';
import { useServices } from '../../../lib/services.ts';
import { useScene } from '../../../lib/use-scene.ts';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';
import { BetPages } from './bet-pages.tsx';
import { BetRow, betListClass } from './bet-row.tsx';
import { BetSums } from './bet-sums.tsx';
import { ASK_AGAIN_MILLISECONDS } from './mine.ts';

interface MyBetsProps {
  path: LotteryPath;
  gameCode: string;
  /** Of every game, or of these what is not decided or has won; without it, those of the game. */
  of: 'all' | 'open' | 'won' | undefined;
  /** The place of the page; undefined for the first. */
  page: string | undefined;
}

/** The member's bets, newest first. */
export function MyBets({ path, gameCode, of, page }: MyBetsProps) {
  const { t } = useLingui();
  const askAgain = useAskAgain();
  const filters = {
    gameCode: of === undefined ? gameCode : undefined,
    pending: of === 'open' || undefined,
    won: of === 'won' || undefined,
  };
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(useServices(), lotteryListBets, { query: { ...filters, page } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      askAgain(
        state.data?.list.some(({ status }) => status === 'pending')
          ? ASK_AGAIN_MILLISECONDS
          : false,
      ),
  });
  if (!data) {
    return error ? (
      <LoadFailed
        title={t`Your bets could not be loaded`}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-96 w-full" />
    );
  }
  if (data.list.length === 0) {
    return <NoBets path={path} gameCode={gameCode} of={of} page={page} />;
  }
  return (
    <>
      <div className="flex flex-col gap-3 @container">
        <BetSums filters={filters} bets={data.list} />
        <ul
          aria-label={t`My bets`}
          className={classNames(
            betListClass,
            'divide-y divide-border overflow-hidden rounded-card border border-border bg-surface',
          )}
        >
          {data.list.map((bet) => (
            <BetRow key={bet.order} path={path} bet={bet} currency={data.currency} />
          ))}
        </ul>
      </div>
      <BetPages pages={data.pages} />
    </>
  );
}

/** The list has none: whether there are others says what was asked for. */
function NoBets({ path, gameCode, of, page }: MyBetsProps) {
  const { t } = useLingui();
  const scene = useScene('empty');
  return (
    <EmptyState
      scene={scene}
      picture={<Ticket size={32} />}
      title={
        of === 'open'
          ? t`All your bets are decided`
          : of === 'won' && page === undefined
            ? t`You have no winning bets yet`
            : page === undefined
              ? t`You have no bets here yet`
              : t`No bets on this page`
      }
      actions={
        <Link
          to={path}
          search={{ gameCode }}
          activeProps={{}}
          className={buttonClass({ tone: 'accent' })}
        >
          <Trans>Choose numbers</Trans>
        </Link>
      }
    >
      {page === undefined && of !== 'open' && of !== 'won' && (
        <Trans>Each bet appears here with its stake, its numbers and its result.</Trans>
      )}
    </EmptyState>
  );
}
