import type { Face } from '@palpite/contract/face.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import type { ComponentType } from 'react';
import { useServices } from '../../lib/services.ts';
import { eachTick, writeAttribute } from '../../lib/ticking.ts';
import type { DialProps } from './dial-props.ts';
import { MoonDial, moonPart } from './moon.tsx';
import { type Passing, passedNow } from './passed-of.ts';

interface Clock {
  readonly Dial: ComponentType<DialProps>;
  /** What is lit of it, as an outline. @param lit from 0 to 1 */
  readonly part: (lit: number) => string;
}

const CLOCKS: Readonly<Record<Face['clock'], Clock>> = {
  moon: { Dial: MoonDial, part: moonPart },
  sun: { Dial: Sun, part: sunPart },
  ring: { Dial: Ring, part: ringPart },
};

interface SaleDialProps {
  /** The share of the sale that has passed. */
  passed: Passing;
  className?: string;
}

/**
 * How near a draw is, as the brand shows it. Decoration; the time is in the text next to it. The last hours move it most:
 * by an even pace a morning's draw and an evening's would look alike all day.
 */
export function SaleDial({ passed, className }: SaleDialProps) {
  const { Dial, part } = CLOCKS[useServices().boot.status.info.whitelabel.face.clock];
  // Steps of a thousandth: it is drawn again when it looks otherwise.
  const lit = () => part(Math.round(passedNow(passed) ** 2 * 1_000) / 1_000);
  return (
    <Dial
      lit={lit()}
      place={eachTick((shown) => writeAttribute(shown, 'd', lit()))}
      className={className}
    />
  );
}

/** From so much on it is whole. */
const WHOLE = 0.995;

const disc = (y: number, radius: number) =>
  `M50 ${y - radius}A${radius} ${radius} 0 0 1 50 ${y + radius}A${radius} ${radius} 0 0 1 50 ${y - radius}Z`;

const RADIUS = 46;
/** In radians: a clock without a hand would look like a hole. */
const FIRST_SLICE = 0.26;

/** It fills like a cake, from the top round. */
function Ring({ lit, place, className }: DialProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={classNames('shrink-0', className)}>
      <circle
        cx="50"
        cy="50"
        r={RADIUS}
        className="fill-(--color-ink3) dark:fill-[color-mix(in_oklab,var(--color-ink3)_60%,white)]"
      />
      <circle
        cx="50"
        cy="50"
        r={RADIUS - 1.5}
        fill="none"
        stroke="var(--color-ceremony)"
        strokeWidth="3"
      />
      <path ref={place} d={lit} fill="var(--color-ceremony)" />
      <circle cx="50" cy="50" r="15" fill="var(--color-surface)" />
    </svg>
  );
}

function ringPart(lit: number): string {
  if (lit >= WHOLE) return disc(50, RADIUS);
  const angle = Math.max(2 * Math.PI * lit, FIRST_SLICE);
  const x = 50 + RADIUS * Math.sin(angle);
  const y = 50 - RADIUS * Math.cos(angle);
  return `M50 50V${50 - RADIUS}A${RADIUS} ${RADIUS} 0 ${lit > 0.5 ? 1 : 0} 1 ${x} ${y}Z`;
}

const SUN = 33;
const HORIZON = 76;

/** It rises, and is whole above the horizon when the draw is on. */
function Sun({ lit, place, className }: DialProps) {
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
      <path ref={place} d={lit} fill="var(--color-ceremony)" />
      <path d={`M2 ${HORIZON}H98`} stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}

function sunPart(lit: number): string {
  if (lit >= WHOLE) return disc(HORIZON - SUN, SUN);
  const middle = HORIZON + SUN - 2 * SUN * lit;
  const half = Math.sqrt(Math.max(0, SUN ** 2 - (HORIZON - middle) ** 2));
  return `M${50 - half} ${HORIZON}A${SUN} ${SUN} 0 ${middle < HORIZON ? 1 : 0} 1 ${50 + half} ${HORIZON}Z`;
}
