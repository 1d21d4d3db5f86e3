import { timingSafeEqual } from 'node:crypto';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Hono } from 'hono';
import { migrationsAreCurrent } from '../database/migrate.ts';
import type { Services } from '../services.ts';
import type { OperatorEnv } from './frame.ts';
import { cameFromThisMachine } from './loopback.ts';

/** What balancers and monitors ask: is the process alive, can it work, how is it doing. */
export function mountHealth(app: Hono<OperatorEnv>, services: Services): void {
  app.get('/healthz', (c) => c.json({ alive: true }));

  app.get('/readyz', async (c) => {
    const state = await readiness(services);
    const ready = state.database === 'reachable' && state.migrations === 'current';
    c.header('Cache-Control', 'no-store');
    return c.json({ ready, ...state }, ready ? 200 : 503);
  });

  app.get('/metrics', async (c) => {
    const { metricsToken } = services.config;
    const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    const allowed =
      metricsToken === undefined
        ? cameFromThisMachine(c.get('arrival'))
        : equal(given, metricsToken);
    if (!allowed) throw new ContractError('forbidden');
    c.header('Cache-Control', 'no-store');
    c.header('Content-Type', services.metrics.registry.contentType);
    return c.body(await services.metrics.registry.metrics());
  });
}

async function readiness(services: Services) {
  try {
    const current = await migrationsAreCurrent(services.lookupPool);
    return { database: 'reachable', migrations: current ? 'current' : 'behind' } as const;
  } catch (error) {
    services.log.warn({ err: error }, 'the database is not ready');
    return { database: 'unreachable', migrations: 'unknown' } as const;
  }
}

function equal(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
