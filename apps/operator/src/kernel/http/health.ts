import { timingSafeEqual } from 'node:crypto';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Hono } from 'hono';
import { migrationsAreCurrent } from '../database/migrate.ts';
import type { Services } from '../services.ts';
import type { OperatorEnv } from './frame.ts';
import { cameFromThisMachine } from './loopback.ts';

/**
 * Makes a file in the database's folder grow, which a full disk or a standby refuses; dropped with the statement's own
 * transaction, so that it touches no row.
 */
const WRITE = `create temporary table readiness on commit drop as
  select repeat(md5(n::text), 64) as padding from generate_series(1, 8) n`;

/** For balancers and monitors: is the process alive, can it work, how is it doing. */
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

async function readiness({ lookupPool, log }: Services) {
  let current: boolean;
  try {
    current = await migrationsAreCurrent(lookupPool);
  } catch (error) {
    log.warn({ err: error }, 'the database is not ready');
    return { database: 'unreachable', migrations: 'unknown' } as const;
  }
  const migrations = current ? 'current' : 'behind';
  try {
    await lookupPool.query(WRITE);
  } catch (error) {
    log.warn({ err: error }, 'the database refuses to write');
    return { database: 'unwritable', migrations } as const;
  }
  return { database: 'reachable', migrations } as const;
}

function equal(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
