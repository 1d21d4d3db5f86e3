import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen, listenPair } from './listener.ts';

async function takenPortAboveAFreeOne() {
  for (;;) {
    const below = await listen('127.0.0.1', 0, 'the port below');
    const port = below.port + 1;
    const other = createServer();
    const taken = await new Promise<boolean>((resolve) => {
      other.once('error', () => resolve(false));
      other.listen(port, '127.0.0.1', () => resolve(true));
    });
    await below.drain(0);
    if (taken) return { other, port };
  }
}

const get = (port: number) => fetch(`http://127.0.0.1:${port}/`);

test('a port that is taken ends the start with a sentence that says what to do', async () => {
  const { other, port } = await takenPortAboveAFreeOne();
  await expect(listen('127.0.0.1', port, 'the site')).rejects.toThrow(
    new RegExp(`Port ${port}.*taken.*PORT=4000 npm start`),
  );
  // The games' port counts too, and the site's is let go again.
  await expect(listenPair('127.0.0.1', port - 1, port)).rejects.toThrow(
    `Port ${port}, which the games`,
  );
  const again = await listen('127.0.0.1', port - 1, 'the site');
  await again.drain(0);
  await new Promise((resolve) => other.close(resolve));
});

test('before it has its work a port answers that the site is starting', async () => {
  const listener = await listen('127.0.0.1', 0, 'the site');
  expect((await get(listener.port)).status).toBe(503);
  listener.answerWith(() => new Response('here'));
  expect(await (await get(listener.port)).text()).toBe('here');
  await listener.drain(1000);
});

test('draining answers the requests that run, takes no new one, and ends', async () => {
  const listener = await listen('127.0.0.1', 0, 'the site');
  const gate = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  listener.answerWith(async () => {
    arrived.resolve();
    await gate.promise;
    return new Response('answered');
  });
  const running = get(listener.port);
  await arrived.promise;
  const drained = listener.drain(10_000);
  await expect(get(listener.port)).rejects.toThrow();
  gate.resolve();
  const answer = await running;
  expect(await answer.text()).toBe('answered');
  expect(answer.headers.get('connection')).toBe('close');
  await drained;
});

test('a request that does not end is cut at the limit, or at once when someone hurries', async () => {
  for (const [limitMs, signal] of [
    [50, undefined],
    [60_000, AbortSignal.timeout(50)],
  ] as const) {
    const listener = await listen('127.0.0.1', 0, 'the site');
    const arrived = Promise.withResolvers<void>();
    listener.answerWith(() => {
      arrived.resolve();
      return new Promise<Response>(() => undefined);
    });
    const running = get(listener.port).catch(() => 'cut');
    await arrived.promise;
    await listener.drain(limitMs, signal);
    expect(await running).toBe('cut');
  }
});
