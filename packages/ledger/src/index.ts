/** Double entry in PostgreSQL: accounts, transfers, holds, the hash chain. Begin with `ledger.ts`. */
export type { Account, VersionedBalance } from './account.ts';
export { APP_ROLE, appPool, type Connection } from './connection.ts';
export type { Hold, ReleaseHold, SettleHold } from './hold.ts';
export { createLedger, type Ledger } from './ledger.ts';
export * from './ledger-errors.ts';
export { LedgerMigrationError, migrateLedger } from './migrate-ledger.ts';
export type {
  KindFilter,
  StatementPeriod,
  StatementSlice,
  StatementTotals,
} from './period-statement.ts';
export { type ChainHead, type Sealer, startSealer } from './seal.ts';
export type { StatementCursor, StatementLine, StatementPage } from './statement.ts';
export type {
  AccountRef,
  Correction,
  Posted,
  Posting,
  Transfer,
  TransferLabel,
} from './transfer.ts';
export type { ChainBreak, Verification, VerifyOptions } from './verify.ts';
