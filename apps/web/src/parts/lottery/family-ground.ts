import type { Kind } from '@palpite/lottery/games.ts';

const GROUNDS: Readonly<Record<Kind, string>> = {
  north: 'bg-[linear-gradient(oklch(0.24_0.04_205),oklch(0.31_0.06_190))]',
  south: 'bg-[linear-gradient(oklch(0.24_0.04_205),oklch(0.31_0.06_190))]',
  '5d': 'bg-[linear-gradient(oklch(0.3_0.12_20),oklch(0.4_0.15_22))]',
  '11of5': 'bg-[linear-gradient(oklch(0.37_0.1_50),oklch(0.5_0.12_55))]',
  k3: 'bg-[linear-gradient(oklch(0.37_0.08_165),oklch(0.45_0.1_160))]',
  pk10: 'bg-[linear-gradient(oklch(0.4_0.08_235),oklch(0.46_0.08_210))]',
  keno: 'bg-[linear-gradient(oklch(0.29_0.12_280),oklch(0.38_0.14_285))]',
};

/** What a family's drawings lie on, dark enough for light text. */
export const familyGround = (kind: Kind): string => GROUNDS[kind];
