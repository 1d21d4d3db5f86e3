import { createServerMetrics, type ServerMetrics } from '@palpite/server/metrics.ts';
import type { Pool } from 'pg';
import { Counter } from 'prom-client';

/** What `/metrics` reports. */
export interface Metrics extends ServerMetrics {
  readonly logins: Counter<'brand' | 'method' | 'outcome'>;
  readonly jobs: Counter<'job' | 'outcome'>;
}

export function createMetrics(pools: Readonly<Record<string, Pool>>): Metrics {
  const measured = createServerMetrics(pools);
  const registers = [measured.registry];
  return {
    ...measured,
    logins: new Counter({
      name: 'palpite_logins_total',
      help: 'Attempts to sign in, by brand, method and outcome',
      labelNames: ['brand', 'method', 'outcome'] as const,
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
