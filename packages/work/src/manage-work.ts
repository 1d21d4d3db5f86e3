import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { HasWorkTables, WorkState, WorkTables } from './work-tables.ts';

/** What staff see of work, and do about it. */

export type WorkRow = WorkTables['work']['$inferSelect'];

/** How much of a kind waits, as an overview. */
export interface WorkSummary {
  readonly kind: string;
  readonly state: WorkState;
  readonly count: number;
  /** When the oldest was due. */
  readonly oldest: Date;
  readonly lastError: string | null;
}

/** What waits and what failed, by kind: first what failed, then what has waited longest. */
export async function summarizeWork(
  { tables: { work } }: HasWorkTables,
  tx: Database,
): Promise<readonly WorkSummary[]> {
  const { rows } = await tx.execute<{
    kind: string;
    state: WorkState;
    count: number;
    oldest: string;
    last_error: string | null;
  }>(sql`
    select kind, state, count(*)::int as count, min(due_at)::text as oldest,
      (array_agg(last_error order by id desc) filter (where last_error is not null))[1] as last_error
    from ${work} where state in ('open', 'failed')
    group by kind, state order by state, min(due_at)`);
  return rows.map(({ last_error: lastError, oldest, ...row }) => ({
    ...row,
    oldest: new Date(oldest),
    lastError,
  }));
}

/** The open and failed work of a kind, and of every kind without one, in order. */
export function listWork(
  { tables: { work } }: HasWorkTables,
  tx: Database,
  {
    kind,
    state,
    most,
  }: { readonly kind?: string; readonly state?: WorkState; readonly most: number },
): Promise<readonly WorkRow[]> {
  const which: SQL[] = [
    state === undefined ? sql`${work.state} in ('open', 'failed')` : eq(work.state, state),
  ];
  if (kind !== undefined) which.push(eq(work.kind, kind));
  return tx
    .select()
    .from(work)
    .where(and(...which))
    .orderBy(asc(work.id))
    .limit(most);
}

/** A piece of work, locked until the transaction ends; undefined when there is none. */
export async function lockWork(
  { tables: { work } }: HasWorkTables,
  tx: Database,
  id: number,
): Promise<WorkRow | undefined> {
  const [row] = await tx.select().from(work).where(eq(work.id, id)).for('update');
  return row;
}

export async function findWork(
  { tables: { work } }: HasWorkTables,
  tx: Database,
  id: number,
): Promise<WorkRow | undefined> {
  const [row] = await tx.select().from(work).where(eq(work.id, id));
  return row;
}

/** Opens failed work again, with all its attempts; work that waits for a later attempt is due at once. */
export async function retryWork(
  { tables: { work } }: HasWorkTables,
  tx: Database,
  id: number,
  at: Date,
): Promise<void> {
  await tx
    .update(work)
    .set({ state: 'open', attempts: 0, dueAt: at, leaseUntil: null, endedAt: null })
    .where(eq(work.id, id));
}

/** What work of these keys waited for has come: it is due at once, with all its attempts. An attempt under way is void. */
export async function hurryWork(
  { tables: { work } }: HasWorkTables,
  tx: Database,
  keys: readonly string[],
  at: Date,
): Promise<void> {
  await tx
    .update(work)
    .set({
      state: 'open',
      attempts: 0,
      dueAt: at,
      lease: sql`${work.lease} + 1`,
      leaseUntil: null,
      endedAt: null,
    })
    .where(and(inArray(work.key, [...keys]), inArray(work.state, ['open', 'failed'])));
}

/** Takes back work that is not due yet, as if it had never been owed: it may be owed again, at the end of its lane. */
export async function takeBackWork(
  { tables: { work } }: HasWorkTables,
  tx: Database,
  keys: readonly string[],
): Promise<void> {
  await tx
    .delete(work)
    .where(and(inArray(work.key, [...keys]), eq(work.state, 'open'), eq(work.attempts, 0)));
}

/**
 * Removes work whose effect was reached without it, in the transaction that reached it. A process that does it now
 * changes nothing more.
 */
export async function removeWork(
  { tables: { work } }: HasWorkTables,
  tx: Database,
  key: string,
): Promise<void> {
  await tx.delete(work).where(eq(work.key, key));
}

/** Ends work that will never be done; the next of its lane is free. A process that does it now changes nothing. */
export async function dropWork(
  { tables: { work } }: HasWorkTables,
  tx: Database,
  id: number,
  at: Date,
  reason: string,
): Promise<void> {
  await tx
    .update(work)
    .set({
      state: 'dropped',
      lease: sql`${work.lease} + 1`,
      leaseUntil: null,
      endedAt: at,
      lastError: reason,
      // What is sealed is not kept.
      payload: sql`case when ${work.payload} ? 'sealed' then '{}'::jsonb else ${work.payload} end`,
    })
    .where(eq(work.id, id));
}
