/**
 * Each open round owes work: to be taken to its end. The process that placed it does so at once, without the work; it is
 * due when that process must have ended or failed.
 */
import type { Database } from '@palpite/server/database/transaction.ts';
import { removeWork } from '@palpite/work/manage-work.ts';
import { retryWait } from '@palpite/work/retry-wait.ts';
import { defineWork } from '@palpite/work/work-kind.ts';
import * as v from 'valibot';
import type { Services } from '../services.ts';

export const settleKind = defineWork({
  name: 'round.settle',
  payload: v.object({ roundId: v.pipe(v.string(), v.uuid()) }),
});

const keyOf = (roundId: string) => `round:${roundId}:settle`;

/** The end of a round, as work. */
export const endOf = (roundId: string) => ({
  kind: settleKind,
  key: keyOf(roundId),
  payload: { roundId },
});

type Owing = Pick<Services, 'work' | 'timing'>;

/** Owes the end of a round, in the transaction that places it. */
export async function oweEnd(tx: Database, { work, timing }: Owing, roundId: string) {
  await work.owe(tx, { ...endOf(roundId), afterMilliseconds: timing.lease });
}

/** The round is over, by another way than its work. */
export const endIsReached = (tx: Database, { work }: Owing, roundId: string): Promise<void> =>
  removeWork(work, tx, keyOf(roundId));

/** A request of the player has tried in vain: the work goes on from there. @param attempts so far, at least one */
export const leaveToWork = (
  tx: Database,
  { work, timing }: Owing,
  roundId: string,
  attempts: number,
): Promise<void> =>
  work.putOff(tx, keyOf(roundId), retryWait(attempts, Math.random(), retryTerms(timing)));

export const retryTerms = ({ retryFirst, retryLongest }: Services['timing']) => ({
  firstWait: retryFirst,
  longestWait: retryLongest,
});
