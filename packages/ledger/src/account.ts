/** Accounts: opened, never closed or renamed; read one by one or as a statement of their postings. */
import { type Connection, runStatement, type Statement } from './connection.ts';
import { AccountConflict, UnknownAccount } from './ledger-errors.ts';
import type { AccountRef } from './transfer.ts';

export interface Account {
  readonly ref: AccountRef;
  /** 3 to 12 capital letters: an ISO 4217 code, or a unit of the operator's own such as `POINTS`. */
  readonly currency: string;
  readonly brandCode: string;
  /**
   * True: never below zero, and its postings wait for one another (players). False: may go below zero,
   * and any number of postings at once (the house).
   */
  readonly guarded: boolean;
  /**
   * Whether it has a statement, which costs an index entry for each posting: wallets have one; holds and the house
   * need none. Without it: as `guarded`.
   */
  readonly listed?: boolean;
}

const OPEN: Statement = {
  name: 'ledger.open_account',
  text: 'select ledger.open_account($1, $2, $3, $4, $5) as open',
};

/**
 * Opens an account; when it is open already with the same properties, nothing happens.
 * @throws AccountConflict when it is open with others
 */
export async function openAccount(on: Connection, account: Account): Promise<void> {
  const { ref, currency, brandCode, guarded, listed = guarded } = account;
  const [row] = await runStatement<{ open: boolean }>(on, OPEN, [
    ref,
    currency,
    brandCode,
    guarded,
    listed,
  ]);
  if (!row?.open) throw new AccountConflict(ref);
}

const BALANCE: Statement = {
  name: 'ledger.balance',
  text: 'select ledger.balance_of($1) as balance',
};

/**
 * The balance in minor units, exact at the moment of the call.
 * @throws UnknownAccount
 */
export async function balance(on: Connection, ref: AccountRef): Promise<bigint> {
  const [row] = await runStatement<{ balance: string | null }>(on, BALANCE, [ref]);
  if (typeof row?.balance !== 'string') throw new UnknownAccount(ref);
  return BigInt(row.balance);
}

const BALANCES: Statement = {
  name: 'ledger.balances',
  text: 'select wanted.ref, ledger.balance_of(wanted.ref) as balance from unnest($1::text[]) as wanted(ref)',
};

/** The balances of several accounts at one moment, in minor units; accounts that are not open are left out. */
export async function balances(
  on: Connection,
  refs: readonly AccountRef[],
): Promise<Map<AccountRef, bigint>> {
  const rows = await runStatement<{ ref: string; balance: string | null }>(on, BALANCES, [refs]);
  const known = rows.filter((row) => row.balance !== null);
  return new Map(known.map((row) => [row.ref, BigInt(row.balance ?? 0)]));
}

/** A balance and the transfer that left it so: of two readings, the higher version is the later. */
export interface VersionedBalance {
  /** Minor units. */
  readonly minor: bigint;
  /** The account's last `transferId`; `0` before the first, and for unguarded accounts, which keep no order. */
  readonly version: string;
}

const VERSIONED: Statement = {
  name: 'ledger.versioned_balances',
  text: `select ref, ledger.balance_of(ref) as balance, last_transfer as version
    from ledger.account where ref = any ($1::text[])`,
};

/** As `balances`, with the version of each, which `Posted.transferId` is in the answer to a transfer. */
export async function versionedBalances(
  on: Connection,
  refs: readonly AccountRef[],
): Promise<Map<AccountRef, VersionedBalance>> {
  const rows = await runStatement<{ ref: string; balance: string; version: string }>(
    on,
    VERSIONED,
    [refs],
  );
  return new Map(
    rows.map(({ ref, balance, version }) => [ref, { minor: BigInt(balance), version }]),
  );
}
