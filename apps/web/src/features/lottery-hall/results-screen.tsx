import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { openLoginHere } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { Purse } from '../../parts/bet/purse/purse.tsx';
import { GameHead } from '../../parts/lottery/game-head.tsx';
import { LotteryGone } from '../../parts/lottery/lottery-gone.tsx';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import { isNoLottery, isVietnam, lotteryGameQuery } from '../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { SaleClock } from '../../parts/lottery/sale-clock.tsx';
import { DrawResult } from './draw-result.tsx';
import { DrawStatistics } from './draw-statistics.tsx';
import { DrawSteps, type DrawStepsProps } from './draw-steps.tsx';
import { NoDrawYet } from './no-draw-yet.tsx';
import { PastDraws } from './past-draws.tsx';
import { ResultsWays } from './results-ways.tsx';
import { type StationDraw, useSisterDraws } from './sister-draws.ts';
import { StagedDraw } from './staged-draw.tsx';
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
      <ResultsHead path={path} game={game} />
      <Results path={path} game={game} numero={numero} place={place} />
    </>
  );
}

/** The game, and in one line its sale, the results next to these and the way to bet. */
function ResultsHead({ path, game }: { path: LotteryPath; game: LotteryOffer }) {
  const { gameCode } = game;
  return (
    <div className="flex flex-col gap-2">
      <GameHead path={path} game={game} view="results" purse={<Purse />} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 md:gap-x-6">
        {/* As high as the clock is where it has two lines. */}
        <div className="@container grid min-h-13 min-w-36 flex-1 items-center">
          <SaleClock gameCode={gameCode} maintenance={game.maintenance} />
        </div>
        <div
          className={classNames(
            'min-w-0',
            // Of Vietnam they are lines of regions and of stations.
            isVietnam(game.gameGroupCode)
              ? 'order-last basis-full'
              : 'max-lg:order-last max-lg:basis-full',
          )}
        >
          <ResultsWays path={path} game={game} />
        </div>
        <Link
          to={path}
          search={{ gameCode }}
          activeProps={{}}
          // On a phone the head's own way is enough: the line is the clock's.
          className={classNames(buttonClass({ tone: 'accent' }), 'max-sm:hidden')}
        >
          <Trans>Choose numbers</Trans>
        </Link>
      </div>
    </div>
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
        <ShownDraw
          path={path}
          game={game}
          draws={draws}
          draw={draw}
          stations={stations ?? []}
          isAsked={numero !== undefined}
        />
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

interface ShownDrawProps extends DrawStepsProps {
  stations: readonly StationDraw[];
  /** It is in the address. */
  isAsked: boolean;
}

/** A few numbers are on their game's stage; twenty are on a board, and the prizes of Vietnam in a table. */
function ShownDraw({ stations, isAsked, ...shown }: ShownDrawProps) {
  const { game } = shown;
  if (game.shape.kind === 'sequence' && game.kind !== 'keno') {
    return <StagedDraw {...shown} isAsked={isAsked} />;
  }
  return (
    <div className="flex flex-col gap-3">
      <DrawSteps {...shown} />
      <DrawResult path={shown.path} game={game} draw={shown.draw} stations={stations} />
    </div>
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
