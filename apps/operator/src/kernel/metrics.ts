import { createServerMetrics, type ServerMetrics } from '@palpite/server/metrics.ts';
import type { Pool } from 'pg';
import { Counter, Gauge } from 'prom-client';

/** What `/metrics` reports. */
export interface Metrics extends ServerMetrics {
  readonly logins: Counter<'brand' | 'method' | 'outcome'>;
  readonly jobs: Counter<'job' | 'outcome'>;
  readonly consumers: Counter<'consumer' | 'outcome'>;
  readonly liveConnections: Gauge;
  readonly liveFrames: Counter<'type'>;
  readonly liveCarrier: Gauge<'carrier'>;
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
    consumers: new Counter({
      name: 'palpite_consumed_events_total',
      help: 'Events that consumers have done, and failures, by consumer and outcome',
      labelNames: ['consumer', 'outcome'] as const,
      registers,
    }),
    liveConnections: new Gauge({
      name: 'palpite_live_connections',
      help: 'Open live connections of this process',
      registers,
    }),
    liveFrames: new Counter({
      name: 'palpite_live_frames_total',
      help: 'Frames of hints and values sent to live connections; `dropped` counts readers who fell behind',
      labelNames: ['type'] as const,
      registers,
    }),
    liveCarrier: new Gauge({
      name: 'palpite_live_carrier_connected',
      help: 'Whether values that move pass between processes (1) or not (0), by carrier',
      labelNames: ['carrier'] as const,
      registers,
    }),
  };
}
