import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useNearViewport } from '@palpite/ui/use-near-viewport.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type RefObject, useRef } from 'react';
import { nearMargin } from '../../lib/load-ahead.ts';
import { useServices } from '../../lib/services.ts';
import { dateText } from '../../lib/time-text.ts';
import { Countdown } from '../../parts/lottery/countdown.tsx';
import { DrawDay } from '../../parts/lottery/draw-day.tsx';
import { specialOf } from '../../parts/lottery/drawn-numbers.tsx';
import { type IssueClock, useIssueClock } from '../../parts/lottery/issue-clock.ts';
import { vietnamMenuQuery } from '../../parts/lottery/lottery-queries.ts';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { Moon } from '../../parts/lottery/moon.tsx';
import { nextStations } from '../../parts/lottery/next-stations.ts';
import { NewestPanel } from './newest-panel.tsx';
import { StagePanel } from './stage-panel.tsx';

/** At most so much lies between two evenings. */
const DAY_SECONDS = 86_400;

/** The draw that comes next, hung beside the stage: how long it takes bets, and what it drew last. */
export function EveningDraw() {
  const place = useRef<HTMLElement>(null);
  // Never near where it is not shown, on a phone.
  const near = useNearViewport(place, false, nearMargin());
  const menu = useQuery({ ...vietnamMenuQuery(useServices()), enabled: near });
  const games = (menu.data?.gameMenus ?? []).flatMap(({ gameMenus }) => gameMenus);
  const game = nextStations(games.filter(({ maintenance }) => !maintenance))[0];
  if (game) return <NextDraw game={game} />;
  return menu.isPending ? <Waiting place={place} /> : <NewestPanel />;
}

function Waiting({ place }: { place: RefObject<HTMLElement | null> }) {
  return (
    <StagePanel
      ref={place}
      id="evening-draw"
      title={<Trans>The next draw</Trans>}
      className="ink-6"
    >
      <Skeleton className="m-5 h-60" />
    </StagePanel>
  );
}

function NextDraw({ game }: { game: LotteryGame }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const { phase, secondsLeft, last } = useIssueClock(game.gameCode);
  const special = last ? specialOf(last) : undefined;
  return (
    <StagePanel
      id="evening-draw"
      title={<Trans>The next draw</Trans>}
      className="ink-6"
      head={<SaleHead game={game} phase={phase} secondsLeft={secondsLeft} />}
    >
      <div className="flex flex-1 flex-col justify-between gap-3 px-5 pt-4 pb-5">
        <p className="flex justify-between gap-3 text-13">
          <span className="font-bold">
            {phase === 'loading' ? '' : special ? t`Special prize` : t`No draw yet`}
          </span>
          {last && (
            <span className="text-muted">{dateText(last.openedAt, timeZone, i18n.locale)}</span>
          )}
        </p>
        {special ? <MoonNumber digits={special} /> : <span className="h-11" />}
        <div className="grid grid-cols-2 gap-2">
          <Link {...lotteryTarget(game, { view: 'results' })} className={buttonClass()}>
            <Trans>Results</Trans>
          </Link>
          <Link {...lotteryTarget(game)} className={buttonClass({ tone: 'accent' })}>
            <Trans>Choose numbers</Trans>
          </Link>
        </div>
        <p className="text-13 text-muted">{t`Every number has the same chance.`}</p>
      </div>
    </StagePanel>
  );
}

interface SaleHeadProps extends Pick<IssueClock, 'phase' | 'secondsLeft'> {
  game: LotteryGame;
}

function SaleHead({ game, phase, secondsLeft }: SaleHeadProps) {
  const closed = phase === 'closed' || phase === 'none';
  const lit =
    secondsLeft === null ? Number(closed) : 1 - Math.min(secondsLeft, DAY_SECONDS) / DAY_SECONDS;
  return (
    <div className="mt-1 flex items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="text-13">
          {closed ? <Trans>Sales are closed</Trans> : <Trans>Sales close in</Trans>}
        </p>
        <Countdown seconds={secondsLeft} className="display block text-40 leading-11!" />
        <p className="flex items-baseline gap-2 text-13 [&_time]:text-inherit">
          <b className="truncate">{game.gameName}</b>
          <DrawDay game={game} />
        </p>
      </div>
      <Moon lit={lit} className="size-22" />
    </div>
  );
}

/** A number of digits, each on a moon of its own; read out as one. */
function MoonNumber({ digits }: { digits: string }) {
  return (
    <p className="flex justify-between">
      <span className="sr-only">{digits}</span>
      {[...digits].map((digit, at) => (
        <span
          key={at}
          aria-hidden="true"
          className="display grid size-11 place-items-center rounded-full bg-action text-24 text-on-action shadow-[inset_-0.2em_-0.2em_0_var(--color-action-edge)]"
        >
          {digit}
        </span>
      ))}
    </p>
  );
}
