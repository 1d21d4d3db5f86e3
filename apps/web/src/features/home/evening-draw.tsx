import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useNearViewport } from '@palpite/ui/use-near-viewport.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useRef } from 'react';
import { nearMargin } from '../../lib/load-ahead.ts';
import { useServices } from '../../lib/services.ts';
import { dateText } from '../../lib/time-text.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Countdown } from '../../parts/lottery/countdown.tsx';
import { DrawDay } from '../../parts/lottery/draw-day.tsx';
import { specialOf } from '../../parts/lottery/drawn-numbers.tsx';
import { type IssueClock, useIssueClock } from '../../parts/lottery/issue-clock.ts';
import { vietnamMenuQuery } from '../../parts/lottery/lottery-queries.ts';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { nextStations } from '../../parts/lottery/next-stations.ts';
import { passedOfDay } from '../../parts/lottery/passed-of.ts';
import { SaleDial } from '../../parts/lottery/sale-dial.tsx';
import { DrawStrip } from './draw-strip.tsx';
import { FastDraw } from './fast-draw.tsx';
import { GoldNumber } from './gold-number.tsx';
import { NewestPanel } from './newest-panel.tsx';
import { StagePanel } from './stage-panel.tsx';

interface EveningDrawProps {
  /** On a phone, which has no room for the panel, a line in its place. */
  withStrip?: boolean;
  /** In the place of what was drawn last, where there are any: nothing without. */
  tickets?: ReactNode;
}

/** The draw that comes next, hung beside the stage: how long it takes bets, and what it drew last. */
export function EveningDraw({ withStrip = false, tickets }: EveningDrawProps) {
  const panel = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  // What is not shown is never near: the panel on a phone, the strip on a wide screen.
  const nearPanel = useNearViewport(panel, false, nearMargin());
  const nearStrip = useNearViewport(strip, false, nearMargin());
  const menu = useQuery({ ...vietnamMenuQuery(useServices()), enabled: nearPanel || nearStrip });
  const isHydrated = useHydrated();
  const isPending = menu.isPending || !isHydrated;
  const games = (isHydrated ? (menu.data?.gameMenus ?? []) : []).flatMap(
    ({ gameMenus }) => gameMenus,
  );
  const game = nextStations(games.filter(({ maintenance }) => !maintenance))[0];
  return (
    <>
      {withStrip && (
        <div ref={strip} className="ink-6 h-12 lg:hidden">
          <DrawStrip game={game} />
        </div>
      )}
      {game && <NextDraw game={game} tickets={tickets} />}
      {!game && isPending && <Waiting place={panel} />}
      {!game && !isPending && <NewestPanel />}
    </>
  );
}

function Waiting({ place }: { place: RefObject<HTMLElement | null> }) {
  return (
    <StagePanel
      ref={place}
      id="evening-draw"
      title={<Trans>The next draw</Trans>}
      className="ink-6"
    >
      <Skeleton className="m-5 h-63" />
    </StagePanel>
  );
}

function NextDraw({ game, tickets }: { game: LotteryGame; tickets: ReactNode }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const { phase, end, last } = useIssueClock(game.gameCode);
  const special = last ? specialOf(last) : undefined;
  return (
    <StagePanel
      id="evening-draw"
      title={<Trans>The next draw</Trans>}
      className="ink-6"
      head={<SaleHead game={game} phase={phase} end={end} />}
    >
      <div className="flex flex-1 flex-col justify-between gap-3 px-5 pt-4 pb-5">
        {tickets}
        <div className="flex min-h-20 flex-col justify-center gap-3 [[data-tickets]+&]:hidden">
          {special && last && (
            <>
              <p className="flex justify-between gap-3 text-13">
                <span className="font-bold">{t`Special prize`}</span>
                <span className="text-muted">{dateText(last.openedAt, timeZone, i18n.locale)}</span>
              </p>
              <GoldNumber digits={special} />
            </>
          )}
          {!special && phase !== 'loading' && <FastDraw fallback={<NoDraw game={game} />} />}
        </div>
        <div className="grid grid-cols-2 gap-2">
          {special ? (
            <Link {...lotteryTarget(game, { view: 'results' })} className={buttonClass()}>
              <Trans>Results</Trans>
            </Link>
          ) : (
            <Link to="/lottery" className={buttonClass()}>
              <Trans>All lotteries</Trans>
            </Link>
          )}
          <Link {...lotteryTarget(game)} className={buttonClass({ tone: 'accent' })}>
            <Trans>Choose numbers</Trans>
          </Link>
        </div>
        <p className="text-13 text-muted">{t`Every number has the same chance.`}</p>
      </div>
    </StagePanel>
  );
}

function NoDraw({ game }: { game: LotteryGame }) {
  return (
    <p className="text-14 text-muted">
      <Trans>No draw yet. The first numbers come here:</Trans> <DrawDay game={game} />
    </p>
  );
}

interface SaleHeadProps extends Pick<IssueClock, 'phase' | 'end'> {
  game: LotteryGame;
}

function SaleHead({ game, phase, end }: SaleHeadProps) {
  const closed = phase === 'closed' || phase === 'none';
  return (
    <div className="mt-1 flex items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="text-13">
          {closed ? <Trans>Sales are closed</Trans> : <Trans>Sales close in</Trans>}
        </p>
        <Countdown end={end} className="display block text-40 leading-11!" />
        <p className="flex items-baseline gap-2 text-13 [&_time]:text-inherit">
          <b className="truncate">{game.gameName}</b>
          <DrawDay game={game} />
        </p>
      </div>
      <SaleDial passed={passedOfDay({ phase, end })} className="size-22" />
    </div>
  );
}
