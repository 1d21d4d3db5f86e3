/**
 * Why the ledger refuses. A refusal has written nothing, and the caller's transaction can go on. Each
 * class carries what it is about; `code` is stable.
 */
export abstract class LedgerError extends Error {
  abstract readonly code: string;
}

/** A guarded account would go below zero. */
export class InsufficientFunds extends LedgerError {
  readonly code = 'insufficient_funds';
  readonly account: string;
  constructor(account: string) {
    super(`not enough money on ${account}`);
    this.account = account;
  }
}

/**
 * The idempotency key was used before, for something else; or for a transfer of a week that is detached, which cannot
 * be compared any more.
 */
export class KeyReused extends LedgerError {
  readonly code = 'key_reused';
  readonly key: string;
  constructor(key: string) {
    super(`the key ${key} was used before with another body`);
    this.key = key;
  }
}

/** No account has this name. */
export class UnknownAccount extends LedgerError {
  readonly code = 'unknown_account';
  readonly account: string;
  constructor(account: string) {
    super(`there is no account ${account}`);
    this.account = account;
  }
}

/** A posting's currency is not its account's. */
export class CurrencyMismatch extends LedgerError {
  readonly code = 'currency_mismatch';
  readonly account: string;
  constructor(account: string) {
    super(`the account ${account} has another currency`);
    this.account = account;
  }
}

/** A posting goes from an account to itself. */
export class SameAccount extends LedgerError {
  readonly code = 'same_account';
  readonly account: string;
  constructor(account: string) {
    super(`a posting goes from ${account} to itself`);
    this.account = account;
  }
}

/** The account is open with another currency, brand, guard or listing. */
export class AccountConflict extends LedgerError {
  readonly code = 'account_conflict';
  readonly account: string;
  constructor(account: string) {
    super(`the account ${account} is open with other properties`);
    this.account = account;
  }
}

/** All of the hold was captured or released before, under another key. */
export class HoldAlreadyResolved extends LedgerError {
  readonly code = 'hold_already_resolved';
  readonly holdId: string;
  constructor(holdId: string) {
    super(`the hold ${holdId} is already resolved`);
    this.holdId = holdId;
  }
}

/** The account has no statement: it was opened without one (`listed`). */
export class AccountNotListed extends LedgerError {
  readonly code = 'account_not_listed';
  readonly account: string;
  constructor(account: string) {
    super(`the account ${account} has no statement`);
    this.account = account;
  }
}

/** No hold has this number. */
export class UnknownHold extends LedgerError {
  readonly code = 'unknown_hold';
  readonly holdId: string;
  constructor(holdId: string) {
    super(`there is no hold ${holdId}`);
    this.holdId = holdId;
  }
}

/** More would be taken than is held. */
export class ExceedsHold extends LedgerError {
  readonly code = 'exceeds_hold';
  readonly holdId: string;
  constructor(holdId: string) {
    super(`the hold ${holdId} is smaller than that`);
    this.holdId = holdId;
  }
}

/** No transfer has this number. */
export class UnknownTransfer extends LedgerError {
  readonly code = 'unknown_transfer';
  readonly transferId: string;
  constructor(transferId: string) {
    super(`there is no transfer ${transferId}`);
    this.transferId = transferId;
  }
}

/** The transfer was reversed before, under another key. */
export class AlreadyCorrected extends LedgerError {
  readonly code = 'already_corrected';
  readonly transferId: string;
  constructor(transferId: string) {
    super(`the transfer ${transferId} is already corrected`);
    this.transferId = transferId;
  }
}

/** A hold is released, not corrected; what resolved one is made good by a posting of its own. */
export class NotCorrectable extends LedgerError {
  readonly code = 'not_correctable';
  readonly transferId: string;
  constructor(transferId: string) {
    super(`the transfer ${transferId} is a hold or resolves one`);
    this.transferId = transferId;
  }
}

/** The error of an outcome that the database's functions name. */
export function refusal(outcome: string, detail: string): Error {
  switch (outcome) {
    case 'insufficient_funds':
      return new InsufficientFunds(detail);
    case 'key_reused':
      return new KeyReused(detail);
    case 'unknown_account':
      return new UnknownAccount(detail);
    case 'currency_mismatch':
      return new CurrencyMismatch(detail);
    case 'same_account':
      return new SameAccount(detail);
    case 'hold_already_resolved':
      return new HoldAlreadyResolved(detail);
    case 'unknown_hold':
      return new UnknownHold(detail);
    case 'exceeds_hold':
      return new ExceedsHold(detail);
    case 'unknown_transfer':
      return new UnknownTransfer(detail);
    case 'already_corrected':
      return new AlreadyCorrected(detail);
    case 'not_correctable':
      return new NotCorrectable(detail);
    default:
      return new Error(`the ledger answered ${outcome} (${detail})`);
  }
}
