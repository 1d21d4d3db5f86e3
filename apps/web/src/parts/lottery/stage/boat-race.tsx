import { Boat } from '../boat.tsx';
import { Car } from '../car.tsx';
import { boatColour } from '../car-colours.ts';
import { move, partsOf, unlike, until } from './motion.ts';
import type { Scene, SceneProps } from './scene.ts';

const RACE = 4_700;
/** How far behind the one before each boat comes in, as a share of the way. */
const BEHIND = 0.068;
const LEGS = 6;

const shareOf = (rank: number) => 1 - rank * BEHIND;

/** The order of arrival; while they race, ten boats on their lanes, each of which says the place of its boat. */
function BoatRace({ draw }: SceneProps) {
  const order = draw.prizes.flatMap(({ numbers }) => numbers.map(Number));
  return (
    <>
      <Arrived order={order} />
      <div className="invisible absolute inset-0 flex flex-col group-data-running/stage:visible bg-[repeating-linear-gradient(90deg,transparent_0_2.125rem,oklch(1_0_0/0.06)_2.125rem_3.25rem)] pb-1">
        {order
          .map((boat, rank) => ({ boat, rank }))
          .toSorted((one, other) => one.boat - other.boat)
          .map(({ boat, rank }) => (
            <Lane key={boat} boat={boat} rank={rank} />
          ))}
        <span className="absolute inset-y-0 right-9 w-2 bg-[repeating-conic-gradient(white_0_25%,black_0_50%)] bg-size-[0.5rem_0.5rem] opacity-80" />
      </div>
    </>
  );
}

/** Who came first, and so on to the last. */
function Arrived({ order }: { order: readonly number[] }) {
  return (
    <div className="absolute inset-0 flex items-center justify-between gap-0.5 px-3 pb-1 group-data-running/stage:invisible @3xl:px-6 @3xl:pb-2">
      {order.map((boat, rank) => (
        <span key={boat} className="flex min-w-0 flex-1 flex-col items-center gap-1 @3xl:gap-1.5">
          <span className="hidden text-13 leading-none font-bold tabular @3xl:block">
            {rank + 1}
          </span>
          <Car symbol={String(boat)} size="sm" />
          <Boat colour={boatColour(boat)} className="hidden w-full max-w-16 @3xl:block" />
        </span>
      ))}
    </div>
  );
}

function Lane({ boat, rank }: { boat: number; rank: number }) {
  return (
    <div
      className={`relative flex min-h-0 flex-1 items-center border-b border-[oklch(1_0_0/0.12)] pr-12 pl-8 ${rank === 0 ? 'bg-[oklch(0.88_0.15_90/0.2)]' : ''}`}
    >
      <span className="absolute left-1.5 origin-left scale-35 @3xl:scale-50">
        <Car symbol={String(boat)} size="sm" />
      </span>
      <span data-part="lane" className="relative h-full flex-1">
        <span
          data-part="boat"
          data-rank={rank}
          className="absolute -bottom-0.5 w-10 @3xl:w-14"
          style={{ left: `calc((100% - 100% / 8) * ${shareOf(rank)})` }}
        >
          <Boat colour={boatColour(boat)} className="block w-full" />
        </span>
      </span>
      <span
        data-part="rank"
        className="absolute right-2 w-6 text-right origin-right scale-80 font-display text-12 leading-none font-bold tabular @3xl:scale-100"
      >
        {rank + 1}
      </span>
    </div>
  );
}

function motion(stage: HTMLElement): Animation[] {
  const lanes = partsOf(stage, 'lane');
  const boats = partsOf(stage, 'boat').map((boat, at) => {
    const rank = Number(boat.dataset.rank);
    const end = shareOf(rank);
    const way = lanes[at]?.clientWidth ?? 0;
    const shares = Array.from({ length: LEGS + 1 }, (_, leg) => {
      if (leg === 0 || leg === LEGS) return leg === 0 ? 0 : end;
      const wander = ((unlike(rank + 1, leg + at) - 0.5) * 0.13 * (LEGS - leg)) / 4;
      return Math.max(0, (leg / LEGS) * end + wander);
    });
    return move(
      boat,
      shares.map((share) => ({ translate: `${(share - end) * way * 0.875}px 0` })),
      { lasts: RACE, easing: 'linear' },
    );
  });
  return [...boats, ...partsOf(stage, 'rank').map((rank) => until(rank, RACE))];
}

export const BOAT_RACE: Scene = { Still: BoatRace, motion };
