/** The plays and games that a brand starts with; an operator changes its own copy by command. */
import { ELEVEN_PLAYS, K3_PLAYS, KENO_PLAYS, PK10_PLAYS } from './data/fast-plays.ts';
import { FIVE_D_PLAYS } from './data/five-d.ts';
import { vietnamPlays } from './data/vietnam-plays.ts';
import type { Kind } from './games.ts';
import type { Play } from './play.ts';

export { GAMES, NORTH_STATIONS } from './data/games.ts';

/** Every play of a family of games, in the order of the betting view. */
export const PLAYS: Readonly<Record<Kind, readonly Play[]>> = {
  north: vietnamPlays('north'),
  south: vietnamPlays('south'),
  '5d': FIVE_D_PLAYS,
  '11of5': ELEVEN_PLAYS,
  k3: K3_PLAYS,
  pk10: PK10_PLAYS,
  keno: KENO_PLAYS,
};
