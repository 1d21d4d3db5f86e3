import { useLingui } from '@lingui/react/macro';
import { SaleDial } from '../sale-dial.tsx';
import { prizeName } from '../play-names.ts';
import { between, move, partsOf, until } from './motion.ts';
import type { Scene, SceneProps } from './scene.ts';

const EACH = 230;
const SPECIAL_DIGIT = 320;
const RING = 2 * Math.PI * 46;

/** Every prize from the smallest to the special one, whose digits come last and slowest; a ring says how far it is. */
function PrizeRoll({ draw }: SceneProps) {
  const { i18n } = useLingui();
  const [special, ...others] = draw.prizes;
  const passing = others
    .toReversed()
    .flatMap(({ prize, numbers }) => numbers.map((number) => ({ prize, number })));
  return (
    <div className="absolute inset-0 flex items-center gap-3 px-3 @4xl:gap-4">
      <span className="relative h-3/4 shrink-0">
        <SaleDial passed={1} className="h-full p-1.5" />
        <svg viewBox="0 0 100 100" className="absolute inset-0 size-full -rotate-90">
          <circle
            data-part="ring"
            data-count={passing.length}
            cx="50"
            cy="50"
            r="46"
            fill="none"
            stroke="oklch(0.82 0.12 170)"
            strokeWidth="5"
            strokeDasharray={RING}
          />
        </svg>
      </span>
      <span className="relative min-w-0 flex-1">
        <span data-part="special-name" className="block text-13 leading-4.5 font-semibold">
          {prizeName(i18n, special?.prize ?? '')}
        </span>
        <span className="flex gap-1 @4xl:gap-1.5">
          {[...(special?.numbers[0] ?? '')].map((digit, at) => (
            <GoldBall key={at} part="digit" text={digit} />
          ))}
        </span>
        {passing.map(({ prize, number }, at) => (
          <span key={at} data-part="passing" className="absolute inset-0 opacity-0">
            <span className="block text-13 leading-4.5 font-semibold">
              {prizeName(i18n, prize)}
            </span>
            <span className="flex gap-1 @4xl:gap-1.5">
              {[...number].map((digit, place) => (
                <GoldBall key={place} text={digit} />
              ))}
            </span>
          </span>
        ))}
      </span>
    </div>
  );
}

function GoldBall({ text, part }: { text: string; part?: string }) {
  return (
    <span
      data-part={part}
      className="grid size-8 place-items-center rounded-full border-4 border-[oklch(0.8_0.15_80)] bg-[oklch(0.99_0.01_90)] font-display text-20 font-bold text-[oklch(0.27_0.1_20)] tabular"
    >
      {text}
    </span>
  );
}

function motion(stage: HTMLElement): Animation[] {
  const passing = partsOf(stage, 'passing');
  const special = passing.length * EACH;
  const digits = partsOf(stage, 'digit');
  const whole = special + digits.length * SPECIAL_DIGIT;
  return [
    ...passing.map((one, at) => between(one, at * EACH, (at + 1) * EACH)),
    ...partsOf(stage, 'special-name').map((name) => until(name, special)),
    ...digits.map((digit, at) =>
      move(
        digit,
        [
          { scale: '0', rotate: '-0.5turn' },
          { scale: '1', rotate: '0turn' },
        ],
        {
          at: special + at * SPECIAL_DIGIT,
          lasts: 420,
        },
      ),
    ),
    ...partsOf(stage, 'ring').map((ring) =>
      move(ring, [{ strokeDashoffset: RING }, { strokeDashoffset: 0 }], {
        lasts: whole,
        easing: `steps(${passing.length + digits.length})`,
      }),
    ),
  ];
}

export const PRIZE_ROLL: Scene = { Still: PrizeRoll, motion };
