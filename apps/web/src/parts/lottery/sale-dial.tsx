import type { Face } from '@palpite/contract/face.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import type { ComponentType } from 'react';
import { useServices } from '../../lib/services.ts';
import type { DialProps } from './dial-props.ts';
import { Moon } from './moon.tsx';

const DIALS: Readonly<Record<Face['clock'], ComponentType<DialProps>>> = {
  moon: Moon,
  sun: Sun,
  ring: Ring,
};

/**
 * How near a draw is, as the brand shows it. Decoration; the time is in the text next to it. The last hours move it most:
 * by an even pace a morning's draw and an evening's would look alike all day.
 * @param passed the share of the sale that has passed, from 0 to 1
 */
export function SaleDial({ passed, className }: { passed: number; className?: string }) {
  const { clock } = useServices().boot.status.info.whitelabel.face;
  const Dial = DIALS[clock];
  return <Dial lit={passed ** 2} className={className} />;
}

const RADIUS = 46;

/** It fills like a cake, from the top round. */
function Ring({ lit, className }: DialProps) {
  const angle = 2 * Math.PI * lit;
  const x = 50 + RADIUS * Math.sin(angle);
  const y = 50 - RADIUS * Math.cos(angle);
  const part = `M50 50V${50 - RADIUS}A${RADIUS} ${RADIUS} 0 ${lit > 0.5 ? 1 : 0} 1 ${x} ${y}Z`;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={classNames('shrink-0', className)}>
      <circle cx="50" cy="50" r={RADIUS} fill="var(--color-ink3)" />
      <circle
        cx="50"
        cy="50"
        r={RADIUS - 1.5}
        fill="none"
        stroke="var(--color-ceremony)"
        strokeWidth="3"
      />
      {lit >= 0.995 ? (
        <circle cx="50" cy="50" r={RADIUS} fill="var(--color-ceremony)" />
      ) : (
        <path d={part} fill="var(--color-ceremony)" />
      )}
      <circle cx="50" cy="50" r="15" fill="var(--color-surface)" />
    </svg>
  );
}

const SUN = 33;
const HORIZON = 76;

/** It rises, and is whole above the horizon when the draw is on. */
function Sun({ lit, className }: DialProps) {
  const middle = HORIZON + SUN - 2 * SUN * lit;
  const half = Math.sqrt(Math.max(0, SUN ** 2 - (HORIZON - middle) ** 2));
  const part = `M${50 - half} ${HORIZON}A${SUN} ${SUN} 0 ${middle < HORIZON ? 1 : 0} 1 ${50 + half} ${HORIZON}Z`;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={classNames('shrink-0', className)}>
      {/* Where it will stand: before its rise the horizon alone would look like a dash. */}
      <circle
        cx="50"
        cy={HORIZON - SUN}
        r={SUN - 1.5}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeDasharray="5 6"
        opacity="0.6"
      />
      {lit >= 0.995 ? (
        <circle cx="50" cy={HORIZON - SUN} r={SUN} fill="var(--color-ceremony)" />
      ) : (
        <path d={part} fill="var(--color-ceremony)" />
      )}
      <path d={`M2 ${HORIZON}H98`} stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}
