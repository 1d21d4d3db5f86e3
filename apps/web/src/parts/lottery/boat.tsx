const GOLD = 'oklch(0.87 0.15 90)';
const INK = 'oklch(0.3 0.11 20)';
const BRONZE = 'oklch(0.62 0.13 70)';
const CREAM = 'oklch(0.96 0.03 85)';
const SEATS = [28, 41, 54, 67, 80];

interface BoatProps {
  colour: string;
  className?: string;
}

/** A dragon boat with its crew, on its way to the right. */
export function Boat({ colour, className }: BoatProps) {
  return (
    <svg viewBox="0 0 120 41" aria-hidden="true" className={className}>
      <BoatDrawing colour={colour} />
    </svg>
  );
}

/** The same, inside another drawing; 120 by 41. */
export function BoatDrawing({ colour }: Pick<BoatProps, 'colour'>) {
  return (
    <>
      <path d="M4 22Q8 34 22 35H92Q104 35 110 24Q98 27 86 27H26Q12 27 4 22Z" fill={colour} />
      <path d="M104 26Q114 22 112 12Q118 12 118 5Q110 2 104 8Q98 12 100 20Z" fill={colour} />
      <path
        d="M104 9Q98 2 92 5Q98 8 99 14ZM112 12l7 2l-4 3ZM4 22Q-2 14 6 9Q6 16 12 19Z"
        fill={GOLD}
      />
      {SEATS.map((seat) => (
        <g key={seat}>
          <circle cx={seat} cy="17" r="4" fill={CREAM} />
          <path d={`M${seat - 5} 27q5 -9 10 0z`} fill={INK} />
          <path d={`M${seat + 2} 22l-9 15`} stroke={BRONZE} strokeWidth="2" strokeLinecap="round" />
        </g>
      ))}
    </>
  );
}
