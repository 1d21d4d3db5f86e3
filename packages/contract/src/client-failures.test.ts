import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints, refusalValue } from './index.ts';
import {
  balance,
  credentials,
  failureOf,
  gone,
  ok,
  refused,
  type Sent,
  scriptedClient,
} from './testing/scripted-client.ts';

describe('what went wrong', () => {
  test('a refusal carries its code, status, value and request id', async () => {
    const captcha = {
      captchaToken: 'a-token-of-the-captcha',
      image: 'aGVsbG8=',
      proofOfWork: '{}',
      expiresAt: '2026-03-01T12:00:00Z',
    };
    const { client } = scriptedClient([refused(401, 'invalid_credentials', { captcha })]);
    const failure = await failureOf(client.call(endpoints.session.login, { body: credentials }));
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
    const { client } = scriptedClient([answer]);
    expect(await failureOf(client.call(endpoints.wallet.getBalance))).toMatchObject({ kind, code });
  });

  test('an answer that does not come in time ends as a time-out, body included', async () => {
    const never: (sent: Sent, signal: AbortSignal) => Promise<Response> = async (_sent, signal) =>
      new Response(
        new ReadableStream({
          start: (controller) =>
            signal.addEventListener('abort', () => controller.error(signal.reason)),
        }),
      );
    const { client, sent } = scriptedClient([never], { timeoutMs: 20 });
    expect((await failureOf(client.call(endpoints.wallet.getBalance))).kind).toBe('timeout');
    expect(sent).toHaveLength(1);
  });

  test('a browser that knows it has no network says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { client } = scriptedClient([gone]);
    expect((await failureOf(client.call(endpoints.wallet.getBalance))).kind).toBe('offline');
    vi.unstubAllGlobals();
  });

  test('the caller’s own abort is not a failure of the call', async () => {
    const controller = new AbortController();
    const reason = new Error('left the page');
    const { client } = scriptedClient([
      async () => {
        controller.abort(reason);
        throw new TypeError('aborted');
      },
    ]);
    await expect(
      client.call(endpoints.wallet.getBalance, { signal: controller.signal }),
    ).rejects.toBe(reason);
  });
});

describe('a session that has ended', () => {
  let token: string | null;
  beforeEach(() => {
    token = 'token-1';
  });

  test.each(['unauthenticated', 'session_expired'])('%s is reported to the site', async (code) => {
    const { client, onUnauthenticated } = scriptedClient([refused(401, code)]);
    await failureOf(client.call(endpoints.wallet.getBalance));
    expect(onUnauthenticated.mock.calls).toEqual([[code]]);
  });

  test('a call that needs a token is not even sent without one', async () => {
    const { client, sent, onUnauthenticated } = scriptedClient([ok(balance)], {
      token: () => null,
    });
    const failure = await failureOf(client.call(endpoints.wallet.getBalance));
    expect(failure).toMatchObject({ kind: 'refused', code: 'unauthenticated' });
    expect(onUnauthenticated).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(0);
  });

  test('a late answer to an older token does not sign out the newer session', async () => {
    const { client, onUnauthenticated } = scriptedClient(
      [
        async () => {
          token = 'token-2';
          return refused(401, 'session_expired');
        },
      ],
      { token: () => token },
    );
    await failureOf(client.call(endpoints.wallet.getBalance));
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  test('wrong credentials do not end a session', async () => {
    const { client, onUnauthenticated } = scriptedClient([refused(401, 'invalid_credentials')]);
    await failureOf(client.call(endpoints.session.login, { body: credentials }));
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });
});
