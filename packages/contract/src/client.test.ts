import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { CallOptions } from './client.ts';
import type { EndpointNamed } from './endpoint-tree.ts';
import { startFreePlay } from './free-play.ts';
import { type EndpointName, endpoints } from './index.ts';
import { openPayload } from './open-payload.ts';
import {
  balance,
  credentials,
  failureOf,
  gone,
  ok,
  refused,
  replayGuard,
  ring,
  scriptedClient,
  transfer,
} from './testing/scripted-client.ts';

describe('what is sent', () => {
  test('[API-04] brand, language and token go with the call; the language is PT by default', async () => {
    const { client, sent } = scriptedClient([ok(balance)]);
    await client.call(endpoints.wallet.getBalance);
    expect(sent[0]?.url).toBe('http://operator.localhost/wps/v2/wallets/balance');
    expect(sent[0]?.headers.get('language')).toBe('PT');
    expect(sent[0]?.headers.get('merchant-code')).toBe('palpite');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(sent[0]?.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/);
    expect(sent[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test('[API-04] the chosen language is the one sent', async () => {
    const { client, sent } = scriptedClient([ok(balance)], { language: () => 'VI' });
    await client.call(endpoints.wallet.getBalance);
    expect(sent[0]?.headers.get('language')).toBe('VI');
  });

  test('a public call carries no token, so that it can be cached', async () => {
    const { client, sent } = scriptedClient([ok({ list: [] })]);
    await client.call(endpoints.game.listHot, { query: { isPlatform: 2, gameType: 'RNG' } });
    expect(sent[0]?.url).toContain('/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&gameType=RNG');
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  test('[API-02] an encrypted call sends a sealed body that only this call opens', async () => {
    const { client, sent } = scriptedClient([refused(401, 'invalid_credentials')]);
    await failureOf(client.call(endpoints.session.login, { body: credentials }));
    expect(sent[0]?.headers.get('content-type')).toBe('application/jose');
    const opened = await openPayload({
      payload: sent[0]?.body ?? '',
      endpoint: endpoints.session.login,
      keyRing: ring,
      replayGuard,
      binding: { brandCode: 'palpite', token: null },
      now: new Date(),
    });
    expect(opened).toEqual(credentials);
  });

  test('fetch is called as a plain function, as browsers require', async () => {
    const { client } = scriptedClient([], {
      fetch: async function (this: unknown) {
        if (this !== undefined) throw new TypeError('Illegal invocation');
        return ok(balance);
      },
    });
    expect(await client.call(endpoints.wallet.getBalance)).toEqual(balance);
  });

  test('a form is sent form-encoded', async () => {
    const { client, sent } = scriptedClient([
      ok({ expiredMinutes: 10, expiresAt: '2026-03-01T12:00:00Z' }),
    ]);
    await client.call(endpoints.password.sendResetCode, {
      body: { username: 'ana&bia', email: 'a@example.test' },
    });
    expect(sent[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(sent[0]?.body).toBe('username=ana%26bia&email=a%40example.test');
  });
});

describe('acts and repeats', () => {
  test('a blocked act is sent again under the same key once its caller has done what it waits for', async () => {
    const asked: string[] = [];
    const { client, sent } = scriptedClient(
      [refused(403, 'terms_changed'), refused(403, 'reauthentication_required'), gone],
      {
        onBlocked: async (code) => {
          asked.push(code);
          return true;
        },
      },
    );
    await failureOf(client.call(endpoints.wallet.transfer, { body: transfer }));
    expect(asked).toEqual(['terms_changed', 'reauthentication_required']);
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test('an act whose caller does not do so stays refused, and is not sent again', async () => {
    const { client, sent } = scriptedClient([refused(403, 'reauthentication_required')], {
      onBlocked: async () => false,
    });
    const failure = await failureOf(client.call(endpoints.wallet.transfer, { body: transfer }));
    expect(failure.code).toBe('reauthentication_required');
    expect(sent).toHaveLength(1);
  });

  test('an act has one key, and the failure names it so that the same act can be repeated', async () => {
    const { client, sent } = scriptedClient([gone]);
    const failure = await failureOf(client.call(endpoints.wallet.transfer, { body: transfer }));
    expect(sent).toHaveLength(1);
    const key = sent[0]?.headers.get('idempotency-key');
    expect(key).toMatch(/^[\da-f]{32}$/);
    expect(failure.idempotencyKey).toBe(key);
    await failureOf(
      client.call(endpoints.wallet.transfer, {
        body: transfer,
        ...(key ? { idempotencyKey: key } : {}),
      }),
    );
    expect(sent[1]?.headers.get('idempotency-key')).toBe(key);
  });

  test('two acts have two keys', async () => {
    const { client, sent } = scriptedClient([gone]);
    await failureOf(client.call(endpoints.wallet.transfer, { body: transfer }));
    await failureOf(client.call(endpoints.wallet.transfer, { body: transfer }));
    expect(sent[0]?.headers.get('idempotency-key')).not.toBe(
      sent[1]?.headers.get('idempotency-key'),
    );
  });

  test('a read that the network lost is sent once more, with the same request id', async () => {
    const { client, sent } = scriptedClient([gone, ok(balance)]);
    expect(await client.call(endpoints.wallet.getBalance)).toEqual(balance);
    expect(sent).toHaveLength(2);
    expect(sent[0]?.headers.get('x-request-id')).toBe(sent[1]?.headers.get('x-request-id'));
  });

  test('a read is not sent a third time', async () => {
    const { client, sent } = scriptedClient([gone]);
    expect((await failureOf(client.call(endpoints.wallet.getBalance))).kind).toBe('network');
    expect(sent).toHaveLength(2);
  });

  test('an act that the network lost is never sent again automatically', async () => {
    const { client, sent } = scriptedClient([gone, ok(null)]);
    expect((await failureOf(client.call(endpoints.session.logout))).kind).toBe('network');
    expect(sent).toHaveLength(1);
  });

  test('a change of the session whose answer was lost is asked for once more, as the same act', async () => {
    const { client, sent } = scriptedClient([gone, ok({ token: 'n'.repeat(43) })]);
    const body = { newPassword: 'another horse 7', confirmNewPassword: 'another horse 7' };
    const { token } = await client.call(endpoints.password.change, { body });
    expect(token).toBe('n'.repeat(43));
    expect(sent).toHaveLength(2);
    const [key, again] = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(key).toBeTruthy();
    expect(again).toBe(key);
  });

  test('a refused clock is corrected and the call sealed again, once', async () => {
    const serverTime = '2031-05-05T05:05:05.000Z';
    const { client, sent } = scriptedClient([refused(400, 'payload_expired', { serverTime })]);
    const failure = await failureOf(client.call(endpoints.session.login, { body: credentials }));
    expect(failure.code).toBe('payload_expired');
    expect(sent).toHaveLength(2);
    const opened = openPayload({
      payload: sent[1]?.body ?? '',
      endpoint: endpoints.session.login,
      keyRing: ring,
      replayGuard,
      binding: { brandCode: 'palpite', token: null },
      now: new Date(serverTime),
    });
    expect(await opened).toEqual(credentials);
  });

  test('a guest’s header is sealed again in the same way', async () => {
    const serverTime = '2031-05-05T05:05:05.000Z';
    const { client, cipher, sent } = scriptedClient([
      refused(400, 'payload_expired', { serverTime }),
      refused(403, 'feature_disabled'),
    ]);
    const guest = { os: 'Linux', merchantCode: 'palpite', language: 'EN' } as const;
    const failure = await failureOf(startFreePlay(client, cipher, guest));
    expect(failure.code).toBe('feature_disabled');
    const body = v.parse(endpoints.session.loginAsGuest.body, JSON.parse(sent[1]?.body ?? ''));
    const opened = openPayload({
      payload: body.header,
      endpoint: endpoints.session.loginAsGuest,
      keyRing: ring,
      replayGuard,
      binding: { brandCode: 'palpite', token: null },
      now: new Date(serverTime),
    });
    expect(await opened).toEqual({ merchantCode: 'palpite', language: 'EN' });
  });
});

test('the types require what the call needs and return its value', () => {
  type Options<Name extends EndpointName> = CallOptions<EndpointNamed<typeof endpoints, Name>>;
  expectTypeOf<{ body: typeof credentials }>().toExtend<Options<'session.login'>>();
  expectTypeOf<{ signal: AbortSignal }>().not.toExtend<Options<'session.login'>>();
  expectTypeOf<{ signal: AbortSignal }>().toExtend<Options<'wallet.getBalance'>>();
  expectTypeOf<{ query: { page: number } }>().not.toExtend<Options<'wallet.getBalance'>>();
  expectTypeOf<{ query: { vassalage: number } }>().not.toExtend<Options<'game.listHot'>>();
  const { client } = scriptedClient([ok(balance)]);
  expectTypeOf(client.call<typeof endpoints.wallet.getBalance>).returns.resolves.toEqualTypeOf<
    v.InferOutput<typeof endpoints.wallet.getBalance.value>
  >();
  expect(client).toHaveProperty('call');
});
