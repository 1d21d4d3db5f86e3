import { Trans, useLingui } from '@lingui/react/macro';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { SaleDial } from '../../parts/lottery/sale-dial.tsx';
import { nextStations } from '../../parts/lottery/next-stations.ts';
import type { ServerOffset } from '../../parts/lottery/server-offset.ts';
import type { HallGroup } from './hall-group.ts';
import { NightVillage } from './night-village.tsx';
import { RegionCard } from './region-card.tsx';

/** A day at most lies between two draws of a region, so so much of it has passed. */
const DAY_SECONDS = 86_400;

interface HallSkyProps {
  title: string;
  regions: readonly HallGroup[];
  serverOffset: ServerOffset;
}

/** The evening of Vietnam's draws: a moon for each region at its hour, the fuller the nearer, above its stations. */
export function HallSky({ title, regions, serverOffset }: HallSkyProps) {
  const { t } = useLingui();
  const inOrder = regions.toSorted((one, other) => hourOf(one).localeCompare(hourOf(other)));
  return (
    <section className="relative isolate -mx-3 -mt-4 overflow-hidden bg-[linear-gradient(oklch(0.24_0.04_205),oklch(0.31_0.06_190))] px-3 pt-5 pb-4 text-on-art md:mx-0 md:mt-0 md:rounded-card md:px-5">
      <NightVillage />
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div>
          <h1 className="font-display text-32 font-bold md:text-40">{title}</h1>
          <p className="text-14">
            <Trans>Sales close shortly before each draw, by the operator’s clock.</Trans>
          </p>
        </div>
        <ServerClock label={t`Time in Vietnam`} serverOffset={serverOffset} />
      </div>
      <div className="relative mt-3 hidden h-28 md:block">
        <svg
          viewBox="0 0 1200 112"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          <path
            d="M0 96Q600 -40 1200 96"
            fill="none"
            stroke="oklch(0.87 0.15 90)"
            strokeWidth="2"
            strokeDasharray="5 7"
            vectorEffect="non-scaling-stroke"
            opacity="0.6"
          />
        </svg>
        <ul className="relative grid h-full grid-cols-3 items-center">
          {inOrder.map((group) => (
            <li key={group.gameGroupCode} className="grid justify-items-center gap-1">
              <RegionMoon group={group} serverOffset={serverOffset} />
            </li>
          ))}
        </ul>
      </div>
      <ul className="mt-4 grid gap-3 text-default md:mt-2 md:grid-cols-3">
        {inOrder.map((group) => (
          <li key={group.gameGroupCode}>
            <RegionCard group={group} serverOffset={serverOffset} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const VIETNAM = 'Asia/Ho_Chi_Minh';

function hourOf({ gameMenus }: HallGroup): string {
  const next = nextStations(gameMenus)[0]?.nextDraw;
  return next ? timeText(next.drawsAt) : '';
}

/** The hour of an instant in Vietnam, `18:15`: the same in every language. */
function timeText(instant: string | number, seconds = false): string {
  return new Intl.DateTimeFormat('en', {
    timeZone: VIETNAM,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds ? { second: '2-digit' } : {}),
  }).format(new Date(instant));
}

function RegionMoon({ group, serverOffset }: { group: HallGroup; serverOffset: ServerOffset }) {
  const next = nextStations(group.gameMenus)[0]?.nextDraw;
  const left = useSecondsLeft(next ? Date.parse(next.closesAt) - (serverOffset ?? 0) : 0);
  return (
    <>
      <SaleDial
        passed={next && serverOffset !== null ? 1 - Math.min(left, DAY_SECONDS) / DAY_SECONDS : 0}
        className="size-16"
      />
      <span className="font-display text-20 font-bold tabular">{hourOf(group)}</span>
    </>
  );
}

function ServerClock({ label, serverOffset }: { label: string; serverOffset: ServerOffset }) {
  // The second changes with the device's timer; what it shows is the operator's.
  const now = END_OF_TIME - useSecondsLeft(END_OF_TIME) * 1_000;
  return (
    <p className="text-13">
      {label}
      <br />
      <span role="timer" aria-live="off" className="font-display text-24 font-bold tabular">
        {serverOffset === null ? '––:––:––' : timeText(now + serverOffset, true)}
      </span>
    </p>
  );
}

const END_OF_TIME = 8_640_000_000_000_000;
