/** Order numbers: a letter for the book that keeps it, and its number there. The same in every record. */

/** A bet: a round of `game_round`. */
export const betOrder = (roundKey: number | string): string => `B${roundKey}`;
/** A deposit: a row of `deposit_order`. */
export const depositOrderNumber = (id: number | string): string => `D${id}`;
/** A movement that belongs to no other order: a transfer of the ledger. */
export const transferOrder = (transferId: string): string => `T${transferId}`;

/** The key in `game_round` of a bet's order number; undefined for what is none. */
export const readBetOrder = (order: string): number | undefined => readOrder('B', order);
/** The key in `deposit_order` of a deposit's order number; undefined for what is none. */
export const readDepositOrder = (order: string): number | undefined => readOrder('D', order);

function readOrder(letter: 'B' | 'D', order: string): number | undefined {
  const [, book, digits] = /^([A-Z])([1-9]\d{0,14})$/.exec(order.trim().toUpperCase()) ?? [];
  return book === letter && digits !== undefined ? Number(digits) : undefined;
}
