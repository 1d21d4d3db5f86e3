import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What every server measures. Each server has its own registry, so that two in one process do not mix. */
export interface ServerMetrics {
  readonly registry: Registry;
  readonly requests: Histogram<'operation' | 'outcome'>;
}

/** @param pools the database pools by name */
export function createServerMetrics(pools: Readonly<Record<string, Pool>>): ServerMetrics {
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
  };
}

/** Adds the figures of the process itself (memory, event loop, garbage collection). */
export function watchProcess({ registry }: Pick<ServerMetrics, 'registry'>): void {
  collectDefaultMetrics({ register: registry });
}
