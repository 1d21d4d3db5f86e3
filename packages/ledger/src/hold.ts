/**
 * Holds: money set aside until it is known where it goes, such as a stake in play or a withdrawal in review. A hold
 * may take from several accounts and be added to. It is open until all of it was captured or released.
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

/** What a hold takes from one account. */
export interface HoldPart {
  readonly source: AccountRef;
  /** Minor units, more than zero. */
  readonly amountMinor: bigint;
}

interface HoldLabel extends TransferLabel {
  /** Where it is held, e.g. `player:42:hold`. */
  readonly account: AccountRef;
  readonly currency: string;
  /** An open hold on the same account to add to, by the `transferId` that `hold` answered first. */
  readonly addTo?: string;
}

/** From one account, or from several. */
export type Hold = HoldLabel & (HoldPart | { readonly parts: readonly HoldPart[] });

interface Resolution extends TransferLabel {
  /** The `transferId` that `hold` answered. */
  readonly holdId: string;
}

export interface SettleHold extends Resolution {
  readonly destination: AccountRef;
  /** How much of it goes to the destination, in minor units; without it all. The rest goes back. */
  readonly amountMinor?: bigint;
  /** What moves in the same transfer, e.g. the payout of a won bet. */
  readonly also?: readonly Posting[];
}

export interface CaptureHold extends Resolution {
  readonly destination: AccountRef;
  /** How much of it goes to the destination, in minor units. The rest stays on hold. */
  readonly amountMinor: bigint;
  /** What moves in the same transfer, e.g. the payout of a part that is cashed out. */
  readonly also?: readonly Posting[];
}

export interface ReleaseHold extends Resolution {
  /** How much of it goes back, in minor units, while the rest stays on hold; without it all. */
  readonly amountMinor?: bigint;
}

const HOLD: Statement = {
  name: 'ledger.hold',
  text: 'select * from ledger.hold($1, $2, $3, $4, $5, $6, $7, $8, $9)',
};
const RESOLVE: Statement = {
  name: 'ledger.resolve_hold',
  text: 'select * from ledger.resolve_hold($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
};

/**
 * Sets money aside, or adds to what is. The answer's `transferId` is the hold's number, unless it adds.
 * @throws InsufficientFunds, KeyReused, UnknownAccount, CurrencyMismatch; with `addTo` UnknownHold,
 *   HoldAlreadyResolved; RangeError
 */
export async function hold(on: Connection, wanted: Hold): Promise<Posted> {
  const parts = 'parts' in wanted ? wanted.parts : [wanted];
  if (parts.length === 0 || parts.some(({ amountMinor }) => amountMinor <= 0n)) {
    throw new RangeError('a hold needs an amount above zero');
  }
  return ask(on, HOLD, [
    ...labelColumns(wanted),
    wanted.addTo ?? null,
    wanted.account,
    parts.map(({ source }) => source),
    parts.map(({ amountMinor }) => amountMinor.toString()),
    wanted.currency,
  ]);
}

/**
 * Settles a hold: all or a part goes to the destination, the rest back, all in one transfer. Of a hold on several
 * accounts, the part is taken from them in the order in which they were opened.
 * @throws UnknownHold, HoldAlreadyResolved, ExceedsHold, InsufficientFunds, KeyReused, UnknownAccount,
 *   CurrencyMismatch; RangeError
 */
export async function settleHold(on: Connection, wanted: SettleHold): Promise<Posted> {
  const { destination, amountMinor, also = [] } = wanted;
  if (amountMinor !== undefined && amountMinor < 0n) {
    throw new RangeError('a hold is settled for zero or more');
  }
  return resolve(on, wanted, { destination, captured: amountMinor, also });
}

/**
 * Takes a part of a hold, as `settleHold` does, and leaves the rest on hold.
 * @throws as `settleHold`
 */
export async function captureHold(on: Connection, wanted: CaptureHold): Promise<Posted> {
  const { destination, amountMinor, also = [] } = wanted;
  if (amountMinor <= 0n) throw new RangeError('a part of a hold is more than zero');
  return resolve(on, wanted, { destination, captured: amountMinor, released: 0n, also });
}

/**
 * Gives a hold back to the accounts it came from, whole or a part.
 * @throws UnknownHold, HoldAlreadyResolved, KeyReused; with a part ExceedsHold; RangeError
 */
export async function releaseHold(on: Connection, wanted: ReleaseHold): Promise<Posted> {
  const { amountMinor } = wanted;
  if (amountMinor !== undefined && amountMinor <= 0n) {
    throw new RangeError('a part of a hold is more than zero');
  }
  return resolve(on, wanted, { released: amountMinor, also: [] });
}

/** Without `captured` all goes to the destination, without `released` the rest goes back. */
function resolve(
  on: Connection,
  label: Resolution,
  taking: {
    readonly destination?: AccountRef;
    readonly captured?: bigint;
    readonly released?: bigint;
    readonly also: readonly Posting[];
  },
): Promise<Posted> {
  const { destination, captured, released, also } = taking;
  checkPostings(also);
  return ask(on, RESOLVE, [
    ...labelColumns(label),
    label.holdId,
    destination ?? null,
    captured?.toString() ?? null,
    released?.toString() ?? null,
    ...columnsOf(also),
  ]);
}
