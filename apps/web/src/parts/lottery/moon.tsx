import { classNames } from '@palpite/ui/class-names.ts';
import type { DialProps } from './dial-props.ts';

const RADIUS = 46;

/** It waxes while an issue is on sale, and is full when the draw is on. @param lit the share that is lit, from 0 to 1 */
export function Moon({ lit, className }: DialProps) {
  const across = Math.abs(1 - 2 * lit) * RADIUS;
  const top = 50 - RADIUS;
  const bottom = 50 + RADIUS;
  const crescent = `M50 ${top}A${RADIUS} ${RADIUS} 0 0 1 50 ${bottom}A${across} ${RADIUS} 0 0 ${lit > 0.5 ? 1 : 0} 50 ${top}Z`;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={classNames('shrink-0', className)}>
      <circle cx="50" cy="50" r={RADIUS} fill="oklch(0.36 0.05 195)" />
      {lit >= 0.995 ? (
        <circle cx="50" cy="50" r={RADIUS} fill="oklch(0.87 0.15 90)" />
      ) : (
        <path d={crescent} fill="oklch(0.87 0.15 90)" />
      )}
      {/* A new moon is a ring, not a dark dot. */}
      <circle
        cx="50"
        cy="50"
        r={RADIUS - 1.5}
        fill="none"
        stroke="oklch(0.87 0.15 90)"
        strokeWidth="3"
        opacity="0.7"
      />
      {lit > 0.5 && (
        <g fill="oklch(0.5 0.1 65)" opacity="0.16">
          <circle cx="66" cy="38" r="10" />
          <circle cx="70" cy="63" r="6" />
          {lit > 0.8 && <circle cx="46" cy="66" r="7" />}
        </g>
      )}
    </svg>
  );
}
