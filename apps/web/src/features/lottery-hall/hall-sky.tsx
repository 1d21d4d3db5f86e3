import { Trans, useLingui } from '@lingui/react/macro';
import { eachTick, useAsTimePasses, writeAttribute } from '../../lib/ticking.ts';
import { TickingText } from '../../lib/ticking-text.tsx';
import { nextStations } from '../../parts/lottery/next-stations.ts';
import { passedNow, passedOfDay } from '../../parts/lottery/passed-of.ts';
import type { ServerOffset } from '../../parts/lottery/server-offset.ts';
import { hourText, vietnamHour } from '../../parts/lottery/vietnam-time.ts';
import type { HallGroup } from './hall-group.ts';
import { useHallOffset } from './hall-offset.tsx';
import { useOwnHour } from './own-hour-text.ts';
import { RegionCard } from './region-card.tsx';
import { useDrawSky } from './use-draw-sky.ts';

interface HallSkyProps {
  title: string;
  /** 2 where something stands before it. */
  titleLevel?: 1 | 2;
  regions: readonly HallGroup[];
}

/** The evening of Vietnam's draws: a disc for each region at its hour, the fuller the nearer, above its stations. */
export function HallSky({ title, titleLevel = 1, regions }: HallSkyProps) {
  const { t } = useLingui();
  const Title = `h${titleLevel}` as const;
  const { ground, Backdrop } = useDrawSky();
  const inOrder = regions.toSorted((one, other) => hourOf(one).localeCompare(hourOf(other)));
  return (
    <section
      className={`relative isolate -mx-3 overflow-hidden px-3 pt-4 pb-4 text-on-art md:mx-0 md:mt-0 md:rounded-card md:px-5 md:pt-5 ${titleLevel === 1 ? '-mt-4' : ''} ${ground}`}
    >
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0">
          <Title
            className={`mb-1 font-display font-bold ${titleLevel === 1 ? 'text-32 md:text-40' : 'text-24 md:text-32'}`}
          >
            {title}
          </Title>
          <p className="text-14">
            <Trans>Sales close shortly before each draw, by the operator’s clock.</Trans>
          </p>
        </div>
        <ServerClock label={t`Time in Vietnam`} />
      </div>
      <div className="relative -mx-3 mt-0 h-30 px-3 md:-mx-5 md:mt-2 md:h-40 md:px-5">
        {Backdrop && <Backdrop />}
        <SkyWay regions={inOrder} />
        <ul
          className="relative grid h-full items-start"
          style={{ gridTemplateColumns: `repeat(${inOrder.length}, minmax(0, 1fr))` }}
        >
          {inOrder.map((group, at) => (
            <li
              key={group.gameGroupCode}
              className={`grid justify-items-center ${at * 2 === inOrder.length - 1 ? '' : 'pt-3 md:pt-4'}`}
            >
              <RegionDisc group={group} />
            </li>
          ))}
        </ul>
      </div>
      <ul className="grid gap-3 text-default md:grid-cols-3">
        {inOrder.map((group) => (
          <li key={group.gameGroupCode} className="min-w-0">
            <RegionCard group={group} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function hourOf({ gameMenus }: HallGroup): string {
  const next = nextStations(gameMenus)[0]?.nextDraw;
  return next ? hourText(next.drawsAt) : '';
}

/** Minutes around the first and the last draw that the way shows. */
const MARGIN = 30;

/** The way of the discs through the evening; what has passed of it is drawn through. */
function SkyWay({ regions }: Omit<HallSkyProps, 'title' | 'titleLevel'>) {
  const { way } = useDrawSky();
  const serverOffset = useHallOffset();
  const minutes = regions.flatMap(({ gameMenus }) => {
    const next = nextStations(gameMenus)[0]?.nextDraw;
    return next ? [vietnamHour(next.drawsAt)] : [];
  });
  const first = Math.min(...minutes) - MARGIN;
  const last = Math.max(...minutes) + MARGIN;
  const dashes = () => {
    const now = serverNow(serverOffset);
    const share =
      now === null || minutes.length === 0 ? 0 : (vietnamHour(now) - first) / (last - first);
    return `${Math.min(100, Math.max(0, share * 100))} 100`;
  };
  const path = 'M0 70Q600 -26 1200 70';
  const line = { d: path, fill: 'none', stroke: way, vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg
      viewBox="0 0 1200 112"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <path {...line} strokeWidth="1.5" strokeDasharray="4 7" opacity="0.6" />
      <path
        {...line}
        strokeWidth="2.5"
        pathLength="100"
        strokeDasharray={dashes()}
        ref={eachTick((way) => writeAttribute(way, 'stroke-dasharray', dashes()))}
      />
    </svg>
  );
}

function RegionDisc({ group }: { group: HallGroup }) {
  const serverOffset = useHallOffset();
  const { Disc } = useDrawSky();
  const next = nextStations(group.gameMenus)[0]?.nextDraw;
  const isWaiting = group.gameMenus.some(({ awaiting }) => awaiting !== null);
  const end = next && serverOffset !== null ? Date.parse(next.closesAt) - serverOffset : null;
  // A day at most lies between two draws of a region. Steps of a hundredth: it is drawn again when it looks otherwise.
  const lit = useAsTimePasses(
    () => Math.round(passedNow(passedOfDay({ phase: 'loading', end })) * 100) / 100,
  );
  return (
    <>
      <Disc lit={isWaiting ? 1 : lit} className="size-12 md:size-16" />
      <span className="font-display text-16 font-bold tabular md:text-20">{hourOf(group)}</span>
      {next && <HereHour instant={next.drawsAt} />}
    </>
  );
}

/** The reader's own hour under Vietnam's; its line is within the sky's height, so nothing moves when it comes. */
function HereHour({ instant }: { instant: string }) {
  const { t } = useLingui();
  const hour = useOwnHour(instant);
  if (hour === null) return null;
  return <span className="text-12 font-semibold tabular">{t`${hour} here`}</span>;
}

function ServerClock({ label }: { label: string }) {
  const serverOffset = useHallOffset();
  return (
    <p className="shrink-0 text-right text-13">
      {label}
      <br />
      <TickingText
        role="timer"
        translate="no"
        aria-live="off"
        className="font-display text-20 font-bold tabular md:text-24"
        text={() => {
          const now = serverNow(serverOffset);
          return now === null ? '––:––:––' : hourText(now, true);
        }}
      />
    </p>
  );
}

/** The operator's time, in epoch milliseconds; null until it is known. */
const serverNow = (serverOffset: ServerOffset): number | null =>
  serverOffset === null ? null : Date.now() + serverOffset;
