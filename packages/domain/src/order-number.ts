/** Order numbers: a letter for the table, and the number in it. The same in every record. */

/** A bet: a wager, whose number carries its time and has up to 16 digits. */
export const betOrder = (wagerId: number | string): string => `B${wagerId}`;
/** A deposit: a row of `deposit_order`. */
export const depositOrderNumber = (id: number | string): string => `D${id}`;
/** A withdrawal. */
export const withdrawalOrder = (id: number | string): string => `W${id}`;
/** A movement without another order: a transfer of the ledger. */
export const transferOrder = (transferId: string): string => `T${transferId}`;

/** The wager of a bet's order number; undefined for any other text. */
export const readBetOrder = (order: string): number | undefined => readOrder('B', order);
/** The key in `deposit_order` of a deposit's order number; undefined for any other text. */
export const readDepositOrder = (order: string): number | undefined => readOrder('D', order);
/** The key in `withdrawal` of a withdrawal's order number; undefined for any other text. */
export const readWithdrawalOrder = (order: string): number | undefined => readOrder('W', order);

function readOrder(letter: 'B' | 'D' | 'W', order: string): number | undefined {
  const [, book, digits] = /^([A-Z])([1-9]\d{0,15})$/.exec(order.trim().toUpperCase()) ?? [];
  const id = Number(digits);
  return book === letter && Number.isSafeInteger(id) ? id : undefined;
}
