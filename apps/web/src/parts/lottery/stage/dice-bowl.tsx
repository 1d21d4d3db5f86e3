import { useLingui } from '@lingui/react/macro';
import { Die } from '../die.tsx';
import { choiceName } from '../play-names.ts';
import { move, partsOf, until } from './motion.ts';
import type { Scene, SceneProps } from './scene.ts';

const CREAM = 'oklch(0.96 0.03 85)';
const GOLD = 'oklch(0.84 0.14 85)';
const SHAKES = 2_300;
const LIFTS = 700;
/** Where the lid lies once it is lifted: behind the bowl, whole. */
const ASIDE = 'translate(96%, 26%) rotate(12deg) scale(0.62)';
const TILTS = ['-rotate-7', 'rotate-4 translate-y-1.5', '-rotate-3'];

/** Three dice in a bowl under a lid, and what they add up to. */
function DiceBowl({ draw }: SceneProps) {
  const dice = draw.prizes.flatMap(({ numbers }) => numbers);
  return (
    <div className="absolute inset-0">
      <div className="absolute bottom-1 left-[55%] h-10 w-30 @3xl:left-1/2 -translate-x-1/2 group-data-running/stage:h-24 group-data-running/stage:w-44 @3xl:h-20 @3xl:w-50">
        <svg viewBox="10 70 180 62" className="absolute bottom-0 left-0 w-full">
          <path d="M22 96Q100 128 178 96L170 108Q100 136 30 108Z" fill="oklch(0.88 0.04 85)" />
          <ellipse cx="100" cy="94" rx="80" ry="17" fill={CREAM} />
          <ellipse cx="100" cy="93" rx="66" ry="12" fill="oklch(0.9 0.04 85)" />
        </svg>
        <div className="absolute bottom-2.5 left-1/2 flex -translate-x-1/2 items-end gap-1 @3xl:bottom-7 @3xl:gap-2">
          {dice.map((face, at) => (
            <span
              key={at}
              data-part="die"
              className={`block *:size-7 @3xl:*:size-10 ${TILTS[at % TILTS.length]}`}
            >
              <Die face={Number(face)} />
            </span>
          ))}
        </div>
        <svg
          data-part="lid"
          viewBox="94 -16 112 72"
          className="absolute bottom-3 left-[16%] w-[68%] origin-[80%_100%] @3xl:bottom-6"
          style={{ transform: ASIDE }}
        >
          <path d="M96 40Q100 -12 150 -14Q200 -12 204 40Q150 58 96 40Z" fill="var(--lamp)" />
          <path d="M96 40Q150 58 204 40Q202 50 150 56Q98 50 96 40Z" fill={GOLD} />
          <path
            d="M114 20Q120 2 138 -4"
            stroke="var(--lamp-rib)"
            strokeWidth="5"
            fill="none"
            strokeLinecap="round"
          />
          <path d="M136 18a14 14 0 1 0 28 0" fill="none" stroke={GOLD} strokeWidth="3" />
          <circle cx="150" cy="12" r="6" fill={GOLD} />
        </svg>
      </div>
      <Sum dice={dice.map(Number)} />
    </div>
  );
}

/** The middle between the lowest sum and the highest. */
const SMALL_TO = 10;

function Sum({ dice }: { dice: readonly number[] }) {
  const { t, i18n } = useLingui();
  const sum = dice.reduce((total, die) => total + die, 0);
  const words =
    new Set(dice).size === 1
      ? [choiceName(i18n, 'triple')]
      : [
          choiceName(i18n, sum > SMALL_TO ? 'big' : 'small'),
          choiceName(i18n, sum % 2 === 1 ? 'odd' : 'even'),
        ];
  return (
    <div
      data-part="sum"
      className="absolute inset-y-0 left-3 flex items-center gap-2 leading-tight font-semibold @3xl:right-[calc(50%+7rem)] @3xl:left-auto @3xl:flex-col @3xl:items-end @3xl:justify-center @3xl:gap-0 @3xl:text-right"
    >
      <span className="hidden text-13 @3xl:block">{t`Sum`}</span>
      <b className="block font-display text-32 leading-none tabular">{sum}</b>
      {/* Beside the bowl of a narrow stage there is room for a word. */}
      <span className="block text-13 leading-4.5">
        {words.map((word, at) => (
          <span key={word} className="block @3xl:inline">
            {at > 0 && <span className="hidden @3xl:inline">{' · '}</span>}
            {word}
          </span>
        ))}
      </span>
    </div>
  );
}

function motion(stage: HTMLElement): Animation[] {
  const [lid] = partsOf(stage, 'lid');
  const sum = partsOf(stage, 'sum').map((element) => until(element, SHAKES + LIFTS));
  const dice = partsOf(stage, 'die').map((die, at) =>
    // Under the lid they have turned enough; they come to rest in sight.
    move(die, [{ rotate: `${(at - 1) * 26 + 14}deg` }, { rotate: '0deg' }], {
      at: SHAKES,
      lasts: LIFTS,
    }),
  );
  if (!lid) return [...sum, ...dice];
  const shaking = move(
    lid,
    [
      { transform: 'translate(-3%, 0) rotate(-2.5deg)' },
      { transform: 'translate(3%, -4%) rotate(2.5deg)' },
    ],
    { lasts: 130, times: Math.round(SHAKES / 130), back: true, easing: 'linear' },
  );
  const lifting = lid.animate(
    [
      { transform: 'none' },
      { transform: 'translate(30%, -70%) rotate(8deg)', offset: 0.4 },
      { transform: ASIDE },
    ],
    { delay: SHAKES, duration: LIFTS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
  return [...sum, ...dice, shaking, lifting];
}

export const DICE_BOWL: Scene = { Still: DiceBowl, motion };
