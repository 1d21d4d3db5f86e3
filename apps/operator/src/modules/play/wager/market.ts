/** What bets share: when an issue closes, and how much may be lost on an outcome. */
import { type Connection, runStatement, type Statement } from '@palpite/ledger/connection.ts';

const CLOSE: Statement = {
  name: 'operator.close_issue',
  text: 'select operator.close_issue($1, $2)',
};

/**
 * Sets until when an issue takes bets. It waits for the bets under way, so what was placed is final once a close that
 * lies in the past is committed. Take no other lock in that transaction.
 */
export async function closeIssue(on: Connection, issue: string, closesAt: Date): Promise<void> {
  await runStatement(on, CLOSE, [issue, closesAt]);
}

const CAP: Statement = { name: 'operator.set_cap', text: 'select operator.set_cap($1, $2, $3)' };

/**
 * Sets how much may be lost under a key, in minor units. A hot outcome takes eight stripes, so that its bets do not queue;
 * the number of stripes is fixed by the first call.
 */
export async function setCap(
  on: Connection,
  key: string,
  capMinor: bigint,
  stripes = 1,
): Promise<void> {
  await runStatement(on, CAP, [key, capMinor.toString(), stripes]);
}

const DROP: Statement = {
  name: 'operator.drop_exposure',
  text: 'delete from operator.exposure where key = any($1)',
};

/** Forgets keys whose event is decided. */
export async function dropExposure(on: Connection, keys: readonly string[]): Promise<void> {
  await runStatement(on, DROP, [keys]);
}
