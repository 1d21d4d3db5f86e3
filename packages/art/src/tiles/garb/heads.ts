import type { Hero } from '../../heroes/hero.ts';
import type { Box } from '../stand.ts';

/**
 * Where the head of each hero is, in the units that it is drawn in: what no frame may cut off. Of a thing it is what it is
 * known by. Where hats and glasses sit: a place, and their size beside a skull of 60 units to each side.
 */
export interface Head {
  readonly box: Box;
  readonly crown?: Anchor;
  readonly eyes?: Anchor;
  /** Its face is one of those that look at the player, whose mood can be another. */
  readonly faces?: boolean;
}
export type Anchor = readonly [x: number, y: number, size: number, turn?: number];

const at = (box: Box, crown?: Anchor, eyes?: Anchor): Head => ({
  box,
  ...(crown ? { crown } : {}),
  ...(eyes ? { eyes } : {}),
});
/** A face of `beasts`, whose eyes are 32 units to each side of 0,-4. */
const face = (top: number, wide: number, crown: Anchor = [0, -56, 0.96]): Head => ({
  ...at([-wide, top, wide, 70], crown, [0, -4, 1]),
  faces: true,
});
/** A bust cut in planes, turned to its right. */
const bust = (top: number, crown: Anchor = [4, -62, 0.86, 4]): Head =>
  at([-72, top, 76, 50], crown);

const HEADS: Readonly<Record<string, Head>> = {
  jaguar: face(-86, 80),
  tiger: face(-86, 84),
  lion: face(-108, 104, [0, -62, 1]),
  wolf: face(-112, 84),
  lynx: face(-134, 88),
  fox: face(-116, 88),
  bear: face(-90, 80, [0, -60, 1]),
  panda: face(-90, 80, [0, -60, 1]),
  cat: face(-108, 80),
  dragon: at([-90, -132, 90, 80], [0, -60, 0.9], [0, -4, 1]),
  bat: at([-60, -104, 60, 64], [0, -58, 0.8], [0, -4, 1]),
  unicorn: at([-80, -150, 80, 80], undefined, [0, -4, 1]),
  owl: at([-84, -108, 84, 40], [0, -66, 1.05], [0, -12, 1.12]),
  elephant: at([-100, -78, 100, 60], [0, -70, 0.8], [0, -8, 1]),
  reindeer: at([-100, -122, 100, 74], [0, -56, 0.72], [0, -4, 1]),
  buffalo: at([-110, -112, 110, 70], [0, -86, 0.95], [0, -12, 1.2]),
  capybara: at([-66, -94, 128, 50], [-6, -80, 0.78, -2]),
  caiman: at([-60, -78, 138, 50]),
  dolphin: at([-62, -134, 150, 30]),
  strawHatTiger: at([-62, -121, 131, 60]),
  monkey: at([-56, -110, 66, -4], [4, -86, 0.66], [4, -45, 0.52]),
  sloth: at([-70, -66, 70, 62]),
  octopus: at([-62, -112, 62, 42], [0, -88, 0.9], [0, 8, 0.84]),
  penguin: at([-62, -106, 62, 8], [0, -88, 0.86], [0, -38, 0.62]),
  crab: at([-110, -110, 110, 60], undefined, [0, -60, 0.76]),
  macaw: at([-56, -92, 96, 34], [4, -78, 0.74, 6]),
  toucan: at([-46, -90, 122, 38], [0, -76, 0.76, 4]),
  raven: at([-62, -84, 119, 14], [6, -68, 0.72, 8]),
  rabbit: at([-64, -147, 64, 76], [0, -30, 0.72], [0, 15, 0.9]),
  manedWolf: at([0, -120, 100, -36]),
  anteater: at([58, -52, 166, 52], [90, -24, 0.36, 22]),
  armadillo: at([80, -58, 160, 60], [112, -36, 0.46, 12]),
  rooster: at([-16, -141, 66, -30]),
  alleyCat: at([-52, -106, 66, -18], [7, -82, 0.66], [7, -58, 0.78]),
  runningFox: at([48, -80, 146, 24]),
  coralSnake: at([16, -84, 140, 14]),
  cobra: at([-46, -124, 46, -36], [0, -102, 0.56]),
  turtle: at([-40, -116, 40, -30]),
  koi: at([-62, -130, 62, -30]),
  fish: at([30, -70, 137, 60]),
  scarab: at([-70, -129, 70, 40]),
  pharaoh: at([-92, -130, 92, 60], undefined, [0, -14, 1]),
  idol: at([-107, -112, 107, 90], undefined, [0, -22, 1.2]),
  lionDance: at([-118, -152, 118, 112], undefined, [0, -8, 1.3]),
  operaMask: at([-112, -170, 112, 112], undefined, [0, -2, 1.2]),
  dragonMask: at([-112, -128, 112, 100], undefined, [0, -8, 1.2]),
  mask: at([-128, -142, 128, 60], undefined, [0, 14, 0.9]),
  robot: at([-112, -135, 112, 84], [0, -90, 1.15], [0, -18, 1.16]),
  helmet: at([-100, -122, 100, 80], undefined, [0, -4, 1]),
  coconut: at([-92, -110, 104, 84]),
  pumpkin: at([-104, -112, 104, 66], [0, -72, 0.95], [0, -22, 1.2]),
  cactus: at([-60, -123, 60, 20], [0, -100, 0.62], [0, -58, 0.52]),
  cashew: at([-66, -138, 106, 40], undefined, [-4, -12, 0.9]),
  pineapple: at([-72, -143, 72, 60]),
  watermelon: at([-128, -82, 128, 50], undefined, [-6, 6, 1.05]),
  lemon: at([-98, -95, 100, 50], undefined, [0, -8, 1]),
  cherries: at([-90, -102, 100, 70]),
  mushroom: at([-106, -98, 106, 50], [0, -82, 0.9]),
  dragonBoat: at([-112, -82, 158, 50]),
  meshPanther: bust(-88),
  meshLeopard: bust(-88),
  meshTiger: bust(-84),
  meshLion: bust(-96, [2, -66, 0.95, 4]),
  meshWolf: bust(-114),
  meshLynx: bust(-137),
  meshFox: bust(-124),
  meshBear: bust(-80, [0, -62, 0.9, 4]),
  meshCat: bust(-112),
  meshOwl: at([-68, -98, 74, 50]),
  meshDragon: bust(-140),
  meshRam: at([-90, -108, 92, 56]),
  meshHare: bust(-134),
  meshStag: at([-72, -145, 100, 50]),
  wholeTiger: at([50, -86, 148, 10]),
  wholeLion: at([40, -108, 153, 30]),
  wholeWolf: at([60, -121, 150, -20]),
  wholeElephant: at([30, -101, 148, 40]),
  wholeRam: at([40, -106, 128, -10]),
  wholeHare: at([30, -119, 119, -10]),
  gems: at([-80, -112, 80, 50]),
  sword: at([-46, -93, 46, 60]),
  lamp: at([-70, -124, 70, 40]),
  potion: at([-76, -138, 76, 60]),
  shell: at([-120, -94, 120, 60]),
  anchor: at([-84, -120, 84, 40]),
  chest: at([-98, -100, 98, 40]),
  crown: at([-112, -124, 112, 60]),
  ship: at([-116, -138, 116, 60]),
  sailboat: at([-110, -140, 110, 50]),
  longship: at([-110, -118, 110, 40]),
  shield: at([-96, -108, 96, 60]),
  bonfire: at([-90, -119, 90, 60]),
  compass: at([-96, -119, 96, 60]),
  lantern: at([-104, -136, 104, 60]),
  fan: at([-140, -100, 140, 50]),
  starLantern: at([-108, -113, 108, 70]),
  fluteKite: at([-118, -142, 118, 40]),
  lotus: at([-128, -150, 128, 50]),
  bronzeDrum: at([-126, -176, 126, 30]),
  firecrackers: at([-46, -119, 46, 40]),
  riceCake: at([-120, -92, 120, 50]),
  lollipop: at([-82, -110, 82, 50]),
  cupcake: at([-82, -118, 82, 40]),
  donut: at([-94, -98, 94, 60]),
  wrapped: at([-112, -70, 112, 60]),
  tambourine: at([-112, -112, 112, 70]),
  drum: at([-92, -129, 92, 40]),
  globe: at([-98, -114, 98, 60]),
  seven: at([-80, -94, 84, 60]),
  melon: at([-100, -94, 100, 50]),
  bell: at([-88, -102, 88, 60]),
  van: at([-136, -112, 136, 50]),
  radio: at([-120, -120, 120, 50]),
  horseshoe: at([-104, -116, 104, 50]),
  planet: at([-112, -99, 112, 50]),
  rocket: at([-70, -115, 60, 40]),
  kites: at([-112, -104, 108, 40]),
  orb: at([-94, -110, 94, 60]),
  prism: at([-80, -114, 80, 50]),
  egg: at([-84, -112, 84, 60]),
  badge: at([-100, -124, 100, 60]),
  minecart: at([-118, -89, 118, 50]),
  cableCar: at([-110, -100, 110, 60]),
  dominoes: at([-118, -116, 118, 50]),
  accordion: at([-128, -92, 128, 60]),
  snowflake: at([-106, -126, 106, 70]),
  rose: at([-80, -102, 80, 40]),
  book: at([-92, -117, 96, 60]),
  baobab: at([-112, -122, 112, 40]),
  cassette: at([-124, -97, 120, 60]),
};

/** @throws RangeError for a hero without an entry: one that is new */
export function headOf({ name }: Hero): Head {
  const head = HEADS[name];
  if (!head) throw new RangeError(`no head is known of "${name}"`);
  return head;
}
