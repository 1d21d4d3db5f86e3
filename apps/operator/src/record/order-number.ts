/** Order numbers: a letter for the book that keeps it, and its number there. The same in every record. */

/** A bet: a round of `game_round`. */
export const betOrder = (roundKey: number | string): string => `B${roundKey}`;
/** A movement that belongs to no other order: a transfer of the ledger. */
export const transferOrder = (transferId: string): string => `T${transferId}`;

/** The key in `game_round` of a bet's order number; undefined for what is none. */
export function readBetOrder(order: string): number | undefined {
  const digits = /^B([1-9]\d{0,14})$/i.exec(order.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
