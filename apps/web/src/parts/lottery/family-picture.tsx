import type { ReactNode } from 'react';
import { BoatDrawing } from './boat.tsx';
import { familyGround } from './family-ground.ts';

/** Drawings of the families of fast draws, one silhouette each; decoration beside their names. */

const FAMILIES = ['5d', '11of5', 'k3', 'pk10', 'keno'] as const;
export type Family = (typeof FAMILIES)[number];

export const isFamily = (group: string): group is Family =>
  FAMILIES.some((family) => family === group);

const GOLD = 'oklch(0.87 0.15 90)';
const INK = 'oklch(0.3 0.11 20)';
const BRONZE = 'oklch(0.62 0.13 70)';
const CREAM = 'oklch(0.96 0.03 85)';
const RED = 'var(--lamp)';

export function FamilyPicture({ family }: { family: Family }) {
  return (
    <div className={`grid h-20 place-items-center overflow-hidden sm:h-28 ${familyGround(family)}`}>
      <svg viewBox="0 0 200 130" aria-hidden="true" className="size-full p-1.5">
        {SCENES[family]}
      </svg>
    </div>
  );
}

/** The same as a sign of a row. */
export function FamilySign({
  family,
  className = 'size-10',
}: {
  family: Family;
  className?: string;
}) {
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded-box ${className} ${familyGround(family)}`}
    >
      <svg viewBox="35 0 130 130" aria-hidden="true" className="size-full">
        {SCENES[family]}
      </svg>
    </span>
  );
}

function Digit({
  x,
  y,
  size,
  fill,
  children,
}: {
  x?: number;
  y: number;
  size: number;
  fill: string;
  children: string;
}) {
  return (
    <text x={x} y={y} textAnchor="middle" fontWeight="800" fontSize={size} fill={fill}>
      {children}
    </text>
  );
}

function Lantern({ digit, at }: { digit: string; at: number }) {
  const lit = at === 2;
  return (
    <g transform={`translate(${28 + at * 36} ${58 + (at % 2) * 16}) scale(0.78)`}>
      <path d="M0 -46V-30" stroke={BRONZE} strokeWidth="2" />
      <path d="M-10 -32h20v6h-20zM-10 24h20v6h-20z" fill={BRONZE} />
      <path d="M-10 -26C-34 -24 -34 22 -10 24H10C34 22 34 -24 10 -26Z" fill={lit ? GOLD : RED} />
      <path d="M-4 30v14M0 30v18M4 30v14" stroke={BRONZE} strokeWidth="2" />
      <Digit y={8} size={24} fill={lit ? INK : CREAM}>
        {digit}
      </Digit>
    </g>
  );
}

const DIE_PIPS = {
  1: [[50, 50]],
  4: [
    [29, 29],
    [71, 29],
    [29, 71],
    [71, 71],
  ],
  6: [
    [29, 25],
    [71, 25],
    [29, 50],
    [71, 50],
    [29, 75],
    [71, 75],
  ],
} as const;

function SmallDie({ face, place }: { face: keyof typeof DIE_PIPS; place: string }) {
  return (
    <g transform={place}>
      <rect x="3" y="2" width="94" height="92" rx="22" fill={CREAM} />
      {DIE_PIPS[face].map(([x, y]) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y - 2}
          r={face === 1 ? 16 : 9.5}
          fill={face === 6 ? INK : RED}
        />
      ))}
    </g>
  );
}

function Boat({ hue, x, y }: { hue: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <BoatDrawing colour={`oklch(0.7 0.14 ${hue})`} />
      <path
        d="M-22 40q10 -5 20 0t20 0t20 0t20 0t20 0t20 0"
        fill="none"
        stroke="oklch(0.82 0.08 200)"
        strokeWidth="2"
        opacity="0.7"
      />
    </g>
  );
}

function Stick({ number, at }: { number: string; at: number }) {
  return (
    <g transform={`rotate(${-58 + at * 29} 100 128)`}>
      <rect x="82" y="18" width="36" height="66" rx="18" fill={at === 1 ? GOLD : CREAM} />
      <circle cx="100" cy="36" r="5" fill={RED} />
      <Digit x={100} y={68} size={22} fill={INK}>
        {number}
      </Digit>
    </g>
  );
}

const KENO_LIT: ReadonlySet<number> = new Set([2, 5, 11, 12, 17, 22, 27, 30]);
const KENO_PLACES = Array.from({ length: 32 }, (_, at) => at);

const SCENES: Record<Family, ReactNode> = {
  '5d': (
    <>
      {['4', '0', '9', '7', '2'].map((digit, at) => (
        <Lantern key={digit} digit={digit} at={at} />
      ))}
      <path d="M0 12Q100 34 200 12" fill="none" stroke={BRONZE} strokeWidth="2" />
    </>
  ),
  '11of5': ['03', '11', '07', '01', '08'].map((number, at) => (
    <Stick key={number} number={number} at={at} />
  )),
  k3: (
    <>
      <path d="M22 96Q100 128 178 96L170 108Q100 136 30 108Z" fill="oklch(0.89 0.04 85)" />
      <ellipse cx="100" cy="94" rx="80" ry="17" fill={CREAM} />
      <SmallDie face={4} place="translate(56 50) rotate(-8) scale(0.42)" />
      <SmallDie face={1} place="translate(98 58) rotate(6) scale(0.4)" />
      <SmallDie face={6} place="translate(82 30) rotate(14) scale(0.36)" />
      <g transform="rotate(24 160 30)">
        <path d="M96 40Q100 -12 150 -14Q200 -12 204 40Q150 58 96 40Z" fill={RED} />
        <path d="M96 40Q150 58 204 40Q200 48 150 58Q100 48 96 40Z" fill={GOLD} />
      </g>
    </>
  ),
  pk10: (
    <>
      <Boat hue={95} x={66} y={18} />
      <Boat hue={255} x={40} y={50} />
      <Boat hue={150} x={14} y={84} />
    </>
  ),
  keno: KENO_PLACES.map((at) => (
    <circle
      key={at}
      cx={18 + (at % 8) * 23.5}
      cy={22 + Math.floor(at / 8) * 29}
      r="10"
      fill={KENO_LIT.has(at) ? GOLD : 'white'}
      opacity={KENO_LIT.has(at) ? 1 : 0.16}
    />
  )),
};
