/** What the database answers to an act, and how its refusals reach a caller. */
import { type Connection, runStatement, type Statement } from '@palpite/ledger/connection.ts';

/** Why an act is refused: nothing was written. */
export const PLAY_REFUSALS = [
  /** The account has never played: its gate is not open yet. */
  'no_gate',
  /** The key was used before, for something else. */
  'conflict',
  'insufficient_funds',
  /** The account is closed, or its session is over. */
  'session_ended',
  'reauthentication_required',
  /** A time-out or self-exclusion, until `until`. */
  'blocked',
  /** The player's own limit of `period`: `limitMinor`, of which `leftMinor` is left. */
  'stake_limit',
  'loss_limit',
  /** More than the grants that it would use allow: `limitMinor`. */
  'grant_max',
  /** More would be lost on the outcome `key` than is taken. */
  'exposure_full',
  /** The brand takes no bets now. */
  'closed',
  /** The issue takes no bets since `closedAt`. */
  'issue_closed',
  'already_placed',
  'slip_spent',
  'slip_closed',
  'unknown_slip',
  'unknown_wager',
  'pending',
  'not_pending',
  'still_open',
  'already_settled',
  'already_paid',
  'voided',
  'valid_above_stake',
  'stake_above_open',
] as const;
export type PlayRefusal = (typeof PLAY_REFUSALS)[number];

/** A refused act. `detail` has the figures of the reason; see `PLAY_REFUSALS`. */
export class WagerRefused extends Error {
  readonly code: PlayRefusal;
  readonly detail: Readonly<Record<string, unknown>>;

  constructor(code: PlayRefusal, detail: Readonly<Record<string, unknown>> = {}) {
    super(`the act on a wager is refused: ${code}`);
    this.name = 'WagerRefused';
    this.code = code;
    this.detail = detail;
  }
}

/** An act that was done, now or by an earlier call with the same key and request. */
export interface Moved {
  /** The ledger's number of its transfer, and the version of the balance. */
  readonly actId: number;
  /** The main wallet right after it, in minor units. */
  readonly balanceMinor: bigint;
  /** Nothing was done now. */
  readonly replayed: boolean;
}

export interface Done extends Moved {
  /** The wager, or the slip; its order number is `betOrder` of this. */
  readonly id: number;
}

/** One row of `operator.play_answer`. */
export interface AnswerRow {
  readonly code: string;
  readonly detail: Readonly<Record<string, unknown>> | null;
  readonly balance_minor: string | null;
  readonly act_id: string | null;
  readonly wager_id: string | null;
  readonly replayed: boolean | null;
}

/** A function of the database that answers so; it is prepared once a connection. */
export const playStatement = (name: string, parameters: number): Statement => ({
  name: `operator.${name}`,
  text: `select * from operator.${name}(${Array.from({ length: parameters }, (_, at) => `$${at + 1}`).join(', ')})`,
});

/** @returns the raw answer: one call, one round trip */
export async function askPlay(
  on: Connection,
  statement: Statement,
  values: readonly unknown[],
): Promise<AnswerRow> {
  const [row] = await runStatement<AnswerRow>(on, statement, values);
  if (row === undefined) throw new Error(`${statement.name} did not answer`);
  return row;
}

/** @throws WagerRefused */
export async function act(
  on: Connection,
  statement: Statement,
  values: readonly unknown[],
): Promise<Done> {
  const row = await askPlay(on, statement, values);
  if (row.code !== 'ok') throw refusalIn(row);
  return { id: Number(row.wager_id), ...movedOf(row) };
}

/** The refusal that a row says. */
export const refusalIn = ({ code, detail }: AnswerRow): WagerRefused =>
  new WagerRefused(refusalOf(code), detail ?? {});

/** The answer to an act that was done. */
export const movedOf = (row: AnswerRow): Moved => ({
  actId: Number(row.act_id),
  balanceMinor: BigInt(row.balance_minor ?? 0),
  replayed: row.replayed === true,
});

function refusalOf(code: string): PlayRefusal {
  const known = PLAY_REFUSALS.find((each) => each === code);
  if (known === undefined) throw new Error(`the database answered ${code}`);
  return known;
}
