const STARS = [
  [4, 22],
  [11, 60],
  [19, 30],
  [27, 74],
  [36, 18],
  [44, 52],
  [56, 24],
  [63, 66],
  [71, 34],
  [79, 58],
  [86, 20],
  [94, 48],
] as const;
const HOUSES = [2, 11, 17, 23, 36, 43, 55, 61, 68, 79, 87, 94] as const;

/** Stars and roofs behind the evening of the draws; decoration. */
export function NightVillage() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-10">
      {STARS.map(([left, top], at) => (
        <span
          key={left}
          className={`absolute rounded-full bg-on-art opacity-60 ${at % 3 === 0 ? 'size-1' : 'size-0.5'}`}
          style={{ left: `${left}%`, top: `${top}%` }}
        />
      ))}
      {HOUSES.map((left, at) => (
        <svg
          key={left}
          viewBox="0 0 80 44"
          className={`absolute bottom-0 ${at % 3 === 1 ? 'h-13' : 'h-9'}`}
          style={{ left: `${left}%` }}
        >
          <path d="M6 20Q18 16 24 6H56Q62 16 74 20V24H68V44H12V24H6Z" fill="oklch(0.2 0.035 205)" />
          {at % 2 === 1 && (
            <path d="M26 29h9v11h-9zM45 29h9v11h-9z" fill="oklch(0.75 0.11 85)" opacity="0.75" />
          )}
        </svg>
      ))}
    </div>
  );
}
