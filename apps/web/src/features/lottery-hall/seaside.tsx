const WAVES = [64, 84, 104] as const;

/** One wave across, `y` high in the middle: crest and trough by turns, so that it goes on at the edge. */
const waveAt = (y: number) =>
  `M0 ${y}${Array.from({ length: 6 }, () => 'q50 -34 100 0t100 0').join('')}V140H0Z`;

/** A promenade of black and white waves below a hill; decoration. */
export function Seaside() {
  return (
    <svg
      viewBox="0 0 1200 140"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 h-28 w-full"
    >
      <path
        d="M0 86Q60 60 140 72Q190 8 232 26Q262 42 276 80Q380 50 470 84H760Q860 44 940 70Q1010 34 1090 66Q1150 52 1200 74V140H0Z"
        fill="oklch(0.4 0.1 158)"
      />
      {WAVES.map((y, at) => (
        <g key={y}>
          <path d={waveAt(y)} fill="oklch(0.96 0.02 92)" />
          <path d={waveAt(y + (at === WAVES.length - 1 ? 20 : 11))} fill="oklch(0.2 0.04 168)" />
        </g>
      ))}
    </svg>
  );
}

const RADIUS = 36;

/** The sun of the promenade: it rises out of its disc while an issue is on sale. @param lit from 0 to 1 */
export function RisingSun({ lit, className }: { lit: number; className?: string }) {
  const edge = 50 + RADIUS - 2 * RADIUS * lit;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <clipPath id={`sun-${Math.round(lit * 1_000)}`}>
        <rect y={edge} width="100" height="100" />
      </clipPath>
      <circle
        cx="50"
        cy="50"
        r={RADIUS}
        fill="oklch(0.36 0.11 256)"
        stroke="oklch(0.87 0.17 88)"
        strokeWidth="3"
      />
      <circle
        cx="50"
        cy="50"
        r={RADIUS}
        fill="oklch(0.87 0.17 88)"
        clipPath={`url(#sun-${Math.round(lit * 1_000)})`}
      />
    </svg>
  );
}
