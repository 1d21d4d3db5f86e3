import type { Transaction } from '@palpite/server/database/transaction.ts';

interface Scheduled {
  readonly name: string;
  readonly everySeconds: number;
}

/** Scheduled work in the database alone: claimed and done in one transaction. */
export interface TransactionJob extends Scheduled {
  /**
   * The effect, in the same transaction that claims the interval. `slot` is the start of the interval.
   * @returns figures for a log line, e.g. `{ removed: 3 }`
   */
  run(transaction: Transaction, slot: Date): Promise<Record<string, number>>;
}

/** Scheduled work that calls other hosts: nothing is kept open while they answer. */
export interface OutsideJob extends Scheduled {
  /**
   * The effect, after the interval's claim is committed: a process killed in it leaves the rest to a later interval,
   * and a long run may overlap the next one in another process. So it must record its own progress and be safe to
   * repeat.
   * @returns figures for a log line, e.g. `{ compared: 3 }`
   */
  work(slot: Date): Promise<Record<string, number>>;
}

/** Scheduled work, begun once per interval however many processes run. */
export type Job = TransactionJob | OutsideJob;

const DAY_MILLISECONDS = 86_400_000;

/** So many days before an interval: the age up to which its sweep keeps rows. */
export const daysBefore = (slot: Date, days: number): Date =>
  new Date(slot.getTime() - days * DAY_MILLISECONDS);
