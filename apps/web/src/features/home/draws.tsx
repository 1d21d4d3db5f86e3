import { Trans } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useNearViewport } from '@palpite/ui/use-near-viewport.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { nearMargin } from '../../lib/load-ahead.ts';
import { useServices } from '../../lib/services.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Countdown } from '../../parts/lottery/countdown.tsx';
import { DrawDay } from '../../parts/lottery/draw-day.tsx';
import { useIssueClock } from '../../parts/lottery/issue-clock.ts';
import { vietnamMenuQuery } from '../../parts/lottery/lottery-queries.ts';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { nextStations } from '../../parts/lottery/next-stations.ts';
import { passedOfDay } from '../../parts/lottery/passed-of.ts';
import { SaleDial } from '../../parts/lottery/sale-dial.tsx';
import { DrawsFrame } from './draws-frame.tsx';
import { FastDraws } from './fast-draws.tsx';
import { LastDraws } from './last-draws.tsx';
import type { RegionDraw } from './region-draw.ts';

/**
 * What draws: in a brand that leads with Vietnam's evening the draws to come, each with its time, next to what was drawn last;
 * in the others two lotteries of every few minutes. Loads when it comes near.
 */
export function Draws() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place, false, nearMargin());
  const leads = useServices().boot.status.info.whitelabel.face.drawSky === 'village';
  return (
    <div ref={place} className="empty:hidden">
      {leads ? <Evening near={near} /> : <FastDraws near={near} />}
    </div>
  );
}

/** Vietnam's three regions. */
function Evening({ near }: { near: boolean }) {
  const { data, isError } = useQuery({ ...vietnamMenuQuery(useServices()), enabled: near });
  const menu = useHydrated() ? data : undefined;
  const regions = (menu?.gameMenus ?? []).flatMap(regionOf);
  if (isError || (menu && regions.length === 0)) return null;
  return (
    <DrawsFrame>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        {/* What can still be bet on comes first on a phone; next to what was drawn it is as high. */}
        <ul className="grid auto-rows-fr grid-cols-1 gap-3 max-lg:content-start lg:order-last shell-rail:gap-0 shell-rail:border-t shell-rail:border-border">
          {menu
            ? regions.map((region) => <ComingDraw key={region.code} region={region} />)
            : PLACES.map((each) => <Skeleton key={each} className="h-24 rounded-card" />)}
        </ul>
        {menu ? <LastDraws regions={regions} /> : <Skeleton className="h-80 rounded-card" />}
      </div>
    </DrawsFrame>
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
  const { phase, end } = useIssueClock(next.gameCode);
  return (
    <li className="relative flex min-h-24 items-center gap-4 rounded-card border border-border bg-surface px-4 py-3 hover:border-border-strong shell-rail:rounded-none shell-rail:border-0 shell-rail:border-b shell-rail:bg-transparent shell-rail:px-0">
      <SaleDial passed={passedOfDay({ phase, end })} className="size-14 lg:size-20" />
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
        <Countdown end={end} className="display text-24 lg:text-32" />
      </span>
    </li>
  );
}
