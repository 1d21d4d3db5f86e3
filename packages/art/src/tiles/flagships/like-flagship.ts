import { inksOf } from '../inks.ts';
import type { TileParts } from '../parts.ts';
import type { Flagship } from './flagship.ts';

/** A game that a brand features and nobody composed by hand: the wide composition in its world's inks. */
export function likeFlagship(code: string, parts: TileParts): Flagship {
  const { ground, second, third, letters, tint, edge, shadow } = inksOf(parts);
  return {
    code,
    hero: parts.figure.cast,
    props: parts.figure.props,
    size: 1,
    sky: [second, ground, third],
    light: '#fff3cc',
    behind: [
      { is: 'disc', x: 0.5, y: 0.4, size: 0.4, ink: second },
      { is: 'disc', x: 0.5, y: 0.4, size: 0.28, ink: third },
    ],
    print: [letters, tint, edge, shadow === edge ? second : shadow],
    metal: 'gold',
    letters: {},
    bend: 'arch',
  };
}
