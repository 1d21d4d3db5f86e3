/**
 * The port of bets: what an engine of any product asks for. Each function is one database call that moves the money,
 * writes the rows and the event, and answers; on a pool it commits by itself. The same key and request get the first
 * answer again, however late. Refusals are `WagerRefused`; nothing was written then.
 *
 * Amounts are minor units of the account's currency.
 */
import { type Connection, runStatement, type Statement } from '@palpite/ledger/connection.ts';
import { mapInSlices } from '@palpite/server/slices.ts';
import { houseAccount, owedAccount } from '#modules/money/index.ts';
import { pastGate, type Staker, stakerValues } from './gate.ts';
import { act, type AnswerRow, type Done, playStatement, refusalIn } from './play-answer.ts';
import { requestHash } from './request-hash.ts';

/** One choice of a bet: a leg of a ticket, a number of a line. */
export interface Leg {
  readonly leg: number;
  readonly play?: string;
  readonly selection: string;
  /** Ten-thousandths: 19500 is 1.95. */
  readonly odds?: number;
}

export interface Placing {
  readonly key: string;
  readonly staker: Staker;
  readonly product: string;
  readonly engine: string;
  /** The engine's own id of the wager, used once for ever. */
  readonly ref: string;
  readonly stakeMinor: bigint;
  /** What it is on, as `listNodes` has it: a bet on none is in no record. */
  readonly nodeId?: number;
  /** The draw or match as the records show it. */
  readonly issue?: string;
  /** The issue whose close is compared under its lock (`closeIssue`); without it there is no close. */
  readonly closing?: string;
  /** Takes the stake from this slip's hold. */
  readonly slipId?: number;
  /** A further stake for an open wager of this `ref`. */
  readonly isFurther?: boolean;
  /** Waits for `accept` or `refuse` (bet delay). */
  readonly isPending?: boolean;
  readonly legs?: readonly Leg[];
  /** What is lost at most under each capped key, in minor units. */
  readonly exposure?: Readonly<Record<string, bigint>>;
  readonly facts?: Readonly<Record<string, unknown>>;
}

const PLACE = playStatement('place_wager', 22);

/** Takes a stake. @throws WagerRefused with why the gate, the issue, a cap or the wallet refuses */
export const place = (on: Connection, wanted: Placing): Promise<Done> =>
  pastGate(on, wanted.staker, () => placeNow(on, wanted));

function placeNow(on: Connection, wanted: Placing): Promise<Done> {
  const { staker, ...asked } = wanted;
  return act(on, PLACE, [
    staker.accountId,
    asked.key,
    placeHash(wanted),
    asked.product,
    asked.engine,
    asked.ref,
    asked.nodeId ?? null,
    asked.issue ?? null,
    asked.closing ?? null,
    asked.slipId ?? null,
    asked.stakeMinor.toString(),
    asked.isFurther === true,
    asked.isPending === true,
    asked.legs === undefined ? null : JSON.stringify(asked.legs),
    asked.exposure === undefined ? null : JSON.stringify(asked.exposure, digits),
    asked.facts === undefined ? null : JSON.stringify(asked.facts),
    ...stakerValues(staker),
  ]);
}

const placeHash = ({ key: _key, staker, ...asked }: Placing) =>
  requestHash('place', { ...asked, accountId: staker.accountId });

/**
 * Stakes of one account in one call: by `operator.place_wagers`, which a function of the engine calls to write its own rows
 * and to reserve all caps at the end (`operator.reserve_all`). Its first arguments are the account and the wagers, its
 * last ones the staker.
 * @param own its arguments in between
 * @returns its answer, a row for each stake in their order; the last row may be a refusal: roll the transaction back
 */
export const placeThrough = async (
  on: Connection,
  statement: Statement,
  staker: Staker,
  wagers: readonly Omit<Placing, 'staker'>[],
  own: readonly unknown[],
): Promise<readonly AnswerRow[]> => {
  const asked = await mapInSlices(wagers, (each) => ({
    ...each,
    request: placeHash({ ...each, staker }),
  }));
  const values = [staker.accountId, JSON.stringify(asked, digits), ...own, ...stakerValues(staker)];
  return pastGate(on, staker, async () => {
    const rows = await runStatement<AnswerRow>(on, statement, values);
    if (rows[0]?.code === 'no_gate') throw refusalIn(rows[0]);
    return rows;
  });
};

/** Amounts as text: a number of JSON would lose units beyond 2^53. */
export const digits = (_name: string, value: unknown) =>
  typeof value === 'bigint' ? value.toString() : value;

/** An act on a wager that exists. */
export interface Acting {
  readonly key: string;
  readonly wagerId: number;
}

const ACCEPT = playStatement('accept_wager', 3);

/** Ends the delay of a pending wager: it is in play. */
export const accept = (on: Connection, { key, wagerId }: Acting): Promise<Done> =>
  act(on, ACCEPT, [wagerId, key, requestHash('accept', { wagerId })]);

const PAY = playStatement('pay_wager', 4);

/** A payout of an open wager that goes on. */
export const pay = (
  on: Connection,
  { key, wagerId, payoutMinor }: Acting & { readonly payoutMinor: bigint },
): Promise<Done> =>
  act(on, PAY, [
    wagerId,
    key,
    requestHash('pay', { wagerId, payoutMinor }),
    payoutMinor.toString(),
  ]);

/** The accounts that a wager's brand and account owe through, when a wallet is short. */
export interface OwedBy {
  readonly accountId: number;
  readonly brand: Parameters<typeof houseAccount>[1];
}

export interface Settling extends Acting {
  readonly owedBy: OwedBy;
  readonly payoutMinor: bigint;
  /** What of the stake counts for turnover; all of it without this. */
  readonly validMinor?: bigint;
  /** 1 for the first result; a higher one replaces it. */
  readonly version?: number;
  /** What each leg came to, as the records show it: the numbers drawn, a score. */
  readonly results?: readonly { readonly leg: number; readonly result: string }[];
}

const SETTLE = playStatement('settle_wager', 10);

const settleWith = (on: Connection, wanted: Settling, again: boolean): Promise<Done> => {
  const { key, owedBy, ...asked } = wanted;
  const { wagerId, payoutMinor, validMinor, version = 1, results } = asked;
  return act(on, SETTLE, [
    wagerId,
    key,
    requestHash('settle', { ...asked, version }),
    payoutMinor.toString(),
    validMinor?.toString() ?? null,
    version,
    results === undefined ? null : JSON.stringify(results),
    again,
    ...owedRefs(owedBy),
  ]);
};

const owedRefs = ({ accountId, brand }: OwedBy) => [
  owedAccount(accountId),
  houseAccount('owed', brand),
];

/**
 * Ends a wager with its result. One that was voided is settled after all by a higher version: its stake is taken again.
 * @throws WagerRefused `already_settled` for the version that it has, or a lower one
 */
export const settle = (on: Connection, wanted: Settling): Promise<Done> =>
  settleWith(on, wanted, false);

/**
 * Gives an ended wager another result: the difference moves. What a wallet no longer has is owed, and later payouts
 * repay it.
 */
export const resettle = (
  on: Connection,
  wanted: Settling & { readonly version: number },
): Promise<Done> => settleWith(on, wanted, true);

const VOID = playStatement('void_wager', 6);

/** Gives the stake back. A wager that has ended needs a higher `version`, and what it paid is taken back. */
export const voidWager = (
  on: Connection,
  { key, owedBy, ...asked }: Acting & { readonly owedBy: OwedBy; readonly version?: number },
): Promise<Done> =>
  act(on, VOID, [
    asked.wagerId,
    key,
    requestHash('void', asked),
    asked.version ?? null,
    ...owedRefs(owedBy),
  ]);

const CANCEL = playStatement('cancel_wager', 5);

/** Gives the stake back by its member's own wish, until the issue closes. @throws WagerRefused `issue_closed` from then on */
export const cancel = (
  on: Connection,
  { key, ...asked }: Acting & { readonly accountId: number; readonly closing: string },
): Promise<Done> =>
  act(on, CANCEL, [
    asked.wagerId,
    key,
    requestHash('cancel', asked),
    asked.accountId,
    asked.closing,
  ]);

export interface CashingOut extends Acting {
  /** How much of the stake is cashed out; all of it without this. A part becomes a wager of its own. */
  readonly stakeMinor?: bigint;
  readonly offerMinor: bigint;
  readonly validMinor?: bigint;
}

const CASH_OUT = playStatement('cash_out_wager', 6);

/** Ends an open wager, or a part of it, for an offer. @returns the wager that ended */
export const cashOut = (on: Connection, { key, ...asked }: CashingOut): Promise<Done> =>
  act(on, CASH_OUT, [
    asked.wagerId,
    key,
    requestHash('cash-out', asked),
    asked.stakeMinor?.toString() ?? null,
    asked.offerMinor.toString(),
    (asked.validMinor ?? 0n).toString(),
  ]);

const SETTLE_MANY: Statement = {
  name: 'operator.settle_wagers',
  text: 'select wager_id, code from operator.settle_wagers($1, $2, $3)',
};

export interface SettlingOne extends Omit<Settling, 'owedBy'> {
  readonly accountId: number;
  /** Paid besides the payout, as an act and a movement of its own; above zero. */
  readonly rebateMinor?: bigint;
}

/** At most 100 results of one event of one brand, in one transaction. @returns why each was refused, by wager; or `ok` */
export async function settleMany(
  on: Connection,
  brand: OwedBy['brand'],
  results: readonly SettlingOne[],
): Promise<ReadonlyMap<number, string>> {
  const asked = results.map(({ key, accountId: _account, ...each }) => ({
    wager: each.wagerId,
    key,
    request: requestHash('settle', { ...each, version: each.version ?? 1 }),
    payout: each.payoutMinor,
    rebate: each.rebateMinor,
    valid: each.validMinor,
    version: each.version ?? 1,
    results: each.results,
    again: false,
  }));
  const rows = await runStatement<{ wager_id: string; code: string }>(on, SETTLE_MANY, [
    JSON.stringify(asked, digits),
    results.map(({ accountId }) => owedAccount(accountId)),
    houseAccount('owed', brand),
  ]);
  return new Map(rows.map(({ wager_id, code }) => [Number(wager_id), code]));
}
