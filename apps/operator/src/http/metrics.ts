import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What `/metrics` tells: one registry per operator, so that two in one process do not mix. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'operation' | 'outcome'>;
  readonly logins: Counter<'merchant' | 'method' | 'outcome'>;
  readonly jobs: Counter<'job' | 'outcome'>;
}

export function createMetrics(pools: Readonly<Record<string, Pool>>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'palpite_database_connections',
    help: 'Connections of this process to the database, by pool and state',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const [name, pool] of Object.entries(pools)) {
        this.set({ pool: name, state: 'open' }, pool.totalCount);
        this.set({ pool: name, state: 'idle' }, pool.idleCount);
        this.set({ pool: name, state: 'awaited' }, pool.waitingCount);
      }
    },
  });
  return {
    registry,
    requests: new Histogram({
      name: 'palpite_request_duration_seconds',
      help: 'Time from a request’s arrival to its answer, by operation and outcome code',
      labelNames: ['operation', 'outcome'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    logins: new Counter({
      name: 'palpite_logins_total',
      help: 'Attempts to sign in, by merchant, method and outcome',
      labelNames: ['merchant', 'method', 'outcome'] as const,
      registers,
    }),
    jobs: new Counter({
      name: 'palpite_job_runs_total',
      help: 'Scheduled work done by this process, by job and outcome',
      labelNames: ['job', 'outcome'] as const,
      registers,
    }),
  };
}

/** Adds the process's own figures (memory, event loop, garbage collection). */
export function watchProcess(metrics: Metrics): void {
  collectDefaultMetrics({ register: metrics.registry });
}
