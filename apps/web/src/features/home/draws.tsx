import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useNearViewport } from '@palpite/ui/use-near-viewport.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { nearMargin } from '../../lib/load-ahead.ts';
import { useServices } from '../../lib/services.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { MoreText, moreLinkClass } from '../../parts/catalogue/game-rail.tsx';
import { Countdown } from '../../parts/lottery/countdown.tsx';
import { DrawDay } from '../../parts/lottery/draw-day.tsx';
import { useIssueClock } from '../../parts/lottery/issue-clock.ts';
import { vietnamMenuQuery } from '../../parts/lottery/lottery-queries.ts';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { nextStations } from '../../parts/lottery/next-stations.ts';
import { passedOfDay } from '../../parts/lottery/passed-of.ts';
import { SaleDial } from '../../parts/lottery/sale-dial.tsx';
import { LastDraws } from './last-draws.tsx';
import type { RegionDraw } from './region-draw.ts';
import { useRailWords } from './use-rail-words.ts';

/** The draws to come, each with its time, beside what was drawn last. Loads when it comes near. */
export function Draws() {
  const { t } = useLingui();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const near = useNearViewport(place, false, nearMargin());
  const { data, isError } = useQuery({ ...vietnamMenuQuery(useServices()), enabled: near });
  const menu = useHydrated() ? data : undefined;
  const { title, reason } = useRailWords('draws', t`Draws`);
  const regions = (menu?.gameMenus ?? []).flatMap(regionOf);
  if (isError || (menu && regions.length === 0)) return null;
  return (
    <section ref={place} aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex min-h-10 items-center gap-3">
        <h2 id={id} className="display text-20 shell-top:uppercase md:text-24">
          {title}
        </h2>
        <p className="hidden min-w-0 flex-1 truncate text-14 text-muted lg:block">{reason}</p>
        <Link to="/lottery" className={`${moreLinkClass} ml-auto`}>
          <MoreText of={title} />
        </Link>
      </div>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        {menu ? <LastDraws regions={regions} /> : <Skeleton className="h-80 rounded-card" />}
        <ul className="grid grid-cols-1 content-start gap-3 shell-rail:gap-0 shell-rail:border-t shell-rail:border-border">
          {menu
            ? regions.map((region) => <ComingDraw key={region.code} region={region} />)
            : PLACES.map((each) => <Skeleton key={each} className="h-24 rounded-card" />)}
        </ul>
      </div>
    </section>
  );
}

const PLACES = ['north', 'centre', 'south'];

function regionOf({
  gameGroupCode,
  labelName,
  gameMenus,
}: {
  gameGroupCode: string;
  labelName: string;
  gameMenus: readonly LotteryGame[];
}): RegionDraw[] {
  const open = gameMenus.filter(({ maintenance }) => !maintenance);
  const next = nextStations(open)[0];
  return next ? [{ code: gameGroupCode, name: labelName, next }] : [];
}

function ComingDraw({ region: { name, next } }: { region: RegionDraw }) {
  const { phase, secondsLeft } = useIssueClock(next.gameCode);
  return (
    <li className="relative flex min-h-24 items-center gap-4 rounded-card border border-border bg-surface px-4 py-3 hover:border-border-strong shell-rail:rounded-none shell-rail:border-0 shell-rail:border-b shell-rail:bg-transparent shell-rail:px-0">
      <SaleDial passed={passedOfDay({ phase, secondsLeft })} className="size-14" />
      <span className="min-w-0 flex-1">
        {name !== next.gameName && (
          <span className="block truncate text-13 text-muted">{name}</span>
        )}
        <Link
          {...lotteryTarget(next)}
          className="block truncate text-16 font-semibold after:absolute after:inset-0 hover:underline"
        >
          {next.gameName}
        </Link>
        <DrawDay game={next} />
      </span>
      <span className="text-right">
        <span className="block text-12 text-muted">
          {phase === 'closed' || phase === 'none' ? (
            <Trans>Sales are closed</Trans>
          ) : (
            <Trans>Sales close in</Trans>
          )}
        </span>
        <Countdown seconds={secondsLeft} className="display text-24" />
      </span>
    </li>
  );
}
