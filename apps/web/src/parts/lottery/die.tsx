import { useLingui } from '@lingui/react/macro';

const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [29, 29],
    [71, 29],
    [29, 71],
    [71, 71],
  ],
  [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  [
    [29, 25],
    [71, 25],
    [29, 50],
    [71, 50],
    [29, 75],
    [71, 75],
  ],
];

const SIZES = { xs: 'size-5', sm: 'size-7', md: 'size-9' };

/** A die that shows a face of 1 to 6. */
export function Die({ face, size = 'md' }: { face: number; size?: 'xs' | 'sm' | 'md' }) {
  const { t } = useLingui();
  const single = face === 1;
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={t`Die shows ${face}`} className={SIZES[size]}>
      <rect x="3" y="6" width="94" height="92" rx="22" fill="oklch(0.66 0.1 70)" />
      {/* Ivory on ivory has an edge all round. */}
      <rect
        x="3"
        y="2"
        width="94"
        height="90"
        rx="22"
        fill="oklch(0.98 0.015 85)"
        stroke="oklch(0.66 0.1 70)"
        vectorEffect="non-scaling-stroke"
      />
      {PIPS[face - 1]?.map(([x, y]) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y - 3}
          r={single ? 16 : 9.5}
          fill={single || face === 4 ? 'oklch(0.52 0.2 27)' : 'oklch(0.25 0.06 20)'}
        />
      ))}
    </svg>
  );
}
