/** Double entry in PostgreSQL: accounts, transfers, holds, the hash chain. Begin with `ledger.ts`. */
export type { Account, VersionedBalance } from './account.ts';
export { APP_ROLE, appPool, type Connection } from './connection.ts';
export type { CaptureHold, Hold, HoldPart, ReleaseHold, SettleHold } from './hold.ts';
export { createLedger, type Ledger } from './ledger.ts';
export * from './ledger-errors.ts';
export { LedgerMigrationError, migrateLedger } from './migrate-ledger.ts';
export type {
  StatementPeriod,
  LinePosition,
  StatementSlice,
  StatementTotals,
} from './period-statement.ts';
export { type ChainHead, type Sealer, startSealer } from './seal.ts';
export type {
  KindFilter,
  StatementCursor,
  StatementLine,
  StatementPage,
  StatementRange,
} from './statement.ts';
export type {
  AccountRef,
  Correction,
  Posted,
  Posting,
  Transfer,
  TransferLabel,
} from './transfer.ts';
export type { ChainBreak, Verification, VerifyOptions } from './verify.ts';
