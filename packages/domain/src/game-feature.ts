/** What a game's machine does beyond plain spins, as a lobby's chips name it. Closed: each has a text in every language. */
export const GAME_FEATURES = [
  'free-spins',
  'multipliers',
  'ways',
  'cascades',
  'respins',
  'hold-and-win',
  'growing-symbols',
  'groups',
] as const;
export type GameFeature = (typeof GAME_FEATURES)[number];

/** How widely a game's results spread around its return. */
export const VOLATILITIES = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

/** The least return, in percent, that a lobby can ask for. */
export const LEAST_RETURNS = ['95', '96', '96.5', '97'] as const;
export type LeastReturn = (typeof LEAST_RETURNS)[number];

/** The days within which a lobby can ask for games that came. */
export const NEW_WITHIN = ['7'] as const;
