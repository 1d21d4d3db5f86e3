/** Slips as the bets that were placed with them name them. */

/** The number of a slip on the wire; nothing for a bet that was placed alone. */
export const slipIdOf = (slipId: number | null | undefined) =>
  typeof slipId === 'number' ? { slipId: String(slipId) } : {};

/** A wager of a slip can have the smaller number only where a clock was set back: not by more than this. */
const DAY_OF_NUMBERS = 24 * 3_600_000 * 4_096;

/** A number that every wager of a slip is above. */
export const beforeSlip = (slipId: number): number => slipId - DAY_OF_NUMBERS;
