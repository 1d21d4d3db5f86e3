const WAVES = [14, 30, 46] as const;

/** One wave across: crest and trough by turns. */
const waveAt = (y: number) =>
  `M0 ${y}${Array.from({ length: 8 }, () => 'q37.5 -22 75 0t75 0').join('')}V70H0Z`;

/** A promenade of black and white waves below a hill; decoration. */
export function Seaside() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-10">
      <svg
        viewBox="0 0 1200 100"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-4 h-16 w-full md:h-24"
      >
        <path
          d="M0 70Q40 52 96 62Q120 10 150 22Q172 30 190 64Q300 44 420 74H760Q840 52 900 66Q980 40 1060 64Q1140 50 1200 68V100H0Z"
          fill="oklch(0.42 0.1 162)"
        />
      </svg>
      <svg
        viewBox="0 0 1200 60"
        preserveAspectRatio="xMidYMin slice"
        className="absolute inset-x-0 bottom-0 h-5 w-full md:h-9"
      >
        {WAVES.map((y) => (
          <g key={y}>
            <path d={waveAt(y)} fill="oklch(0.96 0.02 92)" />
            <path d={waveAt(y + 8)} fill="oklch(0.2 0.04 168)" />
          </g>
        ))}
      </svg>
    </div>
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
