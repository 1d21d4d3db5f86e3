/** Transfers: what a caller asks for, what the ledger answers, and the call that moves the money. */
import { type Connection, runStatement, type Statement } from './connection.ts';
import { refusal } from './ledger-errors.ts';

/** An account's name, such as `player:42:main` or `house:bets:BRL`: letters, digits and `: _ . -`. */
export type AccountRef = string;

/** Takes from `source`, gives to `destination`. */
export interface Posting {
  readonly source: AccountRef;
  readonly destination: AccountRef;
  /** Minor units, zero or more. */
  readonly amountMinor: bigint;
  /** The currency of both accounts, e.g. `BRL`. */
  readonly currency: string;
}

/** What every movement of money says of itself. */
export interface TransferLabel {
  /** The idempotency key, 1–200 characters; the same key never moves money twice, however late. */
  readonly key: string;
  /** What happened, in kebab-case: `bet`, `win`, `deposit`. */
  readonly kind: string;
  /** What it belongs to in the caller's world, e.g. `round:8812`; at most 200 characters. */
  readonly reference: string;
  /** For people; at most 1000 characters. */
  readonly note?: string;
}

export interface Transfer extends TransferLabel {
  /** All of them or none; balances are checked after the last one. */
  readonly postings: readonly Posting[];
}

export interface Posted {
  /**
   * Rises with time, and for each guarded account with every transfer: it is also the version of the balances here.
   * At most 16 digits, so a `Number` holds it exactly.
   */
  readonly transferId: string;
  /** True when the key was used before for the same body: nothing moved now. */
  readonly replayed: boolean;
  /** The balances of the guarded accounts right after the transfer, in minor units. */
  readonly balances: Readonly<Record<AccountRef, bigint>>;
}

interface AnswerRow {
  outcome: string;
  detail: string | null;
  transfer_id: string | null;
  replayed: boolean | null;
  refs: string[] | null;
  balances: (string | null)[] | null;
}

/**
 * Runs a function of the database that answers with `ledger.answer`; the key is its first value.
 * @throws LedgerError when the ledger refuses
 */
export async function ask(
  on: Connection,
  statement: Statement,
  values: readonly unknown[],
): Promise<Posted> {
  const [row] = await runStatement<AnswerRow>(on, statement, values);
  if (!row?.transfer_id || row.outcome !== 'posted') {
    // The database knows the hash of the key alone.
    const detail = row?.outcome === 'key_reused' ? String(values[0]) : (row?.detail ?? '');
    throw refusal(row?.outcome ?? 'nothing', detail);
  }
  const { refs, balances } = row;
  const guarded = (refs ?? []).flatMap((ref, index) => {
    const balance = balances?.[index] ?? null;
    return balance === null ? [] : [[ref, BigInt(balance)] as const];
  });
  return {
    transferId: row.transfer_id,
    replayed: row.replayed === true,
    balances: Object.fromEntries(guarded),
  };
}

/** The four arrays that the database's functions take. */
export function columnsOf(postings: readonly Posting[]): [string[], string[], string[], string[]] {
  return [
    postings.map((posting) => posting.source),
    postings.map((posting) => posting.destination),
    postings.map((posting) => posting.amountMinor.toString()),
    postings.map((posting) => posting.currency),
  ];
}

/** The first four arguments of the functions that move money. */
export function labelColumns(label: TransferLabel): [string, string, string, string] {
  return [label.key, label.kind, label.reference, label.note ?? ''];
}

/** @throws RangeError when an amount is negative */
export function checkPostings(postings: readonly Posting[]): void {
  for (const { amountMinor } of postings) {
    if (amountMinor < 0n) throw new RangeError('a posting has a negative amount');
  }
}

const POST: Statement = {
  name: 'ledger.post',
  text: 'select * from ledger.post($1, $2, $3, $4, $5, $6, $7, $8)',
};

/**
 * Moves money: all postings or none, once per key, in one round trip.
 *
 * Guarded accounts are locked in one order, so two transfers never wait for each other. Several
 * transfers in one transaction of the caller keep their locks until it ends: take them in the same order
 * everywhere, and keep such transactions short.
 *
 * @throws InsufficientFunds, KeyReused, UnknownAccount, CurrencyMismatch, SameAccount; RangeError for a
 *   negative amount or no posting at all
 */
export async function post(on: Connection, transfer: Transfer): Promise<Posted> {
  if (transfer.postings.length === 0) throw new RangeError('a transfer needs a posting');
  checkPostings(transfer.postings);
  return ask(on, POST, [...labelColumns(transfer), ...columnsOf(transfer.postings)]);
}

const CORRECT: Statement = {
  name: 'ledger.correct',
  text: 'select * from ledger.correct($1, $2, $3, $4, $5)',
};

export interface Correction extends TransferLabel {
  /** The transfer to reverse. */
  readonly transferId: string;
}

/**
 * Reverses a transfer by a new one with the same amounts the other way round; at most once.
 * @throws UnknownTransfer, AlreadyCorrected, NotCorrectable, InsufficientFunds, KeyReused
 */
export async function correct(on: Connection, correction: Correction): Promise<Posted> {
  return ask(on, CORRECT, [...labelColumns(correction), correction.transferId]);
}
