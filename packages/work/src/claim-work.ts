import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { WorkTables } from './work-tables.ts';

/** The statements of claiming and ending work. Each is a commit of its own, but for `markDone`. */

/** A claimed piece of work. */
export interface Task {
  readonly id: number;
  readonly kind: string;
  readonly key: string;
  readonly payload: unknown;
  /** With this one. */
  readonly attempts: number;
  /** The number of this claim: a later one makes it void. */
  readonly lease: number;
}

interface Claim {
  readonly kinds: readonly string[];
  readonly most: number;
  readonly present: SQL;
  readonly leaseSeconds: number;
}

/**
 * Claims work that is due, the first of each lane, and that no process has. The attempt is counted here and committed
 * before the work begins, so that work which kills its process does not come back for ever. Two processes never get the
 * same piece: a row that another has locked is skipped, and one that it has claimed in the meantime is read again.
 */
export async function claimWork(
  { work }: WorkTables,
  database: Database,
  claim: Claim,
): Promise<readonly Task[]> {
  const { kinds, most, present, leaseSeconds } = claim;
  if (most <= 0 || kinds.length === 0) return [];
  const { rows } = await database.execute<{
    id: string;
    kind: string;
    key: string;
    payload: unknown;
    attempts: number;
    lease: number;
  }>(sql`
    with due as materialized (
      select id from ${work}
      where state = 'open' and due_at <= ${present}
        and (lease_until is null or lease_until <= ${present})
        and kind = any(${sql.param([...kinds])}::text[])
        -- Known at once, whatever waits behind a dead letter: each row's own look would take 8 µs.
        and (lane is null or lane not in (
          select closed.lane from ${work} closed where closed.state = 'failed' and closed.lane is not null))
        and (lane is null or not exists (
          select from ${work} earlier
          where earlier.lane = work.lane and earlier.id < work.id and earlier.state in ('open', 'failed')))
      order by due_at, id
      limit ${most}
      for update skip locked
    )
    update ${work}
    set attempts = attempts + 1, lease = lease + 1,
      lease_until = ${present} + ${leaseSeconds}::float8 * interval '1 second'
    from due where work.id = due.id
    returning work.id, kind, key, payload, attempts, lease`);
  return rows
    .map((row) => ({ ...row, id: Number(row.id) }))
    .toSorted((one, other) => one.id - other.id);
}

const mine = (work: WorkTables['work'], { id, lease }: Pick<Task, 'id' | 'lease'>) =>
  and(eq(work.id, id), eq(work.lease, lease), eq(work.state, 'open'));

/** Extends a claim. @returns false when the work is another's by now */
export async function renewLease(
  { work }: WorkTables,
  database: Database,
  task: Pick<Task, 'id' | 'lease'>,
  { present, leaseSeconds }: Pick<Claim, 'present' | 'leaseSeconds'>,
): Promise<boolean> {
  const { rowCount } = await database
    .update(work)
    .set({ leaseUntil: sql`${present} + ${leaseSeconds}::float8 * interval '1 second'` })
    .where(mine(work, task));
  return rowCount === 1;
}

/**
 * Marks work as done, in the transaction of its effect. What was sealed is removed.
 * @returns false when the work is another's by now: the transaction must be rolled back
 */
export async function markDone(
  { work }: WorkTables,
  tx: Database,
  task: Pick<Task, 'id' | 'lease'>,
  { present, sealed }: { readonly present: SQL; readonly sealed: boolean },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(work)
    .set({
      state: 'done',
      leaseUntil: null,
      endedAt: present,
      ...(sealed ? { payload: {} } : {}),
    })
    .where(mine(work, task));
  return rowCount === 1;
}

/** Leaves a failed attempt to a later one. @returns false when the work is another's by now */
export async function putOff(
  { work }: WorkTables,
  database: Database,
  task: Task,
  {
    present,
    wait,
    error,
  }: { readonly present: SQL; readonly wait: number; readonly error: string },
): Promise<boolean> {
  const { rowCount } = await database
    .update(work)
    .set({
      dueAt: sql`${present} + ${wait}::float8 * interval '1 millisecond'`,
      leaseUntil: null,
      lastError: error,
    })
    .where(mine(work, task));
  return rowCount === 1;
}

/** Ends the attempts: the work waits for staff, and keeps its lane closed. */
export async function markFailed(
  { work }: WorkTables,
  database: Database,
  task: Task,
  { present, error }: { readonly present: SQL; readonly error: string },
): Promise<boolean> {
  const { rowCount } = await database
    .update(work)
    .set({ state: 'failed', leaseUntil: null, lastError: error, endedAt: present })
    .where(mine(work, task));
  return rowCount === 1;
}

/** Gives a claim back when the process stops: the attempt did not happen. */
export async function releaseLease(
  { work }: WorkTables,
  database: Database,
  task: Task,
): Promise<void> {
  await database
    .update(work)
    .set({ leaseUntil: null, attempts: sql`${work.attempts} - 1` })
    .where(mine(work, task));
}

/** Kinds of open, due work that this process cannot do, with how many pieces of each. */
export async function unknownWork(
  { work }: WorkTables,
  database: Database,
  kinds: readonly string[],
  present: SQL,
): Promise<readonly { readonly kind: string; readonly count: number }[]> {
  const { rows } = await database.execute<{ kind: string; count: number }>(sql`
    select kind, count(*)::int as count from ${work}
    where state = 'open' and due_at <= ${present} and not kind = any(${sql.param([...kinds])}::text[])
    group by kind order by kind`);
  return rows;
}
