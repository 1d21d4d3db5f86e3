import { classNames } from '@palpite/ui/class-names.ts';
import type { DialProps } from './dial-props.ts';

const RADIUS = 46;
/** A new moon is a moon too: the thinnest crescent that is drawn. */
const LEAST = 0.1;

/** What is lit of it, as an outline. @param lit the share, from 0 to 1 */
export function moonPart(lit: number): string {
  const shown = lit >= 0.995 ? 1 : Math.max(LEAST, lit);
  const across = Math.abs(1 - 2 * shown) * RADIUS;
  const top = 50 - RADIUS;
  const bottom = 50 + RADIUS;
  return `M50 ${top}A${RADIUS} ${RADIUS} 0 0 1 50 ${bottom}A${across} ${RADIUS} 0 0 ${shown > 0.5 ? 1 : 0} 50 ${top}Z`;
}

/** A moon of which a share is lit, from 0 to 1. */
export function Moon({ lit, className }: { lit: number; className?: string }) {
  return <MoonDial lit={moonPart(lit)} className={className} />;
}

/** It waxes while an issue is on sale, and is full when the draw is on. */
export function MoonDial({ lit, place, className }: DialProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={classNames('shrink-0', className)}>
      {/* What is not lit has the light of the earth: it is a disc with its seas, not a hole. */}
      <circle cx="50" cy="50" r={RADIUS} fill="oklch(0.56 0.035 95)" />
      <path ref={place} d={lit} fill="oklch(0.87 0.15 90)" />
      <g fill="oklch(0.3 0.05 65)" opacity="0.18">
        <circle cx="66" cy="38" r="10" />
        <circle cx="70" cy="63" r="6" />
        <circle cx="46" cy="66" r="7" />
        <circle cx="36" cy="36" r="8" />
      </g>
    </svg>
  );
}
