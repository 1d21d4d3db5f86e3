import { Ball } from '../drawn-numbers.tsx';
import { move, partsOf, unlike, until } from './motion.ts';
import type { Scene, SceneProps } from './scene.ts';

const MIXES = 1_200;
const EACH = 800;
const ROLLS = 650;
const INSIDE = Array.from({ length: 11 }, (_, at) => at);
/** Where a ball lies in the drum: on its ground, in rows. */
const placeOf = (at: number) => ({ x: 26 + (at % 5) * 12 + (at > 4 ? 6 : 0), y: at > 4 ? 66 : 77 });

/** A glass drum that mixes its balls; one after another they roll out to their place. */
function BallDrum({ draw }: SceneProps) {
  const drawn = draw.prizes.flatMap(({ numbers }) => numbers);
  return (
    <div className="absolute inset-0 flex items-center justify-center gap-3 px-3 pb-1 @3xl:gap-8">
      <svg viewBox="0 0 100 100" data-part="drum" className="h-full shrink-0 py-1 @3xl:py-2">
        <circle
          cx="50"
          cy="48"
          r="43"
          fill="oklch(1 0 0 / 0.1)"
          stroke="oklch(0.84 0.14 85)"
          strokeWidth="3"
        />
        {INSIDE.map((at) => {
          const { x, y } = placeOf(at);
          return (
            <circle
              key={at}
              data-part="inside"
              cx={x}
              cy={y}
              r="6"
              fill={at % 2 ? 'oklch(0.96 0.03 85)' : 'oklch(0.87 0.15 90)'}
              stroke="oklch(0.62 0.13 70)"
            />
          );
        })}
        <path
          d="M18 22Q28 12 44 9"
          fill="none"
          stroke="white"
          strokeWidth="3"
          strokeLinecap="round"
          opacity="0.5"
        />
        <path d="M34 90L26 99H74L66 90Z" fill="oklch(0.62 0.13 70)" />
      </svg>
      <span className="flex gap-1.5 text-default @3xl:gap-3">
        {drawn.map((number) => (
          <span
            key={number}
            data-part="out"
            className="*:size-9 *:text-16 @3xl:*:size-14 @3xl:*:text-24 [&>*]:font-display"
          >
            <Ball symbol={number} />
          </span>
        ))}
      </span>
    </div>
  );
}

function motion(stage: HTMLElement): Animation[] {
  const [drum] = partsOf(stage, 'drum');
  const out = partsOf(stage, 'out');
  const whole = MIXES + out.length * EACH;
  const mixed = partsOf(stage, 'inside').map((ball, at) => {
    const { x, y } = placeOf(at);
    const stops = Array.from({ length: 9 }, (_, leg) => {
      if (leg === 0 || leg === 8) return { transform: 'none' };
      const [turn, far] = [unlike(at, leg) * 2 * Math.PI, 8 + unlike(leg, at) * 26];
      const [toX, toY] = [50 + Math.cos(turn) * far - x, 48 + Math.sin(turn) * far - y];
      return { transform: `translate(${toX}px, ${toY}px)` };
    });
    return move(ball, stops, { lasts: whole / 2, times: 2, easing: 'linear' });
  });
  const rolled = out.flatMap((ball, at) => {
    const from = drum ? drum.getBoundingClientRect().right - ball.getBoundingClientRect().right : 0;
    const when = MIXES + at * EACH;
    return [
      until(ball, when),
      move(
        ball,
        [
          { translate: `${from}px 0`, rotate: '-1.5turn' },
          { translate: '0 0', rotate: '0turn' },
        ],
        { at: when, lasts: ROLLS },
      ),
    ];
  });
  return [...mixed, ...rolled];
}

export const BALL_DRUM: Scene = { Still: BallDrum, motion };
