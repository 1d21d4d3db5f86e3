import { between, move, partsOf, until } from './motion.ts';
import type { Scene, SceneProps } from './scene.ts';

const CORD = 'var(--lamp-cord)';
const DIGITS = [...'0123456789'];
const FIRST_STOPS = 1_300;
const NEXT_STOPS = 850;
const TURN = 700;

/** Five lanterns on a rope: each sways while its digit turns, and is lit when it stops. */
function Lanterns({ draw }: SceneProps) {
  const digits = draw.prizes.flatMap(({ numbers }) => numbers);
  return (
    <div className="absolute inset-0 overflow-hidden">
      <svg
        viewBox="0 0 100 30"
        preserveAspectRatio="none"
        className="absolute -top-1 left-0 h-10 w-full"
      >
        <path
          d="M0 4Q50 34 100 4"
          fill="none"
          stroke={CORD}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="absolute inset-0 flex items-start justify-center gap-3 @3xl:gap-8">
        {digits.map((digit, at) => (
          <Lantern key={at} digit={digit} />
        ))}
      </div>
    </div>
  );
}

const BODY = 'M-11 -26C-38 -24 -38 22 -11 24H11C38 22 38 -24 11 -26Z';
const RIB = 'M-4 -26C-15 -20 -15 18 -4 24H4C15 18 15 -20 4 -26Z';

function Lantern({ digit }: { digit: string }) {
  return (
    <div
      data-part="lantern"
      className="relative w-7.5 origin-[50%_-1.75rem] @3xl:w-12 @3xl:even:mt-1.5"
    >
      <svg viewBox="-36 -46 72 96" className="w-full overflow-visible">
        <path d="M0 -46V-30" stroke={CORD} strokeWidth="2" />
        <path d={BODY} fill="var(--lamp)" />
        <path d={RIB} fill="var(--lamp-rib)" />
        <g data-part="lit">
          <circle r="44" fill="var(--lamp-lit)" opacity="0.16" />
          <path d={BODY} fill="var(--lamp-lit)" />
          <path d={RIB} fill="var(--lamp-lit-rib)" />
        </g>
        <path d="M-11 -33h22v7h-22zM-11 24h22v6h-22z" fill={CORD} />
        <path d="M-5 30v12M0 30v17M5 30v12" stroke={CORD} strokeWidth="2" />
      </svg>
      <span className="absolute inset-x-0 top-[46%] h-6 -translate-y-1/2 overflow-hidden text-center font-display text-16 leading-6 font-bold tabular @3xl:h-8 @3xl:text-24 @3xl:leading-8">
        <span data-part="digit" className="block text-(--lamp-ink)">
          {digit}
        </span>
        <span data-part="reel" className="absolute inset-x-0 top-0 block opacity-0">
          {DIGITS.map((each) => (
            <span key={each} className="block">
              {each}
            </span>
          ))}
        </span>
      </span>
    </div>
  );
}

function motion(stage: HTMLElement): Animation[] {
  const [lit, digits, reels] = ['lit', 'digit', 'reel'].map((name) => partsOf(stage, name));
  return partsOf(stage, 'lantern').flatMap((lantern, at) => {
    const stops = FIRST_STOPS + at * NEXT_STOPS;
    const reel = reels?.[at];
    const swings = Math.ceil(stops / 1_000) * 2;
    return [
      move(lantern, [{ rotate: '-5deg' }, { rotate: '5deg' }], {
        lasts: stops / swings,
        times: swings,
        back: true,
        easing: 'ease-in-out',
      }),
      move(lantern, [{ translate: '0 -10px' }, { translate: '0 6px' }, { translate: '0 0' }], {
        at: stops,
        lasts: 500,
      }),
      ...(lit?.[at] ? [until(lit[at], stops)] : []),
      ...(digits?.[at] ? [until(digits[at], stops)] : []),
      ...(reel
        ? [
            between(reel, 0, stops),
            move(reel, [{ translate: '0 0' }, { translate: '0 -90%' }], {
              lasts: TURN,
              times: Math.ceil(stops / TURN),
              easing: 'linear',
            }),
          ]
        : []),
    ];
  });
}

export const LANTERNS: Scene = { Still: Lanterns, motion };
