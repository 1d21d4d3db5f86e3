const STARS = [
  [5, 18],
  [13, 44],
  [22, 12],
  [31, 34],
  [43, 10],
  [58, 30],
  [66, 14],
  [74, 40],
  [83, 20],
  [92, 36],
] as const;

/** The last light over a far ridge; decoration. */
export function Ridge() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-10">
      {STARS.map(([left, top]) => (
        <span
          key={left}
          className="absolute size-px rounded-full bg-on-art opacity-70"
          style={{ left: `${left}%`, top: `${top}%` }}
        />
      ))}
      <svg
        viewBox="0 0 1200 100"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 h-20 w-full"
      >
        <path
          d="M0 62L90 48L170 60L280 30L350 52L470 40L560 64L690 44L780 58L900 26L980 50L1100 38L1200 56V100H0Z"
          fill="oklch(0.17 0.025 250)"
        />
        <path
          d="M0 80L140 66L260 82L420 62L560 84L740 70L900 86L1060 68L1200 82V100H0Z"
          fill="oklch(0.13 0.02 250)"
        />
      </svg>
    </div>
  );
}

const RADIUS = 34;

/** A sun that is covered while an issue is on sale: with the draw its ring alone is left. @param lit from 0 to 1 */
export function Eclipse({ lit, className }: { lit: number; className?: string }) {
  const away = (1 - lit) * 2 * RADIUS;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <circle cx="50" cy="50" r="47" fill="oklch(0.82 0.09 62)" opacity="0.12" />
      <circle cx="50" cy="50" r="41" fill="oklch(0.88 0.09 68)" opacity="0.25" />
      <circle cx="50" cy="50" r={RADIUS + 2} fill="oklch(0.93 0.07 78)" />
      <clipPath id={`eclipse-${Math.round(lit * 1_000)}`}>
        <circle cx="50" cy="50" r={RADIUS + 2} />
      </clipPath>
      <circle
        cx={50 + away}
        cy={50 - away / 6}
        r={RADIUS}
        fill="oklch(0.15 0.02 250)"
        clipPath={`url(#eclipse-${Math.round(lit * 1_000)})`}
      />
    </svg>
  );
}
