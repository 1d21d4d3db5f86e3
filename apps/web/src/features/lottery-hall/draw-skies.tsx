import type { DrawSky } from '@palpite/contract/face.ts';
import type { ComponentType } from 'react';
import { Moon } from '../../parts/lottery/moon.tsx';
import { Eclipse, Ridge } from './eclipse.tsx';
import { NightVillage } from './night-village.tsx';
import { RisingSun, Seaside } from './seaside.tsx';

interface Sky {
  /** Of the section and of a small picture, dark enough for light text. */
  readonly ground: string;
  readonly Backdrop: ComponentType | null;
  /** The clock of a region: the fuller, the nearer its draw. */
  readonly Disc: ComponentType<{ lit: number; className?: string }>;
  /** Of the way that the discs follow. */
  readonly way: string;
  /** Whether the hall begins with Vietnam's regions: their draws are this brand's evening. Elsewhere the fast draws lead. */
  readonly isRegionsFirst: boolean;
}

const EVENING = 'bg-[linear-gradient(oklch(0.24_0.04_205),oklch(0.31_0.06_190))]';

/** What a brand's hall lies under (`face.drawSky`). */
export const DRAW_SKY: Readonly<Record<DrawSky, Sky>> = {
  plain: {
    ground: 'bg-[linear-gradient(oklch(0.25_0.03_250),oklch(0.32_0.04_250))]',
    Backdrop: null,
    Disc: Moon,
    way: 'oklch(0.87 0.15 90)',
    isRegionsFirst: false,
  },
  village: {
    ground: EVENING,
    Backdrop: NightVillage,
    Disc: Moon,
    way: 'oklch(0.87 0.15 90)',
    isRegionsFirst: true,
  },
  seaside: {
    ground: 'bg-[linear-gradient(oklch(0.42_0.13_254),oklch(0.5_0.13_246))]',
    Backdrop: Seaside,
    Disc: RisingSun,
    way: 'oklch(0.87 0.17 88)',
    isRegionsFirst: false,
  },
  eclipse: {
    ground:
      'bg-[linear-gradient(oklch(0.15_0.025_250),oklch(0.24_0.04_245)_65%,oklch(0.34_0.04_50))]',
    Backdrop: Ridge,
    Disc: Eclipse,
    way: 'oklch(0.85 0.05 70)',
    isRegionsFirst: false,
  },
};
