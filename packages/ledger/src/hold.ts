/**
 * Holds: money set aside until it is known where it goes, such as a stake in play or a withdrawal in
 * review. A hold is resolved once: settled, or released back to where it came from.
 */
import { type Connection, type Statement } from './connection.ts';
import {
  type AccountRef,
  ask,
  checkPostings,
  columnsOf,
  labelColumns,
  type Posted,
  type Posting,
  type TransferLabel,
} from './transfer.ts';

export interface Hold extends TransferLabel {
  readonly source: AccountRef;
  /** Where it is held, e.g. `player:42:hold`. */
  readonly account: AccountRef;
  /** Minor units, more than zero. */
  readonly amountMinor: bigint;
  readonly currency: string;
}

export interface SettleHold extends TransferLabel {
  /** The `transferId` that `hold` answered. */
  readonly holdId: string;
  readonly destination: AccountRef;
  /** How much of it goes to the destination, in minor units; without it all. The rest goes back. */
  readonly amountMinor?: bigint;
  /** What moves in the same transfer, e.g. the payout of a won bet. */
  readonly also?: readonly Posting[];
}

export interface ReleaseHold extends TransferLabel {
  readonly holdId: string;
}

const HOLD: Statement = {
  name: 'ledger.hold',
  text: 'select * from ledger.hold($1, $2, $3, $4, $5, $6, $7, $8)',
};
const RESOLVE: Statement = {
  name: 'ledger.resolve_hold',
  text: 'select * from ledger.resolve_hold($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
};

/**
 * Sets money aside. The answer's `transferId` is the hold's number.
 * @throws InsufficientFunds, KeyReused, UnknownAccount, CurrencyMismatch; RangeError
 */
export async function hold(on: Connection, wanted: Hold): Promise<Posted> {
  if (wanted.amountMinor <= 0n) throw new RangeError('a hold needs an amount above zero');
  const { source, account, amountMinor, currency } = wanted;
  const amount = amountMinor.toString();
  return ask(on, HOLD, [...labelColumns(wanted), source, account, amount, currency]);
}

/**
 * Settles a hold: all or a part goes to the destination, the rest back, all in one transfer.
 * @throws UnknownHold, HoldAlreadyResolved, ExceedsHold, InsufficientFunds, KeyReused, UnknownAccount,
 *   CurrencyMismatch; RangeError
 */
export async function settleHold(on: Connection, wanted: SettleHold): Promise<Posted> {
  const { holdId, destination, amountMinor, also = [] } = wanted;
  if (amountMinor !== undefined && amountMinor < 0n) {
    throw new RangeError('a hold is settled for zero or more');
  }
  checkPostings(also);
  const amount = amountMinor?.toString() ?? null;
  return ask(on, RESOLVE, [
    ...labelColumns(wanted),
    holdId,
    destination,
    amount,
    ...columnsOf(also),
  ]);
}

/**
 * Gives a hold back, whole, to the account it came from.
 * @throws UnknownHold, HoldAlreadyResolved, KeyReused
 */
export async function releaseHold(on: Connection, wanted: ReleaseHold): Promise<Posted> {
  return ask(on, RESOLVE, [...labelColumns(wanted), wanted.holdId, null, null, ...columnsOf([])]);
}
