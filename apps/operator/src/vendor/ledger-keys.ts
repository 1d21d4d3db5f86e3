/**
 * The ledger's idempotency keys of what vendors' calls move. Vendors choose their ids freely, so each kind of key has a
 * first segment of its own, and ids of ours, which hold no colon, stand before the vendor's: no two movements meet.
 */

/** What a call itself moves. */
export const callKey = (vendorCode: string, transactionId: string): string =>
  `vendor:${vendorCode}:${transactionId}`;

/**
 * A further stake that goes to the house with the call that closes its round: each hold is settled once.
 * @param holdId the ledger's number of the hold
 */
export const furtherStakeKey = (
  vendorCode: string,
  holdId: string,
  closingTransactionId: string,
): string => `vendor-stake:${vendorCode}:${holdId}:${closingTransactionId}`;
