/**
 * The ledger: double entry in PostgreSQL, and the only writer of money.
 *
 * Guaranteed, for any number of processes on one database:
 * - a transfer is whole or nothing; a posting takes what it gives, so each currency sums to zero;
 * - a guarded account is never below zero;
 * - a key moves money once, for ever: the same body is answered as the first time, another is refused;
 * - of a hold no more is captured and released than was set aside, and each part goes back where it came from;
 * - nothing is edited: corrections are transfers of their own, and the hash chain shows any tampering;
 * - an answer on a pool means: committed, and on the disk.
 */
import type { Pool } from 'pg';
import {
  type Account,
  balance,
  balances,
  openAccount,
  type VersionedBalance,
  versionedBalances,
} from './account.ts';
import type { Connection } from './connection.ts';
import {
  type CaptureHold,
  captureHold,
  type Hold,
  hold,
  type ReleaseHold,
  releaseHold,
  type SettleHold,
  settleHold,
} from './hold.ts';
import {
  periodLines,
  periodTotals,
  type StatementPeriod,
  type StatementSlice,
  type StatementTotals,
} from './period-statement.ts';
import { type ChainHead, chainHead, seal } from './seal.ts';
import {
  type StatementLine,
  type StatementPage,
  type StatementRange,
  statement,
} from './statement.ts';
import {
  type AccountRef,
  type Correction,
  correct,
  type Posted,
  post,
  type Transfer,
} from './transfer.ts';
import { detachPartitions, makeCheckpoint, makePartitions } from './upkeep.ts';
import { type Verification, type VerifyOptions, verify } from './verify.ts';

/** Each call that takes `on` runs on a pool (alone) or on a client (within its transaction). */
export interface Ledger {
  openAccount(on: Connection, account: Account): Promise<void>;
  post(on: Connection, transfer: Transfer): Promise<Posted>;
  correct(on: Connection, correction: Correction): Promise<Posted>;
  hold(on: Connection, wanted: Hold): Promise<Posted>;
  settleHold(on: Connection, wanted: SettleHold): Promise<Posted>;
  captureHold(on: Connection, wanted: CaptureHold): Promise<Posted>;
  releaseHold(on: Connection, wanted: ReleaseHold): Promise<Posted>;
  balance(on: Connection, ref: AccountRef): Promise<bigint>;
  balances(on: Connection, refs: readonly AccountRef[]): Promise<Map<AccountRef, bigint>>;
  versionedBalances(
    on: Connection,
    refs: readonly AccountRef[],
  ): Promise<Map<AccountRef, VersionedBalance>>;
  statement(on: Connection, ref: AccountRef, range?: StatementRange): Promise<StatementPage>;
  periodLines(
    on: Connection,
    ref: AccountRef,
    period: StatementPeriod,
    slice: StatementSlice,
  ): Promise<readonly StatementLine[]>;
  periodTotals(on: Connection, ref: AccountRef, period: StatementPeriod): Promise<StatementTotals>;
  /** Seals what is committed into the hash chain; `startSealer` does it all the time. */
  seal(): Promise<number>;
  chainHead(): Promise<ChainHead | undefined>;
  verify(options?: VerifyOptions): Promise<Verification>;
  /** Verifies what came after the last checkpoint, and makes the next: once a day. */
  makeCheckpoint(): Promise<Verification>;
  /** Makes the partitions of the coming weeks: once a day. Without it the first transfer of a week does it. */
  makePartitions(): Promise<number>;
  /** Detaches the partitions that are old enough and lie before a checkpoint. */
  detachPartitions(): Promise<number>;
}

/** The ledger on a migrated database (`migrateLedger`). */
export function createLedger(pool: Pool): Ledger {
  return {
    openAccount,
    post,
    correct,
    hold,
    settleHold,
    captureHold,
    releaseHold,
    balance,
    balances,
    versionedBalances,
    statement,
    periodLines,
    periodTotals,
    seal: () => seal(pool),
    chainHead: () => chainHead(pool),
    verify: (options) => verify(pool, options),
    makeCheckpoint: () => makeCheckpoint(pool),
    makePartitions: () => makePartitions(pool),
    detachPartitions: () => detachPartitions(pool),
  };
}
