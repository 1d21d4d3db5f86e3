import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { endpoints } from '@palpite/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';

/** Behaviour that only a real socket shows. */
const operator = withOperator({ limits: { bodyBytes: 1_000 } });
let server: ReturnType<typeof serve>;
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server = serve({ fetch: operator.app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => {
      port = info.port;
      resolve();
    });
  });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});

const lastLine = () => JSON.parse(operator.logLines.at(-1) ?? '{}');

test('the client’s address is the connection’s own; a header that claims another is not trusted', async () => {
  const response = await fetch(`http://localhost:${port}${endpoints.captcha.get.path}`, {
    headers: { 'X-Forwarded-For': '198.51.100.9' },
  });
  expect(response.status).toBe(200);
  expect(lastLine()).toMatchObject({
    operation: 'captcha.get',
    address: '127.0.0.1',
    host: 'localhost',
  });
});

test('a body with too large a stated size is refused before it is sent', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${endpoints.session.login.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/jose\r\nContent-Length: 5000000\r\n\r\n`,
      );
    });
    socket.once('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
    socket.once('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('payload_too_large');
});

test('a visitor without permission is refused although the body is still being sent, and may continue with other calls', async () => {
  const url = `http://localhost:${port}${endpoints.session.revokeAll.path}`;
  const { method } = endpoints.session.revokeAll;
  for (const length of [10, 900, 60_000, 1_000_000, 10]) {
    const response = await fetch(url, { method, body: 'x'.repeat(length) });
    expect([length, response.status]).toEqual([length, 401]);
    expect(await response.json()).toMatchObject({ message: 'unauthenticated' });
  }
});

test('a caller that disconnects half-way is not an error', async () => {
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  const before = operator.logLines.length;
  socket.write(
    `POST ${endpoints.session.login.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/jose\r\nContent-Length: 500\r\n\r\nhalf`,
  );
  server.once('request', () => socket.destroy());
  await expect.poll(() => operator.logLines.length).toBeGreaterThan(before);
  expect(operator.logLines.slice(before).map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', operation: 'session.login', outcome: 'invalid_request' },
  ]);
});
