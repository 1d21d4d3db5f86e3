/** What keeps the storage fit: partitions made ahead, checkpoints, and old partitions detached. */
import type { Pool } from 'pg';
import { type Connection, runStatement, type Statement } from './connection.ts';
import { seal } from './seal.ts';
import { type Verification, verify } from './verify.ts';

const MAKE: Statement = {
  name: 'ledger.make_partitions',
  text: 'select ledger.make_partitions($1) as made',
};

/** Makes the partitions of this week and of so many more (0 to 7). @returns how many weeks were missing */
export async function makePartitions(on: Connection, weeksAhead = 4): Promise<number> {
  const [row] = await runStatement<{ made: number }>(on, MAKE, [weeksAhead]);
  return row?.made ?? 0;
}

const DETACH: Statement = {
  name: 'ledger.detach_partitions',
  text: 'select ledger.detach_partitions() as detached',
};

/**
 * Detaches the weeks that are older than the setting says (`ledger.setting.keep_weeks`) and lie before a checkpoint.
 * @returns how many weeks; their tables are there still, as `ledger.detached_…`
 */
export async function detachPartitions(on: Connection): Promise<number> {
  const [row] = await runStatement<{ detached: number }>(on, DETACH, []);
  return row?.detached ?? 0;
}

const CHECKPOINT: Statement = {
  name: 'ledger.make_checkpoint',
  text: 'select ledger.make_checkpoint() as checkpoint',
};

/**
 * Verifies what came after the last checkpoint and, if it is sound, makes the next. Nothing is made while nothing is
 * new.
 */
export async function makeCheckpoint(pool: Pool): Promise<Verification> {
  await seal(pool);
  const audit = await verify(pool, { sinceCheckpoint: true });
  if (audit.ok) await runStatement(pool, CHECKPOINT, []);
  return audit;
}
