import type { ThemeId } from '@palpite/sandbox/themes.ts';
import type { Hero } from '../heroes/hero.ts';
import { isBeing, kindOf } from './casts.ts';
import { BESIDE, type BesideName } from './garb/beside.ts';
import { EYEWEAR, type Eyewear } from './garb/faces.ts';
import { HATS, type Hat } from './garb/hats.ts';
import { headOf } from './garb/heads.ts';
import { isPaired } from './views.ts';

/** How a hero is seen on one tile: its pose, and what it wears or has about it. */
export interface Look {
  readonly pose: Pose;
  readonly prop: Prop | 'none';
}
export type Prop = Hat | Eyewear | BesideName | 'headphones';

/** A figure upright, leaning to a side, come so near that it fills the frame, or with another of its kind behind it. */
export const POSES = {
  upright: { lean: 0, scale: 1 },
  left: { lean: -11, scale: 0.98 },
  right: { lean: 11, scale: 0.98 },
  near: { lean: -3, scale: 1.22 },
  pair: { lean: 3, scale: 0.88 },
} as const;
export type Pose = keyof typeof POSES;

const ALL = Object.keys(POSES) as Pose[];
/** What is wider than this is not itself when it fills the frame. */
const NEAR_WIDTH = 205;

/** The poses that a hero can have. */
export function posesOf(hero: Hero): readonly Pose[] {
  const [left, , right] = headOf(hero).box;
  return ALL.filter((pose) =>
    pose === 'pair' ? isPaired(hero) : pose === 'near' ? right - left <= NEAR_WIDTH : true,
  );
}

/** What goes with each world. */
const PROPS: Readonly<Record<ThemeId, readonly Prop[]>> = {
  jungle: [
    'wreath',
    'leaves',
    'coins',
    'emeralds',
    'plumes',
    'straw',
    'glasses',
    'flowers',
    'shades',
  ],
  desert: ['turban', 'coins', 'rubies', 'crown', 'ring', 'stars', 'flames', 'moon', 'monocle'],
  ocean: ['bubbles', 'captain', 'coins', 'goggles', 'straw', 'shades', 'stars', 'flowers', 'moon'],
  fjord: ['viking', 'flames', 'flakes', 'moon', 'patch', 'ring', 'coins', 'bolts', 'stars'],
  lantern: [
    'conical',
    'flowers',
    'coins',
    'ring',
    'moon',
    'hearts',
    'stars',
    'glasses',
    'balloons',
  ],
  candy: [
    'party',
    'balloons',
    'hearts',
    'stars',
    'bubbles',
    'glasses',
    'coins',
    'flowers',
    'notes',
  ],
  orchard: ['straw', 'leaves', 'flowers', 'coins', 'shades', 'wreath', 'hearts', 'stars', 'wings'],
  cosmos: ['visor', 'stars', 'ring', 'moon', 'bolts', 'goggles', 'headphones', 'emeralds', 'wings'],
  canyon: ['cowboy', 'coins', 'patch', 'cards', 'flames', 'stars', 'chips', 'moon', 'bolts'],
  mine: ['miner', 'rubies', 'emeralds', 'coins', 'goggles', 'candles', 'flames', 'bolts', 'stars'],
  carnival: [
    'plumes',
    'balloons',
    'party',
    'notes',
    'stars',
    'hearts',
    'tophat',
    'flowers',
    'coins',
  ],
  dragon: ['flames', 'rubies', 'coins', 'crown', 'ring', 'bolts', 'wings', 'moon', 'stars'],
  frost: ['flakes', 'moon', 'stars', 'candles', 'goggles', 'glasses', 'bolts', 'bubbles', 'ring'],
  midnight: ['witch', 'candles', 'moon', 'tophat', 'monocle', 'cards', 'hearts', 'ring', 'wings'],
  corsair: ['pirate', 'patch', 'coins', 'captain', 'rubies', 'moon', 'bubbles', 'chips', 'flames'],
  arcana: ['wizard', 'moon', 'stars', 'candles', 'cards', 'ring', 'bubbles', 'emeralds', 'monocle'],
  savanna: ['leaves', 'wreath', 'moon', 'flames', 'coins', 'rubies', 'ring', 'stars', 'flowers'],
  neon: ['headphones', 'shades', 'notes', 'bolts', 'chips', 'stars', 'visor', 'cards', 'hearts'],
};

/** What suits scenes in one light, where nothing is funny. */
const QUIET: ReadonlySet<Prop> = new Set<Prop>([
  ...([
    'moon',
    'ring',
    'leaves',
    'flames',
    'candles',
    'flakes',
    'stars',
    'wings',
    'bubbles',
    'coins',
  ] as const),
  ...([
    'rubies',
    'emeralds',
    'plumes',
    'flowers',
    'bolts',
    'cards',
    'notes',
    'chips',
    'hearts',
    'balloons',
  ] as const),
]);

/** Where a look is seen: printed and cast tiles, or scenes in one light. */
export type Manner = 'painted' | 'lit';

/** Everything that a hero of a world can wear or have about it, plain first. */
export function propsOf(hero: Hero, themeId: ThemeId, manner: Manner): readonly Look['prop'][] {
  const { crown, eyes } = headOf(hero);
  const fits = (prop: Prop) =>
    (prop !== 'wings' || isBeing(kindOf([hero, 0, 0]))) && fitsHead(prop);
  const fitsHead = (prop: Prop) =>
    Object.hasOwn(HATS, prop)
      ? crown !== undefined
      : Object.hasOwn(EYEWEAR, prop)
        ? eyes !== undefined && !OWN_EYES.has(hero.name)
        : prop === 'headphones'
          ? eyes !== undefined && crown !== undefined
          : Object.hasOwn(BESIDE, prop);
  const offered =
    manner === 'lit'
      ? [...PROPS[themeId].filter((prop) => QUIET.has(prop)), ...MORE_QUIET]
      : [...PROPS[themeId], ...MORE];
  return ['none', ...new Set(offered.filter(fits))];
}

/** For the heroes that many games have. */
const MORE: readonly Prop[] = ['stars', 'coins', 'moon', 'ring', 'hearts', 'flowers'];
const MORE_QUIET: readonly Prop[] = [
  'moon',
  'ring',
  'stars',
  'leaves',
  'candles',
  'wings',
  'flames',
  'coins',
];

/** Eyes that glasses would hide. */
const OWN_EYES: ReadonlySet<string> = new Set(
  'pumpkin robot owl dragon unicorn idol lionDance operaMask dragonMask mask pharaoh helmet'.split(
    ' ',
  ),
);
