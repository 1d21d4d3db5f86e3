import type { Hero } from '../heroes/hero.ts';

/** How a hero's drawing is seen. A page of faces that all look at the player is a page of one tile. */
export type View =
  /** A head or a mask from the front. */
  | 'face'
  /** An animal from head to foot. */
  | 'whole'
  /** A building or a landscape: one of it is enough. */
  | 'site'
  /** A head from the side, or a thing. */
  | 'other';

const words = (text: string): string[] => text.trim().split(/\s+/);

const NAMES: Readonly<Record<Exclude<View, 'other'>, readonly string[]>> = {
  face: words(`
    jaguar tiger lion wolf lynx fox bear panda cat dragon unicorn owl elephant reindeer buffalo lionDance operaMask
    dragonMask mask idol pharaoh robot skull alien rabbit bat
    meshPanther meshLeopard meshTiger meshLion meshWolf meshLynx meshFox meshBear meshCat meshOwl meshDragon meshRam
    meshHare meshStag`),
  whole: words(`
    anteater armadillo rooster alleyCat runningFox coralSnake manedWolf sloth monkey crab fish koi octopus penguin turtle
    scarab scorpion camel crane whale shark seahorse jellyfish starfish frog butterfly bee flamingo rhino seal spider
    salamander luckyCat ghost gingerbread snowman cobra
    wholeTiger wholeLion wholeWolf wholeElephant wholeRam wholeHare`),
  site: words(`
    castle volcano pyramid temple pagoda ferrisWheel lighthouse house windmill ship longship dragonBoat sailboat map palm
    planet cableCar van train minecart arcade globe sled chest bronzeDrum riceCake crown radio cassette dominoes seven
    baobab beehive bottle cake carpet tarot runestone cannon gumball`),
};

const VIEWS = new Map<string, View>(
  Object.entries(NAMES).flatMap(([view, names]) => names.map((name) => [name, view as View])),
);

export const viewOf = ({ name }: Hero): View => VIEWS.get(name) ?? 'other';

/** Whether two of it may stand together: faces and buildings are alone. */
export const isPaired = (hero: Hero): boolean => {
  const view = viewOf(hero);
  return view === 'whole' || view === 'other';
};
