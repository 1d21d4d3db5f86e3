import { eachEndpoint, endpoints } from '@palpite/contract';
import { ENCRYPTED_MEDIA_TYPE } from '@palpite/contract/envelope.ts';
import { LIVE_PATH } from '@palpite/contract/live.ts';
import { endlessRequest } from '@palpite/server/http/testing.ts';
import { expect, test } from 'vitest';
import { freshAddress } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';

const MOST_BYTES = 40_960;
/** What a stream has taken from its source, and not passed on yet. */
const AHEAD_BYTES = 8_192;
const TYPES = [ENCRYPTED_MEDIA_TYPE, 'application/json', 'application/x-www-form-urlencoded'];

const operator = withOperator({
  limits: { bodyBytes: 8_192, slipBodyBytes: 16_384, imageBodyBytes: MOST_BYTES },
});

/** The calls of the contract that read no body, such as the one that ends the session. */
const BODILESS = new Set(
  eachEndpoint(endpoints)
    .filter(({ endpoint }) => endpoint.body === undefined)
    .map(({ endpoint: { method, path } }) => `${method} ${path}`),
);

/** Every address that may read a body. */
const routes = () => {
  const asked = operator.app.routes.filter(
    ({ method, path }) =>
      !['GET', 'ALL'].includes(method) && !path.includes('*') && !BODILESS.has(`${method} ${path}`),
  );
  return [
    ...new Map(asked.map(({ method, path }) => [`${method} ${path}`, { method, path }])).values(),
  ];
};

async function send({ method, path }: { method: string; path: string }, headers: HeadersInit) {
  const url = `http://localhost:3000${path.replaceAll(/:\w+/g, 'x')}`;
  const { request, sentBytes } = endlessRequest(url, { method, headers });
  request.headers.set('host', 'localhost:3000');
  // The pages for developers answer this machine alone.
  const peerAddress = path.startsWith('/dev/') ? '127.0.0.1' : freshAddress();
  const { status, body } = await operator.app.fetch(request, { peerAddress });
  await body?.cancel();
  return { status, sentBytes: sentBytes() };
}

test('a body without an end is left after a bounded part, at every address and by every caller', async () => {
  const callers = [null, await operator.signedIn(0), await operator.signedIn(1)];
  const read = new Map<string, number>();
  for (const caller of callers) {
    for (const route of routes()) {
      for (const type of TYPES) {
        const headers = new Headers({ 'Content-Type': type });
        if (caller?.token) headers.set('Authorization', `Bearer ${caller.token}`);
        const { status, sentBytes } = await send(route, headers);
        const name = `${route.method} ${route.path}`;
        expect([name, type, status < 500 || status === 501]).toEqual([name, type, true]);
        read.set(name, Math.max(read.get(name) ?? 0, sentBytes));
      }
    }
  }
  expect([...read].filter(([, bytes]) => bytes > MOST_BYTES + AHEAD_BYTES)).toEqual([]);
  // The bodies were read, and not refused for something else before.
  expect([...read].filter(([, bytes]) => bytes > 0).length).toBeGreaterThan(50);
  expect(read.get(`POST ${LIVE_PATH}`)).toBeGreaterThan(8_192);
}, 60_000);

test('a page of another site has no byte of its hello read', async () => {
  const { status, sentBytes } = await send(
    { method: 'POST', path: LIVE_PATH },
    { Origin: 'https://evil.example' },
  );
  expect({ status, sentBytes }).toEqual({ status: 403, sentBytes: 0 });
});
