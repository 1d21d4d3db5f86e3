/** The calls that the game makes to its own host. */
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { RoundView, SessionAnswer } from '../api-shapes.ts';
import { rotate } from '../fairness/rotate.ts';
import { readSeeds } from '../fairness/seed-pairs.ts';
import { CLIENT_SEED_PATTERN } from '../fairness/client-seed.ts';
import { Refusal } from '../refusal.ts';
import { listRounds, markSeen, viewRound } from '../round/round-view.ts';
import { spin } from '../round/spin.ts';
import type { Services } from '../services.ts';
import { gameState, openingState } from '../session/game-state.ts';
import { createSessionThrottle } from './session-throttle.ts';
import { findSession, openSession, type Session } from '../session/session.ts';

/** Largest body of a call, in bytes. */
const BODY_BYTES = 4_096;

const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const sessionBody = v.object({
  gameCode: shortText,
  launchToken: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
});
const spinBody = v.object({
  spinKey: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  stakeMinor: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)),
});
const seenBody = v.object({ roundId: v.pipe(v.string(), v.uuid()) });
const seedBody = v.object({ clientSeed: v.pipe(v.string(), v.regex(CLIENT_SEED_PATTERN)) });
/** The end of a page: the instant and the id of its last round. PostgreSQL has no year 0. */
const cursor = v.tuple([
  v.pipe(v.string(), v.isoTimestamp(), v.regex(/^(?!0000)\d{4}-.*Z$/)),
  v.pipe(v.string(), v.uuid()),
]);

/** Routes below `/api`. A refusal is answered as `{ code }` by the app's error handler. */
export function createApi(services: Services): Hono {
  const api = new Hono();
  const refuseLarge = () => {
    throw new Refusal('invalid_request');
  };
  api.use(bodyLimit({ maxSize: BODY_BYTES, onError: refuseLarge }));
  const throttleSession = createSessionThrottle(services);
  api.post('/session', async (c) => {
    await throttleSession(c);
    const { gameCode, launchToken } = await body(c, sessionBody);
    const { token, session } = await openSession(services, gameCode, launchToken);
    return c.json({ token, state: await openingState(services, session) } satisfies SessionAnswer);
  });
  api.get('/state', async (c) => c.json(await gameState(services, await caller(c, services))));
  api.post('/spin', async (c) => {
    const session = await caller(c, services);
    const { spinKey, stakeMinor } = await body(c, spinBody);
    return c.json(await spin(services, session, { spinKey, stakeMinor: BigInt(stakeMinor) }));
  });
  api.get('/rounds', async (c) => {
    const session = await caller(c, services);
    const asked = c.req.query('after');
    return c.json(await listRounds(services, session, asked ? readCursor(asked) : null));
  });
  api.get('/rounds/:id', async (c) => {
    const session = await caller(c, services);
    const { roundId } = parse(seenBody, { roundId: c.req.param('id') });
    return c.json((await viewRound(services, session, roundId)) satisfies RoundView);
  });
  api.post('/seen', async (c) => {
    const session = await caller(c, services);
    await markSeen(services, session, (await body(c, seenBody)).roundId);
    return c.body(null, 204);
  });
  api.get('/seed', async (c) => {
    const { playerId } = await caller(c, services);
    return c.json(await readSeeds(services.database, playerId));
  });
  api.post('/seed', async (c) => {
    const { playerId } = await caller(c, services);
    return c.json(await rotate(services, playerId, (await body(c, seedBody)).clientSeed));
  });
  return api;
}

async function caller(c: Context, services: Services): Promise<Session> {
  const [, token] = /^Bearer ([\w-]{43})$/.exec(c.req.header('Authorization') ?? '') ?? [];
  if (!token) throw new Refusal('unauthenticated');
  return findSession(services, token);
}

async function body<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const given: unknown = await c.req.json().catch(() => undefined);
  return parse(schema, given);
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) throw new Refusal('invalid_request');
  return parsed.output;
}

function readCursor(text: string): { at: Date; id: string } {
  const [at, id] = parse(cursor, text.split('_'));
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) throw new Refusal('invalid_request');
  return { at: instant, id };
}
