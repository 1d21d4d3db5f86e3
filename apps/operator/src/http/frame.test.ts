import { endpoint } from '@palpite/contract/endpoint.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../database/schema/account.ts';
import { createTestOperator, type TestOperator } from '../testing.ts';
import { mountContract } from './contract-routes.ts';
import { createFrame, type OperatorEnv } from './frame.ts';
import { type Handler, handler, type NotBuilt, notBuilt } from './handler.ts';

const rename = endpoint({
  module: 'test',
  summary: 'Gives an account another nickname',
  method: 'POST',
  path: '/test/rename',
  body: v.object({
    id: v.number(),
    nickname: v.pipe(v.string(), v.minLength(2)),
    then: v.picklist(['answer', 'refuse', 'break', 'answer nonsense']),
  }),
  value: v.object({ nickname: v.pipe(v.string(), v.minLength(2)) }),
  idempotency: 'natural',
});
const list = endpoint({
  module: 'test',
  summary: 'Repeats its query',
  method: 'GET',
  path: '/test/list',
  query: v.object({ pageNo: v.optional(v.number()), gameType: v.optional(v.string()) }),
  value: v.object({ pageNo: v.number() }),
  idempotency: 'safe',
});
const writeInRead = endpoint({
  module: 'test',
  summary: 'Says that it changes nothing, and tries to',
  method: 'GET',
  path: '/test/write-in-read',
  value: v.null(),
  idempotency: 'safe',
});
const byForm = endpoint({
  module: 'test',
  summary: 'Takes a form',
  method: 'POST',
  path: '/test/form',
  bodyType: 'form',
  body: v.object({ email: v.string(), count: v.number() }),
  value: v.object({ email: v.string(), count: v.number() }),
  idempotency: 'natural',
});
const lookUp = endpoint({
  module: 'test',
  summary: 'Looks something up beside its own transaction',
  method: 'GET',
  path: '/test/look-up',
  value: v.object({ accounts: v.number() }),
  idempotency: 'safe',
});
const unbuilt = endpoint({
  module: 'test',
  summary: 'Nobody wrote it',
  method: 'PUT',
  path: '/test/list',
  value: v.null(),
  idempotency: 'natural',
});

const endpoints = { rename, list, writeInRead, byForm, lookUp, unbuilt };
const handlers: Record<string, Handler | NotBuilt> = {
  rename: handler(rename, async ({ tx, body }) => {
    const [renamed] = await tx
      .update(account)
      .set({ nickname: body.nickname })
      .where(eq(account.id, body.id))
      .returning();
    if (body.then === 'refuse') throw new ContractError('field_invalid');
    if (body.then === 'break') throw new Error(`secret inside: ${renamed?.passwordHash}`);
    if (renamed === undefined) throw new Error('there is no such account');
    // The whole row: the frame sends what the schema lists and nothing else.
    return body.then === 'answer nonsense' ? { nickname: '1' } : renamed;
  }),
  list: handler(list, async ({ query }) => ({ pageNo: query.pageNo ?? 1 })),
  writeInRead: handler(writeInRead, async ({ tx }) => {
    await tx.update(account).set({ nickname: 'changed by a read' });
    return null;
  }),
  byForm: handler(byForm, async ({ body }) => body),
  lookUp: handler(lookUp, async ({ services }) => ({
    accounts: await services.database.$count(account),
  })),
  unbuilt: notBuilt,
};

let operator: TestOperator;
let app: Hono<OperatorEnv>;
beforeAll(async () => {
  operator = await createTestOperator({ limits: { bodyBytes: 1_000 } });
  app = createFrame(operator.services);
  mountContract(app, operator.services, endpoints, handlers);
});
afterAll(() => operator.close());

const ask = async (path: string, init: RequestInit & { host?: string } = {}) => {
  const headers = new Headers(init.headers);
  headers.set('host', init.host ?? 'localhost:3000');
  const response = await app.fetch(
    new Request(`http://localhost:3000${path}`, { ...init, headers }),
    { peerAddress: '203.0.113.9' },
  );
  return { response, envelope: JSON.parse(await response.text()) };
};
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const nicknameOf = async (id: number) => {
  const [row] = await operator.services.database
    .select({ nickname: account.nickname })
    .from(account)
    .where(eq(account.id, id));
  return row?.nickname;
};

describe('what a call answers', () => {
  test('columns that the contract does not list never leave', async () => {
    const { id } = await operator.account();
    const { envelope } = await post('/test/rename', { id, nickname: 'Ana', then: 'answer' });
    expect(envelope).toEqual({ success: true, message: 'ok', value: { nickname: 'Ana' } });
  });

  test('a refusal undoes what the call had written', async () => {
    const { id, username } = await operator.account();
    const { response, envelope } = await post('/test/rename', {
      id,
      nickname: 'Ana',
      then: 'refuse',
    });
    expect(response.status).toBe(422);
    expect(envelope).toEqual({ success: false, message: 'field_invalid', value: null });
    expect(await nicknameOf(id)).toBe(username);
  });

  test('an answer that breaks the contract is not sent, and what it would have told of is undone', async () => {
    const { id, username } = await operator.account();
    const { envelope } = await post('/test/rename', {
      id,
      nickname: 'Ana',
      then: 'answer nonsense',
    });
    expect(envelope.message).toBe('internal_error');
    expect(await nicknameOf(id)).toBe(username);
  });

  test('a defect is told as a number to ask for, undone, and nothing of it leaves', async () => {
    const { id, username } = await operator.account();
    const { response, envelope } = await post('/test/rename', {
      id,
      nickname: 'Ana',
      then: 'break',
    });
    expect(response.status).toBe(500);
    const requestId = response.headers.get('x-request-id');
    expect(envelope).toEqual({ success: false, message: 'internal_error', value: { requestId } });
    expect(await nicknameOf(id)).toBe(username);
    const line = operator.logLines.find(
      (text) => text.includes(`"${requestId}"`) && text.includes('"error"'),
    );
    expect(line).toContain('secret inside: [hidden]');
    expect(line).not.toContain('$argon2');
  });

  test('a call that says it changes nothing cannot', async () => {
    const { response, envelope } = await ask('/test/write-in-read');
    expect(response.status).toBe(500);
    expect(envelope.message).toBe('internal_error');
  });

  test('a call that nobody wrote yet says so', async () => {
    const { response, envelope } = await ask('/test/list', { method: 'PUT' });
    expect([response.status, envelope.message]).toEqual([501, 'not_implemented']);
  });
});

describe('what a request must look like', () => {
  test('a wrong field is named, and its value is not repeated', async () => {
    const { response, envelope } = await post('/test/rename', {
      id: 'seven',
      nickname: 'A',
      then: 'answer',
    });
    expect(response.status).toBe(400);
    expect(envelope.message).toBe('invalid_request');
    expect(envelope.value.fields.map(({ field }: { field: string }) => field)).toEqual([
      'id',
      'nickname',
    ]);
    expect(JSON.stringify(envelope)).not.toContain('seven');
  });

  test('numbers in a query arrive as numbers, and words in their place are refused', async () => {
    const good = await ask('/test/list?pageNo=3&gameType=RNG');
    expect(good.envelope.value).toEqual({ pageNo: 3 });
    const bad = await ask('/test/list?pageNo=three');
    expect(bad.envelope.value.fields).toEqual([{ field: 'pageNo', reason: 'expected number' }]);
  });

  test('a form is read as a form', async () => {
    const { envelope } = await ask('/test/form', {
      method: 'POST',
      body: new URLSearchParams({ email: 'ana@example.com', count: '2' }),
    });
    expect(envelope.value).toEqual({ email: 'ana@example.com', count: 2 });
  });

  test.each([
    ['text that is no JSON', '{"id":', 'application/json', 400, 'invalid_request'],
    [
      'bytes that are no text',
      Buffer.from([0xff, 0xfe]),
      'application/json',
      400,
      'invalid_request',
    ],
    ['a media type of another kind', '<id/>', 'application/xml', 415, 'unsupported_media_type'],
    [
      'more than the limit',
      JSON.stringify('x'.repeat(2_000)),
      'application/json',
      413,
      'payload_too_large',
    ],
  ])('%s is refused in the envelope', async (_what, body, contentType, status, message) => {
    const { response, envelope } = await ask('/test/rename', {
      method: 'POST',
      body,
      headers: { 'content-type': contentType },
    });
    expect([response.status, envelope.success, envelope.message]).toEqual([status, false, message]);
  });

  test('a body that grows past the limit is cut off, whatever length it promised', async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('"'.padEnd(400, 'x'))),
    });
    const { response } = await ask('/test/rename', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  test('an unknown path and a wrong method answer in the envelope too', async () => {
    const unknown = await ask('/test/nowhere');
    expect([unknown.response.status, unknown.envelope.message]).toEqual([404, 'not_found']);
    const wrong = await ask('/test/list', { method: 'DELETE' });
    expect([wrong.response.status, wrong.envelope.message]).toEqual([405, 'method_not_allowed']);
    expect(wrong.response.headers.get('allow')).toBe('GET, PUT');
  });

  test('[API-04] a language outside the six is refused', async () => {
    const { envelope } = await ask('/test/list', { headers: { Language: 'XX' } });
    expect(envelope.value.fields[0].field).toBe('Language');
  });
});

describe('where a request is going', () => {
  test('a host that no brand has is answered by none', async () => {
    const { response, envelope } = await ask('/test/list', { host: 'elsewhere.example' });
    expect([response.status, envelope.message]).toEqual([404, 'unknown_merchant']);
  });

  test('a merchant code that is not the host’s is refused', async () => {
    const { envelope } = await ask('/test/list', { headers: { 'Merchant-Code': 'lumen' } });
    expect(envelope.message).toBe('unknown_merchant');
  });
});

test('more calls than connections, each looking something up beside its transaction, all end', async () => {
  const { poolSize, lookupPoolSize } = operator.services.limits;
  const calls = Array.from({ length: 4 * (poolSize + lookupPoolSize) }, () => ask('/test/look-up'));
  const answers = await Promise.all(calls);
  expect(answers.every(({ envelope }) => envelope.message === 'ok')).toBe(true);
});

describe('what every answer carries', () => {
  test('a request id: the caller’s own when it is safe to log, else a new one', async () => {
    const own = await ask('/test/list', { headers: { 'X-Request-Id': 'my-request-0001' } });
    expect(own.response.headers.get('x-request-id')).toBe('my-request-0001');
    const unsafe = await ask('/test/list', { headers: { 'X-Request-Id': 'a b\tc"}' } });
    expect(unsafe.response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('headers that keep answers out of frames, caches and guesses', async () => {
    const { response } = await ask('/test/list');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    // The site is reached over plain http here: a browser must not be told otherwise.
    expect(response.headers.get('strict-transport-security')).toBeNull();
  });
});
