import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { account } from '#modules/identity/tables/account.table.ts';
import { withOperator } from '#testing/with-operator.ts';
import { createAsk, posted } from './testing/calls.ts';

const operator = withOperator({ limits: { bodyBytes: 1_000 } });
let ask: ReturnType<typeof createAsk>;
beforeAll(async () => {
  ask = createAsk(operator.services);
});

const nicknameOf = async (id: number) => {
  const [row] = await operator.services.database
    .select({ nickname: account.nickname })
    .from(account)
    .where(eq(account.id, id));
  return row?.nickname;
};

describe('the answer of a call', () => {
  test('columns that the contract does not list never leave', async () => {
    const { id } = await operator.account();
    const { envelope } = await ask(
      '/test/rename',
      posted({ id, nickname: 'Ana', outcome: 'answer' }),
    );
    expect(envelope).toEqual({ success: true, message: 'ok', value: { nickname: 'Ana' } });
  });

  test('a refusal rolls back what the call had written', async () => {
    const { id, username } = await operator.account();
    const { response, envelope } = await ask(
      '/test/rename',
      posted({
        id,
        nickname: 'Ana',
        outcome: 'refuse',
      }),
    );
    expect(response.status).toBe(422);
    expect(envelope).toEqual({ success: false, message: 'field_invalid', value: null });
    expect(await nicknameOf(id)).toBe(username);
  });

  test('an answer that breaks the contract is not sent, and its work is rolled back', async () => {
    const { id, username } = await operator.account();
    const { envelope } = await ask(
      '/test/rename',
      posted({
        id,
        nickname: 'Ana',
        outcome: 'answer nonsense',
      }),
    );
    expect(envelope.message).toBe('internal_error');
    expect(await nicknameOf(id)).toBe(username);
  });

  test('a defect is answered with an id for support, rolled back, and none of its details leave', async () => {
    const { id, username } = await operator.account();
    const { response, envelope } = await ask(
      '/test/rename',
      posted({
        id,
        nickname: 'Ana',
        outcome: 'break',
      }),
    );
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

  test('a call declared as safe cannot change anything', async () => {
    const { response, envelope } = await ask('/test/write-in-read');
    expect(response.status).toBe(500);
    expect(envelope.message).toBe('internal_error');
  });

  test('a call without a handler says so', async () => {
    const { response, envelope } = await ask('/test/list', { method: 'PUT' });
    expect([response.status, envelope.message]).toEqual([501, 'not_implemented']);
  });
});

describe('the target of a request', () => {
  test('an unknown host is answered by no brand', async () => {
    const { response, envelope } = await ask('/test/list', { host: 'elsewhere.example' });
    expect([response.status, envelope.message]).toEqual([404, 'unknown_merchant']);
  });

  test('a brand’s code that is not the host’s is refused', async () => {
    const { envelope } = await ask('/test/list', { headers: { 'Merchant-Code': 'lumen' } });
    expect(envelope.message).toBe('unknown_merchant');
  });
});

test('more calls than connections, each with a lookup outside its transaction, all end', async () => {
  const { poolSize, lookupPoolSize } = operator.services.limits;
  const calls = Array.from({ length: 4 * (poolSize + lookupPoolSize) }, () => ask('/test/look-up'));
  const answers = await Promise.all(calls);
  expect(answers.every(({ envelope }) => envelope.message === 'ok')).toBe(true);
});

describe('the headers of every answer', () => {
  test('a request id: the caller’s own when it is safe to log, otherwise a new one', async () => {
    const own = await ask('/test/list', { headers: { 'X-Request-Id': 'my-request-0001' } });
    expect(own.response.headers.get('x-request-id')).toBe('my-request-0001');
    const unsafe = await ask('/test/list', { headers: { 'X-Request-Id': 'a b\tc"}' } });
    expect(unsafe.response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('headers that keep answers out of frames, caches and content sniffing', async () => {
    const { response } = await ask('/test/list');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    // The site uses plain http here, so it must not ask browsers for https.
    expect(response.headers.get('strict-transport-security')).toBeNull();
  });
});

describe('a long public answer', () => {
  const list = (headers: Record<string, string>) =>
    operator.app.request('http://localhost:3000/wps/catalogue/games?gameType=RNG', {
      headers: { Host: 'localhost', ...headers },
    });

  test('is compressed where the client accepts that, with a header for caches', async () => {
    const plain = await list({});
    const small = await list({ 'Accept-Encoding': 'gzip, br' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(small.headers.get('content-encoding')).toBe('gzip');
    expect(small.headers.get('vary')).toMatch(/accept-encoding/i);
    const bytes = Buffer.from(await small.arrayBuffer());
    const text = await plain.text();
    expect(bytes.length * 4).toBeLessThan(text.length);
    const parts = (answer: string) => JSON.parse(answer) as { value: unknown };
    expect(parts(gunzipSync(bytes).toString()).value).toEqual(parts(text).value);
  });

  test('is sent uncompressed to a session, and when it is short', async () => {
    const own = await list({ 'Accept-Encoding': 'gzip', Authorization: 'Bearer x' });
    expect(own.headers.get('content-encoding')).toBeNull();
    const short = await operator.app.request('http://localhost:3000/wps/none', {
      headers: { Host: 'localhost', 'Accept-Encoding': 'gzip' },
    });
    expect(short.headers.get('content-encoding')).toBeNull();
  });
});
