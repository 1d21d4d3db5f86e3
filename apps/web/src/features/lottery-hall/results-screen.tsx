import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../lib/session/session-record.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { GameHead } from '../../parts/lottery/game-head.tsx';
import { useIssueClock } from '../../parts/lottery/issue-clock.ts';
import { LoginAsked } from '../../parts/lottery/login-asked.tsx';
import { LotteryGone } from '../../parts/lottery/lottery-gone.tsx';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import {
  drawsQuery,
  isNoLottery,
  isVietnam,
  lotteryGameQuery,
  type OpenedDraw,
} from '../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { DrawResult } from './draw-result.tsx';
import { DrawStatistics } from './draw-statistics.tsx';
import { NoDrawYet } from './no-draw-yet.tsx';
import { useSisterDraws } from './sister-draws.ts';

interface ResultsScreenProps {
  path: LotteryPath;
  gameCode: string;
  /** The draw that is shown; the last without it. */
  numero: string | undefined;
  place: number | undefined;
}

/** What a lottery has drawn: one draw with its prizes, and the statistics of the last hundred. */
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
      <Results path={path} game={game} numero={numero} place={place} />
    </>
  );
}

type ResultsProps = Omit<ResultsScreenProps, 'gameCode'> & { game: LotteryOffer };

function Results({ path, game, numero, place }: ResultsProps) {
  const { t } = useLingui();
  const services = useServices();
  const member = useMember();
  const { gameCode, gameGroupCode } = game;
  // The list of all lotteries' draws is for those who play; visitors see Vietnam's, and of the others the last one.
  const open = isVietnam(gameGroupCode) || (member !== null && plays(member));
  const asked = useQuery({ ...drawsQuery(services, { gameCode, gameGroupCode }), enabled: open });
  const { last, phase } = useIssueClock(gameCode);
  const draws = asked.data?.list ?? (last ? [last] : []);
  const draw = numero === undefined ? draws[0] : draws.find((one) => one.numero === numero);
  const stations = useSisterDraws(game, draw, draw ? draws.indexOf(draw) : 0);
  if (asked.isError && !asked.data) {
    return (
      <LoadFailed
        error={asked.error}
        busy={asked.isFetching}
        onRetry={() => void asked.refetch()}
      />
    );
  }
  const isComing = open ? !asked.data : phase === 'loading';
  if (isComing || (draw && !stations)) return <Skeleton className="h-96 w-full" />;
  return (
    <>
      {draw ? (
        <>
          <DrawSteps path={path} game={game} draws={draws} draw={draw} />
          <DrawResult path={path} game={game} draw={draw} stations={stations ?? []} />
        </>
      ) : numero === undefined ? (
        <NoDrawYet path={path} game={game} />
      ) : (
        <EmptyState title={t`This draw is not among the last hundred`} />
      )}
      {open && draws.length > 0 && (
        <DrawStatistics path={path} game={game} draws={draws} place={place} />
      )}
      {!open && (
        <LoginAsked>{t`Log in to see the last hundred draws and their statistics.`}</LoginAsked>
      )}
    </>
  );
}

interface DrawStepsProps {
  path: LotteryPath;
  game: LotteryOffer;
  draws: readonly OpenedDraw[];
  draw: OpenedDraw;
}

/** The draw that is shown, the one before it and the one after it, and its proof. */
function DrawSteps({ path, game: { gameCode }, draws, draw }: DrawStepsProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const at = draws.indexOf(draw);
  const older = draws[at + 1];
  const newer = draws[at - 1];
  const to = (view: 'results' | 'proof', numero: string) =>
    ({ to: path, search: { gameCode, view, numero }, className: buttonClass() }) as const;
  const { numero } = draw;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="mr-auto text-14">
        <span className="font-bold">{t`Issue ${numero}`}</span>{' '}
        <time dateTime={draw.openedAt} className="text-muted">
          {longTimeText(draw.openedAt, timeZone, i18n.locale)}
        </time>
      </p>
      {older && <Link {...to('results', older.numero)} resetScroll={false}>{t`Earlier draw`}</Link>}
      {newer && <Link {...to('results', newer.numero)} resetScroll={false}>{t`Later draw`}</Link>}
      <Link {...to('proof', numero)}>
        <ShieldCheck size={18} />
        {t`Verify this draw`}
      </Link>
    </div>
  );
}
