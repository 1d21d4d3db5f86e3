import type { ThemeId } from '@palpite/sandbox/themes.ts';
import * as beasts from '../heroes/beasts.ts';
import * as figures from '../heroes/figures.ts';
import type { Hero } from '../heroes/hero.ts';
import * as nature from '../heroes/nature.ts';
import * as relics from '../heroes/relics.ts';
import * as things from '../heroes/things.ts';
import * as travels from '../heroes/travels.ts';
import * as treats from '../heroes/treats.ts';
import type { Cast } from '../worlds/world.ts';
import { WORLDS } from '../worlds/worlds.ts';
import { NEWCOMERS } from './newcomers.ts';

/**
 * Who may be on a world's tiles, beside those of its banners: enough that the tiles of a screen need no hero twice.
 * A figure in its own colours needs no hues.
 */

const own = (...heroes: readonly Hero[]): Cast[] => heroes.map((hero) => [hero, 0, 0]);

const GUESTS: Record<ThemeId, readonly Cast[]> = {
  jungle: own(
    figures.capybara,
    figures.caiman,
    figures.sloth,
    figures.monkey,
    figures.anteater,
    figures.coralSnake,
    figures.meshPanther,
  ),
  desert: [
    ...own(figures.meshRam, figures.coralSnake, figures.sword, figures.buffalo),
    [beasts.fox, 45, 25],
    [relics.gems, 20, 160, 0.16, 70],
    [things.lamp, 45, 30],
    [things.potion, 30, 160, 0.16, 60],
  ],
  ocean: [
    ...own(figures.dolphin, figures.crab, figures.fish, figures.sailboat, figures.coconut),
    [nature.koi, 30, 60, 0.18],
    [nature.penguin, 235, 25],
    [relics.gems, 190, 330, 0.16, 70],
    [travels.ship, 220, 30],
  ],
  fjord: [
    ...own(figures.meshHare, figures.sword, figures.bonfire, figures.meshRam),
    [beasts.lynx, 60, 40],
    [beasts.reindeer, 45, 40, 0.1],
    [relics.compass, 235, 30],
  ],
  lantern: own(
    figures.runningFox,
    figures.starLantern,
    figures.fluteKite,
    figures.lionDance,
    figures.operaMask,
    figures.rabbit,
    figures.lotus,
    figures.bronzeDrum,
    figures.firecrackers,
    figures.dragonBoat,
    figures.riceCake,
    figures.buffalo,
  ),
  candy: [
    ...own(
      figures.watermelon,
      figures.rabbit,
      figures.pineapple,
      figures.coconut,
      figures.tambourine,
    ),
    [beasts.bear, 20, 350, 0.12, 60],
    [treats.cherries, 10, 145, 0.2],
    [nature.mushroom, 350, 190, 0.16, 60],
    [things.drum, 350, 195, 0.16, 70],
    [travels.globe, 340, 25, 0.16, 70],
  ],
  orchard: [
    ...own(
      figures.cashew,
      figures.pineapple,
      figures.watermelon,
      figures.coconut,
      figures.rooster,
      figures.meshHare,
      figures.van,
      figures.radio,
    ),
    [travels.horseshoe, 30, 145],
  ],
  cosmos: [
    ...own(figures.radio, figures.starLantern, figures.kites),
    [things.orb, 275, 200, 0.16, 70],
    [travels.prism, 195, 330, 0.16, 70],
    [beasts.owl, 265, 45, 0.1],
    [relics.compass, 250, 40],
    [relics.egg, 280, 180, 0.16, 60],
    [beasts.cat, 265, 200],
  ],
  canyon: [
    ...own(
      figures.manedWolf,
      figures.buffalo,
      figures.coralSnake,
      figures.bonfire,
      figures.armadillo,
      figures.meshHare,
      figures.van,
    ),
    [nature.raven, 265, 60],
    [travels.minecart, 40, 30],
  ],
  mine: [
    ...own(
      figures.armadillo,
      figures.firecrackers,
      figures.cableCar,
      figures.dominoes,
      figures.rooster,
    ),
    [travels.prism, 45, 200, 0.16, 70],
    [beasts.bear, 45, 40, 0.1],
    [relics.egg, 200, 300, 0.16, 70],
    [travels.helmet, 60, 40],
  ],
  carnival: [
    ...own(
      figures.tambourine,
      figures.accordion,
      figures.rooster,
      figures.lionDance,
      figures.operaMask,
      figures.strawHatTiger,
      figures.kites,
    ),
    [things.fan, 345, 190, 0.18, 70],
    [nature.toucan, 190, 45],
    [beasts.jaguar, 68, 30, 0.17],
  ],
  dragon: [
    ...own(
      figures.dragonMask,
      figures.lionDance,
      figures.sword,
      figures.bonfire,
      figures.dragonBoat,
    ),
    [relics.cobra, 25, 45],
    [relics.gems, 15, 45, 0.18, 70],
    [relics.shield, 25, 45, 0.16, 60],
    [beasts.bat, 25, 45],
    [things.lamp, 30, 45],
    [beasts.tiger, 52, 30, 0.18],
  ],
  frost: [
    ...own(figures.meshHare, figures.accordion),
    [beasts.lynx, 235, 40, 0.05],
    [beasts.bear, 230, 30, 0.04],
    [beasts.fox, 240, 25, 0.05],
    [beasts.wolf, 235, 40, 0.05],
    [things.lantern, 27, 85],
    [treats.bell, 45, 25],
  ],
  midnight: [
    ...own(figures.meshPanther, figures.alleyCat, figures.rooster, figures.operaMask),
    [things.potion, 300, 145, 0.18, 70],
    [treats.bell, 60, 300],
    [beasts.wolf, 280, 40, 0.06],
    [things.book, 320, 60, 0.16, 60],
  ],
  corsair: own(
    figures.crab,
    figures.sailboat,
    figures.monkey,
    figures.sword,
    figures.dolphin,
    figures.dragonBoat,
    figures.coconut,
    figures.fish,
  ),
  arcana: [
    ...own(figures.rabbit, figures.lotus),
    [beasts.unicorn, 300, 330, 0.03],
    [beasts.cat, 300, 170],
    [nature.raven, 280, 60],
    [relics.egg, 290, 170, 0.16, 70],
    [beasts.reindeer, 280, 60, 0.12],
    [things.lamp, 280, 60],
    [relics.cobra, 280, 160, 0.16],
  ],
  savanna: [
    ...own(
      figures.meshRam,
      figures.buffalo,
      figures.meshHare,
      figures.anteater,
      figures.armadillo,
      figures.monkey,
      figures.manedWolf,
    ),
    [beasts.jaguar, 62, 30],
    [nature.turtle, 110, 60],
  ],
  neon: [
    ...own(
      figures.radio,
      figures.van,
      figures.dominoes,
      figures.cableCar,
      figures.meshPanther,
      figures.tambourine,
    ),
    [travels.helmet, 290, 195],
    [things.orb, 300, 195, 0.18, 70],
    [relics.gems, 320, 190, 0.18, 70],
  ],
};

/** Everybody of a world: its own first. */
export const castsOf = (themeId: ThemeId): readonly Cast[] => [
  ...WORLDS[themeId].cast,
  ...GUESTS[themeId],
  ...NEWCOMERS[themeId],
];

/** The same being in another drawing. */
const SAME: Readonly<Record<string, string>> = {
  alleyCat: 'cat',
  meshPanther: 'cat',
  runningFox: 'fox',
  wholeElephant: 'elephant',
  strawHatTiger: 'tiger',
  watermelon: 'melon',
  dragonMask: 'dragon',
};

/** What a hero is, whichever drawing of it: two of one kind on a screen are one too many. */
export const kindOf = ([hero]: Cast): string => SAME[hero.name] ?? hero.name;

/** Drawings of a hero for scenes in one light; undefined where its own serves. */
export const planesOf = (cast: Cast): readonly Hero[] | undefined =>
  // A panther is a cat, and no house cat.
  cast[0].name === 'meshPanther' ? undefined : IN_PLANES[kindOf(cast)];

/** By kind. */
export const IN_PLANES: Readonly<Record<string, readonly Hero[]>> = {
  jaguar: [figures.meshLeopard],
  tiger: [figures.meshTiger, figures.wholeTiger],
  lion: [figures.meshLion, figures.wholeLion],
  wolf: [figures.meshWolf, figures.wholeWolf],
  lynx: [figures.meshLynx],
  fox: [figures.meshFox],
  bear: [figures.meshBear],
  cat: [figures.meshCat],
  owl: [figures.meshOwl],
  dragon: [figures.meshDragon],
  elephant: [figures.wholeElephant],
  reindeer: [figures.meshStag],
  meshRam: [figures.meshRam, figures.wholeRam],
  meshHare: [figures.meshHare, figures.wholeHare],
};

/** Figures with a right side and a wrong one. */
const ONE_SIDED: ReadonlySet<string> = new Set(['seven', 'radio', 'cassette', 'dominoes']);
export const isOneSided = ([hero]: Cast): boolean => ONE_SIDED.has(hero.name);

/** Beings are chosen before things. */
export const isBeing = (kind: string): boolean => BEINGS.has(kind);
const BEINGS: ReadonlySet<string> = new Set(
  [
    ...Object.keys(beasts),
    'toucan macaw raven penguin octopus turtle koi idol scarab cobra pharaoh robot'.split(' '),
    'capybara caiman dolphin manedWolf anteater coralSnake rooster sloth armadillo crab'.split(' '),
    'monkey fish buffalo lionDance operaMask rabbit meshRam meshHare mask'.split(' '),
    'frog butterfly camel scorpion whale shark seahorse jellyfish starfish crane horse'.split(' '),
    'eagle giraffe zebra rhino flamingo seal spider salamander bee luckyCat ghost alien'.split(' '),
    'gingerbread snowman skull'.split(' '),
  ].flat(),
);
