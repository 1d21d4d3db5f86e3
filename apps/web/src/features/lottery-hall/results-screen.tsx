import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { openLoginHere } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { GameHead } from '../../parts/lottery/game-head.tsx';
import { LotteryGone } from '../../parts/lottery/lottery-gone.tsx';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import { isNoLottery, lotteryGameQuery } from '../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { DrawResult } from './draw-result.tsx';
import { DrawStatistics } from './draw-statistics.tsx';
import { DrawSteps } from './draw-steps.tsx';
import { NoDrawYet } from './no-draw-yet.tsx';
import { PastDraws } from './past-draws.tsx';
import { ResultsWays } from './results-ways.tsx';
import { useSisterDraws } from './sister-draws.ts';
import { statisticsQuery } from './statistics-query.ts';
import { useDraws } from './use-draws.ts';

interface ResultsScreenProps {
  path: LotteryPath;
  gameCode: string;
  /** The draw that is shown; the last without it. */
  numero: string | undefined;
  place: number | undefined;
}

/** What a lottery has drawn: one draw with its prizes, those before it, and what is counted of all. */
export function ResultsScreen({ path, gameCode, numero, place }: ResultsScreenProps) {
  const asked = useQuery(lotteryGameQuery(useServices(), gameCode));
  const { data: game } = asked;
  if (isNoLottery(asked.error)) return <LotteryGone />;
  if (!game) {
    return asked.isError ? (
      <LoadFailed
        headingLevel={1}
        error={asked.error}
        busy={asked.isFetching}
        onRetry={() => void asked.refetch()}
      />
    ) : (
      <Skeleton className="h-96 w-full" />
    );
  }
  return (
    <>
      <GameHead path={path} game={game} view="results" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ResultsWays path={path} game={game} />
        <Link
          to={path}
          search={{ gameCode }}
          activeProps={{}}
          className={buttonClass({ tone: 'accent' })}
        >
          <Trans>Choose numbers</Trans>
        </Link>
      </div>
      <Results path={path} game={game} numero={numero} place={place} />
    </>
  );
}

type ResultsProps = Omit<ResultsScreenProps, 'gameCode'> & { game: LotteryOffer };

function Results({ path, game, numero, place }: ResultsProps) {
  const { t } = useLingui();
  const { open, draws, isWhole, asksLogin } = useDraws(game);
  const statistics = useQuery(statisticsQuery(useServices(), game.gameCode));
  const draw = numero === undefined ? draws?.[0] : draws?.find((one) => one.numero === numero);
  const stations = useSisterDraws(game, draw, draw ? (draws ?? []).indexOf(draw) : 0);
  if (open.isError && !draws) {
    return (
      <LoadFailed error={open.error} busy={open.isFetching} onRetry={() => void open.refetch()} />
    );
  }
  if (!draws || (draw && !stations)) return <Skeleton className="h-svh w-full" />;
  return (
    <>
      {draw ? (
        <>
          <DrawSteps path={path} game={game} draws={draws} draw={draw} />
          <DrawResult path={path} game={game} draw={draw} stations={stations ?? []} />
        </>
      ) : numero === undefined ? (
        <NoDrawYet game={game} />
      ) : (
        <NotAmongThem path={path} game={game} numero={numero} />
      )}
      {draws.length > 0 && (
        <>
          <PastDraws path={path} game={game} draws={draws} />
          {statistics.isError && !statistics.data ? (
            <LoadFailed
              error={statistics.error}
              busy={statistics.isFetching}
              onRetry={() => void statistics.refetch()}
            />
          ) : (
            <DrawStatistics
              path={path}
              game={game}
              statistics={statistics.data}
              draws={draws}
              isWhole={isWhole}
              place={place}
            />
          )}
          {asksLogin && (
            <LoginLine>{t`The last hundred draws, and how long each number has not come, are there for members.`}</LoginLine>
          )}
        </>
      )}
    </>
  );
}

/** A draw too old for the list has its proof all the same. */
function NotAmongThem({
  path,
  game,
  numero,
}: {
  path: LotteryPath;
  game: LotteryOffer;
  numero: string;
}) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`This draw is not among the last ones`}
      actions={
        <Link
          to={path}
          search={{ gameCode: game.gameCode, view: 'proof', numero }}
          className={buttonClass()}
        >
          <ShieldCheck size={18} />
          {t`Verify this draw`}
        </Link>
      }
    />
  );
}

/** What a login shows more, in one line. */
function LoginLine({ children }: { children: string }) {
  return (
    <p className="text-14 text-muted">
      {children}{' '}
      <Link
        to="."
        search={openLoginHere}
        resetScroll={false}
        className="inline-flex min-h-6 items-center font-semibold text-default underline decoration-border-strong underline-offset-4 hover:text-accent-strong touch:min-h-11"
      >
        <Trans>Log in</Trans>
      </Link>
    </p>
  );
}
