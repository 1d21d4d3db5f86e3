import type { Transaction } from '../database/transaction.ts';
import type { Services } from '../services.ts';

/** Scheduled work, done once per interval however many processes run. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /**
   * The effect, in the same transaction that claims the interval. `slot` is the start of the interval.
   * Work outside the database must be repeatable: a crash before the commit runs it again.
   * @returns what is worth a log line, e.g. `{ removed: 3 }`
   */
  run(transaction: Transaction, services: Services, slot: Date): Promise<Record<string, number>>;
}
