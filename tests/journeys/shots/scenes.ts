import type { Page } from '@playwright/test';

/** A picture to take: an address and, where the address alone does not show it, the steps to it. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** The brand's host; the default brand's without one. */
  readonly host?: 'en.localhost' | 'vn.localhost';
  act?(page: Page): Promise<void>;
}

export const SCENES: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'home-lumen', path: '/', host: 'en.localhost' },
  { name: 'home-trangvang', path: '/', host: 'vn.localhost' },
  ...['rng', 'pvp', 'live', 'fish', 'sports', 'esports', 'inhouse'].map((category) => ({
    name: `lobby-${category}`,
    path: `/${category}`,
  })),
  { name: 'login', path: '/?login=1' },
  { name: 'search', path: '/?find=1' },
  { name: 'not-found', path: '/no-such-page' },
];

export const THEMES = ['light', 'dark'] as const;
/** A phone, a tablet, a desk: the heights are those devices' own. */
export const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
