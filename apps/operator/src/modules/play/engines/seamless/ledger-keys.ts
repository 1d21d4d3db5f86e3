/**
 * The ledger's idempotency keys of vendors' calls. Vendors choose their ids freely, so each kind of key has its own
 * first segment, and our ids, which contain no colon, come before the vendor's: no two keys collide.
 */

/** The key of the call's own movement. */
export const callKey = (vendorCode: string, transactionId: string): string =>
  `vendor:${vendorCode}:${transactionId}`;

/**
 * The key of a further stake that is settled with the call that closes its round: each hold is settled once.
 * @param holdId the ledger's number of the hold
 */
export const furtherStakeKey = (
  vendorCode: string,
  holdId: string,
  closingTransactionId: string,
): string => `vendor-stake:${vendorCode}:${holdId}:${closingTransactionId}`;
