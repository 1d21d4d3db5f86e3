import { Ball } from '../drawn-numbers.tsx';
import { between, move, partsOf, until } from './motion.ts';
import type { Scene, SceneProps } from './scene.ts';

const EACH = 250;

/** Twenty numbers light up on a wall, in value order; the moon shows the one that has just come. */
function MoonWall({ draw }: SceneProps) {
  const drawn = draw.prizes.flatMap(({ numbers }) => numbers);
  return (
    <div className="absolute inset-0 grid grid-cols-[4.5rem_1fr] items-center gap-2 px-3 pb-1.5 @3xl:grid-cols-[8rem_1fr] @3xl:gap-5 @3xl:px-6">
      <span className="relative grid size-13 place-items-center justify-self-center rounded-full bg-[radial-gradient(circle_at_36%_28%,oklch(0.97_0.07_98),oklch(0.88_0.15_90)_55%,oklch(0.78_0.15_75))] font-display text-24 font-bold text-[oklch(0.27_0.1_20)] tabular @3xl:size-18 @3xl:text-32">
        <span data-part="last">{drawn.at(-1)}</span>
        {drawn.slice(0, -1).map((number, at) => (
          <span
            key={number}
            data-part="passing"
            data-at={at}
            className="absolute inset-0 grid place-items-center opacity-0"
          >
            {number}
          </span>
        ))}
      </span>
      <span className="grid grid-cols-10 justify-items-center gap-x-0.5 gap-y-1">
        {drawn.toSorted().map((number) => (
          <span
            key={number}
            data-part="ball"
            data-at={drawn.indexOf(number)}
            className="text-default *:size-6.5 *:text-13 @3xl:*:size-8.5 @3xl:*:text-14"
          >
            <Ball symbol={number} size="sm" />
          </span>
        ))}
      </span>
    </div>
  );
}

function motion(stage: HTMLElement): Animation[] {
  const at = (element: HTMLElement) => Number(element.dataset.at) * EACH;
  const balls = partsOf(stage, 'ball');
  return [
    ...balls.map((ball) =>
      move(ball, [{ scale: '0', opacity: 0 }, { scale: '1.15' }, { scale: '1' }], {
        at: at(ball),
        lasts: 320,
      }),
    ),
    ...partsOf(stage, 'passing').map((one) => between(one, at(one), at(one) + EACH)),
    ...partsOf(stage, 'last').map((one) => until(one, (balls.length - 1) * EACH)),
  ];
}

export const MOON_WALL: Scene = { Still: MoonWall, motion };
