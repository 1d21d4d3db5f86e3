import { arcana } from './arcana.ts';
import { candy } from './candy.ts';
import { canyon } from './canyon.ts';
import { carnival } from './carnival.ts';
import { corsair } from './corsair.ts';
import { cosmos } from './cosmos.ts';
import { desert } from './desert.ts';
import { dragon } from './dragon.ts';
import { fjord } from './fjord.ts';
import type { Flagship } from './flagship.ts';
import { frost } from './frost.ts';
import { jungle } from './jungle.ts';
import { lantern } from './lantern.ts';
import { midnight } from './midnight.ts';
import { mine } from './mine.ts';
import { neon } from './neon.ts';
import { ocean } from './ocean.ts';
import { orchard } from './orchard.ts';
import { savanna } from './savanna.ts';

/** Every tile composed by hand, by the code of its game. */
export const FLAGSHIPS: ReadonlyMap<string, Flagship> = new Map(
  [
    arcana,
    candy,
    canyon,
    carnival,
    corsair,
    cosmos,
    desert,
    dragon,
    fjord,
    frost,
    jungle,
    lantern,
    midnight,
    mine,
    neon,
    ocean,
    orchard,
    savanna,
  ].flatMap(({ flagships }) => flagships.map((each) => [each.code, each] as const)),
);
