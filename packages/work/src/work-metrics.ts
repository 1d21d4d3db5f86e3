import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { TaskOutcome } from './run-task.ts';
import type { HasWorkTables, WorkTables } from './work-tables.ts';

export interface WorkMetrics {
  readonly ended: Counter<'kind' | 'outcome'>;
  /** Kinds of due work that this process does not know. */
  readonly unknown: Gauge<'kind'>;
}

export type WorkOutcomeLabels = { kind: string; outcome: TaskOutcome };

/** What `/metrics` reports about work: what this process did, and what waits in the database. */
export function createWorkMetrics(
  registry: Registry,
  { tables }: HasWorkTables,
  database: Database,
): WorkMetrics {
  const registers = [registry];
  const oldest = new Gauge({
    name: 'palpite_work_overdue_seconds',
    help: 'How long the oldest due work has waited, by kind',
    labelNames: ['kind'] as const,
    registers,
  });
  new Gauge({
    name: 'palpite_work_waiting',
    help: 'Work that is due or has failed, by kind and state; failed work waits for staff',
    labelNames: ['kind', 'state'] as const,
    registers,
    async collect() {
      this.reset();
      oldest.reset();
      for (const { kind, state, count, seconds } of await waiting(tables, database)) {
        this.set({ kind, state }, count);
        if (state === 'open') oldest.set({ kind }, seconds);
      }
    },
  });
  return {
    ended: new Counter({
      name: 'palpite_work_attempts_total',
      help: 'Attempts at work by this process, by kind and outcome',
      labelNames: ['kind', 'outcome'] as const,
      registers,
    }),
    unknown: new Gauge({
      name: 'palpite_work_unknown',
      help: 'Due work of kinds that this process does not know, by kind',
      labelNames: ['kind'] as const,
      registers,
    }),
  };
}

/** Nothing when the database does not answer: the other figures are still reported. */
async function waiting({ work }: WorkTables, database: Database) {
  const counted = database.execute<{
    kind: string;
    state: string;
    count: number;
    seconds: number;
  }>(sql`
    select kind, state, count(*)::int as count,
      extract(epoch from now() - min(due_at))::float8 as seconds
    from ${work}
    where (state = 'open' and due_at <= now()) or state = 'failed'
    group by kind, state`);
  return counted.then(({ rows }) => rows).catch(() => []);
}
