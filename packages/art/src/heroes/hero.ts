import type { Definitions, Ramp } from '../ink.ts';

/** The colours that a hero is drawn in, each a ramp from dark to light. */
export interface HeroColours {
  readonly main: Ramp;
  readonly accent: Ramp;
  /** Bright and warm: eyes, flames, gold. */
  readonly spark: Ramp;
  /** Nearly white, tinted. */
  readonly pale: Ramp;
  /** Nearly black, tinted. */
  readonly deep: Ramp;
  readonly definitions: Definitions;
}

/** What is drawn in the middle of a tile, drawn around 0,0 and about 100 units to each side. */
export type Hero = (colours: HeroColours) => string;
