/** A wax seal with its petals; broken, it is grey and has a crack. Decoration: the verdict is in words. */
export function ProofSeal({ isBroken }: { isBroken: boolean }) {
  const petals = Array.from({ length: 12 }, (_, at) => {
    const angle = (at / 12) * 2 * Math.PI;
    return [50 + 36 * Math.cos(angle), 50 + 36 * Math.sin(angle)] as const;
  });
  const wax = isBroken ? 'oklch(0.6 0.01 60)' : 'var(--seal)';
  const print = isBroken ? 'oklch(0.82 0.01 60)' : 'var(--seal-print)';
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-20 shrink-0 md:size-28">
      <g fill={wax}>
        {petals.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r="11" />
        ))}
        <circle cx="50" cy="50" r="38" />
      </g>
      <circle cx="50" cy="50" r="29" fill="none" stroke={print} strokeWidth="1.5" opacity="0.7" />
      {isBroken ? (
        <path
          d="M52 4L44 26L56 40L43 56L54 70L46 97"
          fill="none"
          stroke="oklch(0.28 0.08 22)"
          strokeWidth="4"
          strokeLinejoin="bevel"
        />
      ) : (
        <path
          d="M36 51L46 61L65 40"
          fill="none"
          stroke={print}
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
