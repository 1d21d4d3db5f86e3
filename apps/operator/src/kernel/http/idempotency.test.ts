import { createHash } from 'node:crypto';
import { endpoint } from '@palpite/contract/endpoint.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { account } from '#modules/identity/tables/account.table.ts';
import { idempotentAnswer } from './idempotent-answer.table.ts';
import { createAuthenticate } from '#modules/identity/session/find-session.ts';
import { withOperator } from '#testing/with-operator.ts';
import { mountContract } from './contract-routes.ts';
import { createFrame, type OperatorEnv } from './frame.ts';
import { handler } from './handler.ts';

/** Increments a rank, so that every run of the handler shows. */
const promote = endpoint({
  summary: 'Raises the caller’s rank',
  method: 'POST',
  path: '/test/promote',
  token: 'required',
  permission: 'own-account',
  body: v.object({ by: v.number() }),
  value: v.object({ rankLevel: v.number() }),
  idempotency: 'key',
  changes: [],
});

const operator = withOperator();
let app: Hono<OperatorEnv>;
let refuse = false;
beforeAll(async () => {
  app = createFrame(operator.services);
  const endpoints = { test: { promote } };
  mountContract(app, operator.services, createAuthenticate(operator.services), endpoints, {
    testPromote: handler(promote, async ({ tx, session, body }) => {
      const [raised] = await tx
        .update(account)
        .set({ rankLevel: sql`${account.rankLevel} + ${body.by}` })
        .where(eq(account.id, session.accountId))
        .returning();
      if (refuse) throw new ContractError('field_invalid');
      return { rankLevel: raised?.rankLevel ?? 0 };
    }),
  });
});
beforeEach(() => {
  refuse = false;
});

async function send(token: string | null, key: string | undefined, by = 1) {
  const headers = new Headers({ host: 'localhost', 'content-type': 'application/json' });
  headers.set('Authorization', `Bearer ${token}`);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  const request = new Request('http://localhost/test/promote', {
    method: 'POST',
    headers,
    body: JSON.stringify({ by }),
  });
  const response = await app.fetch(request, { peerAddress: '203.0.113.1' });
  const { message, value } = JSON.parse(await response.text());
  const replayed = response.headers.get('idempotency-replayed') === 'true';
  return { status: response.status, message, value, replayed };
}
const key = () => crypto.randomUUID();

test('an act that needs a key is refused without one, and with one that is too short to be unique', async () => {
  const { token } = await operator.signedIn();
  expect(await send(token, undefined)).toMatchObject({ message: 'idempotency_key_required' });
  expect(await send(token, 'short')).toMatchObject({ status: 400, message: 'invalid_request' });
});

test('the same act sent again is done once and answered the same', async () => {
  const { token } = await operator.signedIn();
  const once = key();
  expect(await send(token, once)).toEqual({
    status: 200,
    message: 'ok',
    value: { rankLevel: 1 },
    replayed: false,
  });
  expect(await send(token, once)).toMatchObject({ value: { rankLevel: 1 }, replayed: true });
  expect(await send(token, key())).toMatchObject({ value: { rankLevel: 2 }, replayed: false });
});

test('a key that came before with another body is refused', async () => {
  const { token } = await operator.signedIn();
  const once = key();
  await send(token, once, 1);
  expect(await send(token, once, 2)).toMatchObject({
    status: 422,
    message: 'idempotency_key_reused',
  });
});

test('ten requests at the same moment are one act', async () => {
  const { token } = await operator.signedIn();
  const once = key();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(token, once)));
  expect(answers.map(({ value }) => value.rankLevel)).toEqual(Array(10).fill(1));
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
});

test('a refused act leaves its key free, since nothing was done', async () => {
  const { token } = await operator.signedIn();
  const once = key();
  refuse = true;
  expect(await send(token, once)).toMatchObject({ message: 'field_invalid' });
  refuse = false;
  expect(await send(token, once)).toMatchObject({ value: { rankLevel: 1 }, replayed: false });
});

test('the same key of two callers does not collide', async () => {
  const once = key();
  const [ana, bea] = [await operator.signedIn(), await operator.signedIn()];
  expect(await send(ana.token, once)).toMatchObject({ replayed: false });
  expect(await send(bea.token, once)).toMatchObject({ value: { rankLevel: 1 }, replayed: false });
});

test('the stored record of an act reveals neither its input nor its answer to a reader of the database', async () => {
  const { token } = await operator.signedIn();
  const once = key();
  await send(token, once, 1);
  const [kept] = await operator.services.database
    .select()
    .from(idempotentAnswer)
    .where(eq(idempotentAnswer.key, once));
  const plainHash = createHash('sha256')
    .update(JSON.stringify(['', { by: 1 }]))
    .digest();
  expect(kept?.answer).not.toContain('rankLevel');
  expect(kept?.answer?.split('.')).toHaveLength(5);
  expect(kept?.inputHash.equals(plainHash)).toBe(false);
});

test('the application can neither remove a key nor change its record', async () => {
  const { database } = operator.services;
  await expect(database.delete(idempotentAnswer)).rejects.toThrow();
  await expect(
    database.update(idempotentAnswer).set({ inputHash: Buffer.from('other') }),
  ).rejects.toThrow();
});
