import * as v from 'valibot';
import { beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { createCipher } from './cipher.ts';
import { type CallOptions, type ClientOptions, createClient } from './client.ts';
import { startFreePlay } from './free-play.ts';
import { type EndpointName, endpoints, refusalValue } from './index.ts';
import { createKeyRing, generateStoredKey, openPayload } from './open-payload.ts';

const ring = createKeyRing([await generateStoredKey('k1', new Date())]);
const replayGuard = { claim: async () => true };

interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: string | undefined;
}

/** A server of one line: answers are taken from the list in order, the last again and again. */
function setUp(
  answers: (Response | Error | ((sent: Sent, signal: AbortSignal) => Promise<Response>))[],
  changes: Partial<ClientOptions> = {},
) {
  const sent: Sent[] = [];
  const onUnauthenticated = vi.fn<ClientOptions['onUnauthenticated']>();
  const cipher = createCipher({ keys: () => ring.publicKeys(new Date()) });
  const client = createClient({
    baseUrl: 'http://operator.localhost',
    merchantCode: () => 'palpite',
    token: () => 'token-1',
    cipher,
    onUnauthenticated,
    fetch: async (url, init) => {
      const one: Sent = {
        url,
        method: init.method ?? '',
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? init.body : undefined,
      };
      const answer = answers[Math.min(sent.length, answers.length - 1)];
      sent.push(one);
      if (answer instanceof Error || answer === undefined) throw answer;
      return typeof answer === 'function'
        ? answer(one, init.signal ?? AbortSignal.abort())
        : answer.clone();
    },
    ...changes,
  });
  return { client, sent, onUnauthenticated, cipher };
}

const ok = (value: unknown) => Response.json({ success: true, message: 'ok', value });
const refused = (status: number, message: string, value: unknown = null) =>
  Response.json({ success: false, message, value }, { status });
const gone = new TypeError('fetch failed');

const balance = {
  sumBalance: '12345',
  held: '0',
  currency: 'BRL',
  asOf: '2026-03-01T12:00:00.000Z',
} as const;
const credentials = { type: 'username', username: 'member', password: ' p w ' } as const;
const transfer = { from: 'main', to: 'AB', amountMinor: '100', currency: 'BRL' } as const;

async function failureOf(call: Promise<unknown>): Promise<CallError> {
  const outcome = await call.then(
    () => 'answered',
    (error: unknown) => error,
  );
  if (outcome instanceof CallError) return outcome;
  throw new Error(`expected a CallError, got ${String(outcome)}`);
}

describe('what is sent', () => {
  test('[API-04] merchant, language and token go with the call; the language is PT by default', async () => {
    const { client, sent } = setUp([ok(balance)]);
    await client.call(endpoints.balance);
    expect(sent[0]?.url).toBe('http://operator.localhost/wps/v2/wallets/balance');
    expect(sent[0]?.headers.get('language')).toBe('PT');
    expect(sent[0]?.headers.get('merchant-code')).toBe('palpite');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(sent[0]?.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/);
    expect(sent[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test('[API-04] the chosen language is the one sent', async () => {
    const { client, sent } = setUp([ok(balance)], { language: () => 'VI' });
    await client.call(endpoints.balance);
    expect(sent[0]?.headers.get('language')).toBe('VI');
  });

  test('a public call carries no token, so that it can be cached', async () => {
    const { client, sent } = setUp([ok({ list: [] })]);
    await client.call(endpoints.hotGames, { query: { isPlatform: 2, gameType: 'RNG' } });
    expect(sent[0]?.url).toContain('/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&gameType=RNG');
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  test('[API-02] an encrypted call sends a sealed body that only this call opens', async () => {
    const { client, sent } = setUp([refused(401, 'invalid_credentials')]);
    await failureOf(client.call(endpoints.login, { body: credentials }));
    expect(sent[0]?.headers.get('content-type')).toBe('application/jose');
    const opened = await openPayload({
      payload: sent[0]?.body ?? '',
      endpoint: endpoints.login,
      keyRing: ring,
      replayGuard,
      now: new Date(),
    });
    expect(opened).toEqual(credentials);
  });

  test('a form is sent as one', async () => {
    const { client, sent } = setUp([ok({ expiresAt: '2026-03-01T12:00:00Z' })]);
    await client.call(endpoints.forgotPasswordByEmail, {
      body: { username: 'ana&bia', email: 'a@example.test' },
    });
    expect(sent[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(sent[0]?.body).toBe('username=ana%26bia&email=a%40example.test');
  });
});

describe('acts and repeats', () => {
  test('an act has one key, and the failure names it so that the same act can be repeated', async () => {
    const { client, sent } = setUp([gone]);
    const failure = await failureOf(client.call(endpoints.walletTransfer, { body: transfer }));
    expect(sent).toHaveLength(1);
    const key = sent[0]?.headers.get('idempotency-key');
    expect(key).toMatch(/^[\da-f]{32}$/);
    expect(failure.idempotencyKey).toBe(key);
    await failureOf(
      client.call(endpoints.walletTransfer, {
        body: transfer,
        ...(key ? { idempotencyKey: key } : {}),
      }),
    );
    expect(sent[1]?.headers.get('idempotency-key')).toBe(key);
  });

  test('two acts have two keys', async () => {
    const { client, sent } = setUp([gone]);
    await failureOf(client.call(endpoints.walletTransfer, { body: transfer }));
    await failureOf(client.call(endpoints.walletTransfer, { body: transfer }));
    expect(sent[0]?.headers.get('idempotency-key')).not.toBe(
      sent[1]?.headers.get('idempotency-key'),
    );
  });

  test('a read that the network lost is asked for once more, by the same request id', async () => {
    const { client, sent } = setUp([gone, ok(balance)]);
    expect(await client.call(endpoints.balance)).toEqual(balance);
    expect(sent).toHaveLength(2);
    expect(sent[0]?.headers.get('x-request-id')).toBe(sent[1]?.headers.get('x-request-id'));
  });

  test('a read is asked for no third time', async () => {
    const { client, sent } = setUp([gone]);
    expect((await failureOf(client.call(endpoints.balance))).kind).toBe('network');
    expect(sent).toHaveLength(2);
  });

  test('an act that the network lost is never sent again by itself', async () => {
    const { client, sent } = setUp([gone, ok(null)]);
    expect((await failureOf(client.call(endpoints.logout))).kind).toBe('network');
    expect(sent).toHaveLength(1);
  });

  test('a refused clock is set right and the call sealed again, once', async () => {
    const serverTime = '2031-05-05T05:05:05.000Z';
    const { client, sent } = setUp([refused(400, 'payload_expired', { serverTime })]);
    const failure = await failureOf(client.call(endpoints.login, { body: credentials }));
    expect(failure.code).toBe('payload_expired');
    expect(sent).toHaveLength(2);
    const opened = openPayload({
      payload: sent[1]?.body ?? '',
      endpoint: endpoints.login,
      keyRing: ring,
      replayGuard,
      now: new Date(serverTime),
    });
    expect(await opened).toEqual(credentials);
  });

  test('a guest’s sealed header is made again in the same way', async () => {
    const serverTime = '2031-05-05T05:05:05.000Z';
    const { client, cipher, sent } = setUp([
      refused(400, 'payload_expired', { serverTime }),
      refused(403, 'feature_disabled'),
    ]);
    const guest = { os: 'Linux', merchantCode: 'palpite', language: 'EN' } as const;
    const failure = await failureOf(startFreePlay(client, cipher, guest));
    expect(failure.code).toBe('feature_disabled');
    const body = v.parse(endpoints.freePlayLogin.body, JSON.parse(sent[1]?.body ?? ''));
    const opened = openPayload({
      payload: body.header,
      endpoint: endpoints.freePlayLogin,
      keyRing: ring,
      replayGuard,
      now: new Date(serverTime),
    });
    expect(await opened).toEqual({ merchantCode: 'palpite', language: 'EN' });
  });
});

describe('what went wrong', () => {
  test('a refusal carries its code, status, value and request id', async () => {
    const captcha = {
      captchaToken: 'a-token-of-the-captcha',
      image: 'aGVsbG8=',
      proofOfWork: '{}',
      expiresAt: '2026-03-01T12:00:00Z',
    };
    const { client } = setUp([refused(401, 'invalid_credentials', { captcha })]);
    const failure = await failureOf(client.call(endpoints.login, { body: credentials }));
    expect(failure).toMatchObject({ kind: 'refused', code: 'invalid_credentials', status: 401 });
    expect(refusalValue(failure, 'invalid_credentials', 'captcha_required')).toEqual({ captcha });
    expect(refusalValue(failure, 'captcha_required')).toBeNull();
    expect(failure.requestId).toMatch(/^[\da-f]{32}$/);
  });

  test.each([
    ['HTML in place of JSON', new Response('<html>hello</html>'), 'unreadable', undefined],
    ['JSON that is no envelope', Response.json({ balance: 1 }), 'unreadable', undefined],
    ['a value of another shape', ok({ ...balance, sumBalance: 12.5 }), 'unreadable', undefined],
    [
      'success with a failing status',
      Response.json({ success: true, message: 'ok', value: balance }, { status: 500 }),
      'unreadable',
      undefined,
    ],
    ['a code that the contract does not know', refused(418, 'teapot'), 'refused', undefined],
    [
      'a proxy’s page for an operator that is down',
      new Response('Bad gateway', { status: 502 }),
      'refused',
      'unavailable',
    ],
    ['an operator that is overloaded', refused(503, 'unavailable'), 'refused', 'unavailable'],
  ])('%s', async (_what, answer, kind, code) => {
    const { client } = setUp([answer]);
    expect(await failureOf(client.call(endpoints.balance))).toMatchObject({ kind, code });
  });

  test('an answer that does not come in time ends as a time-out, body included', async () => {
    const never: (sent: Sent, signal: AbortSignal) => Promise<Response> = async (_sent, signal) =>
      new Response(
        new ReadableStream({
          start: (controller) =>
            signal.addEventListener('abort', () => controller.error(signal.reason)),
        }),
      );
    const { client, sent } = setUp([never], { timeoutMs: 20 });
    expect((await failureOf(client.call(endpoints.balance))).kind).toBe('timeout');
    expect(sent).toHaveLength(1);
  });

  test('a browser that knows it has no network says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { client } = setUp([gone]);
    expect((await failureOf(client.call(endpoints.balance))).kind).toBe('offline');
    vi.unstubAllGlobals();
  });

  test('the caller’s own abort is not a failure of the call', async () => {
    const controller = new AbortController();
    const reason = new Error('left the page');
    const { client } = setUp([
      async () => {
        controller.abort(reason);
        throw new TypeError('aborted');
      },
    ]);
    await expect(client.call(endpoints.balance, { signal: controller.signal })).rejects.toBe(
      reason,
    );
  });
});

describe('a session that is no more', () => {
  let token: string | null;
  beforeEach(() => {
    token = 'token-1';
  });

  test.each(['unauthenticated', 'session_expired'])('%s is told to the site', async (code) => {
    const { client, onUnauthenticated } = setUp([refused(401, code)]);
    await failureOf(client.call(endpoints.balance));
    expect(onUnauthenticated.mock.calls).toEqual([[code]]);
  });

  test('a call that needs a token is not even sent without one', async () => {
    const { client, sent, onUnauthenticated } = setUp([ok(balance)], { token: () => null });
    const failure = await failureOf(client.call(endpoints.balance));
    expect(failure).toMatchObject({ kind: 'refused', code: 'unauthenticated' });
    expect(onUnauthenticated).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(0);
  });

  test('a late answer to an older token does not sign out who has signed in since', async () => {
    const { client, onUnauthenticated } = setUp(
      [
        async () => {
          token = 'token-2';
          return refused(401, 'session_expired');
        },
      ],
      { token: () => token },
    );
    await failureOf(client.call(endpoints.balance));
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  test('wrong credentials are no lost session', async () => {
    const { client, onUnauthenticated } = setUp([refused(401, 'invalid_credentials')]);
    await failureOf(client.call(endpoints.login, { body: credentials }));
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });
});

test('the types ask for what the call needs and answer what it says', () => {
  type Options<Name extends EndpointName> = CallOptions<(typeof endpoints)[Name]>;
  expectTypeOf<{ body: typeof credentials }>().toExtend<Options<'login'>>();
  expectTypeOf<{ signal: AbortSignal }>().not.toExtend<Options<'login'>>();
  expectTypeOf<{ signal: AbortSignal }>().toExtend<Options<'balance'>>();
  expectTypeOf<{ query: { page: number } }>().not.toExtend<Options<'balance'>>();
  expectTypeOf<{ query: { vassalage: number } }>().not.toExtend<Options<'hotGames'>>();
  const { client } = setUp([ok(balance)]);
  expectTypeOf(client.call<typeof endpoints.balance>).returns.resolves.toEqualTypeOf<
    v.InferOutput<typeof endpoints.balance.value>
  >();
  expect(client).toHaveProperty('call');
});
