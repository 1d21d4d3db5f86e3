import { createIsomorphicFn } from '@tanstack/react-start';
import { hydrateLater } from '../../lib/hydrate-later.tsx';
import { Hero as ServerHero } from './hero.tsx';
import { HeroPlace } from './hero-place.tsx';

/** Home's hero; its first slide is whole before its code arrives. */
export const Hero = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerHero)
    .client(() => null),
  async () => (await import('./hero.tsx')).Hero,
  { place: <HeroPlace /> },
);
