/** What the journeys bet on: a play by its code in the address, and a cell by its name, wherever its board stands. */

export interface Bet {
  readonly name: string;
  readonly gameCode: string;
  /** Of the betting view. */
  readonly address: string;
  /** The cell that is chosen. */
  readonly cell: string | RegExp;
  /** Vietnam's numbers come from outside; those of the fast games from a seed of the site. */
  readonly isOfficial: boolean;
}

const vietnam = (gameCode: string, playType: string, cell: string): Bet => ({
  name: gameCode,
  gameCode,
  address: `/vnlottery?gameCode=${gameCode}&playType=${playType}`,
  cell,
  isOfficial: true,
});
const fast = (kind: string, playType: string, cell: string | RegExp): Bet => ({
  name: kind,
  gameCode: `${kind}-1m`,
  address: `/elott?gameCode=${kind}-1m&playType=${playType}`,
  cell,
  isOfficial: false,
});

/** Every family, drawn each minute. */
export const FAST = [
  fast('k3', 'sum-size', /^Big/),
  fast('5d', 'fixed-position', /^5, /),
  fast('11of5', 'any-1', '03'),
  fast('pk10', 'fixed-position', /^5, /),
  fast('keno', 'all-1', '07'),
] as const;

export const NORTH = vietnam('vn-north', 'de', '07');
export const CENTRAL = vietnam('vn-da-nang', 'lo2', '68');
export const SOUTH = vietnam('vn-can-tho', 'de', '39');
/** For two journeys of one brand that draw in the South at the same time. */
export const OTHER_SOUTH = vietnam('vn-tay-ninh', 'de', '39');
