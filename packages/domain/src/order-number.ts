/** Order numbers: a letter for the table, and the number in it. The same in every record. */

/** A bet: a round of `game_round`. */
export const betOrder = (roundKey: number | string): string => `B${roundKey}`;
/** A deposit: a row of `deposit_order`. */
export const depositOrderNumber = (id: number | string): string => `D${id}`;
/** A withdrawal. */
export const withdrawalOrder = (id: number | string): string => `W${id}`;
/** A movement without another order: a transfer of the ledger. */
export const transferOrder = (transferId: string): string => `T${transferId}`;

/** The key in `game_round` of a bet's order number; undefined for any other text. */
export const readBetOrder = (order: string): number | undefined => readOrder('B', order);
/** The key in `deposit_order` of a deposit's order number; undefined for any other text. */
export const readDepositOrder = (order: string): number | undefined => readOrder('D', order);
/** The key in `withdrawal` of a withdrawal's order number; undefined for any other text. */
export const readWithdrawalOrder = (order: string): number | undefined => readOrder('W', order);

function readOrder(letter: 'B' | 'D' | 'W', order: string): number | undefined {
  const [, book, digits] = /^([A-Z])([1-9]\d{0,14})$/.exec(order.trim().toUpperCase()) ?? [];
  return book === letter && digits !== undefined ? Number(digits) : undefined;
}
