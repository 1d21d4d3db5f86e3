import { Agent, createServer, request } from 'node:http';
import { connect } from 'node:net';
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

/** One call over a connection of `agent`: its status, or why there is none. */
const call = (agent: Agent, port: number) =>
  new Promise<string>((resolve) => {
    request({ agent, host: '127.0.0.1', port }, (answer) => {
      answer.resume().once('end', () => resolve(String(answer.statusCode)));
    })
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end();
  });

/** What comes back for these bytes until the connection ends. */
const rawAnswer = (port: number, text: string) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (said += chunk));
    socket.once('error', reject).once('close', () => resolve(said));
  });

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

test('a request with two Host headers is refused, whichever comes first', async () => {
  const listener = await listen('127.0.0.1', 0, 'the site');
  listener.answerWith(() => new Response('here'));
  const ask = (...hosts: string[]) =>
    rawAnswer(
      listener.port,
      `GET / HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}\r\n`,
    );
  expect(await ask('localhost', 'en.localhost')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask('en.localhost', 'localhost')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask('localhost', 'localhost')).toMatch(/^HTTP\/1\.1 400 /);
  await listener.drain(1000);
});

test('an upgrade with two Host headers is refused like any other request', async () => {
  const listener = await listen('127.0.0.1', 0, 'the site');
  const upgraded: string[] = [];
  listener.upgradeWith(({ headers }, socket) => {
    upgraded.push(String(headers.host));
    socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    return true;
  });
  const ask = (...hosts: string[]) =>
    rawAnswer(
      listener.port,
      `GET /wps/live HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}\r\n`,
    );
  expect(await ask('localhost', 'en.localhost')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask('localhost')).toMatch(/^HTTP\/1\.1 101 /);
  expect(upgraded).toEqual(['localhost']);
  await listener.drain(1000);
});

test('a target that names another host than the header is refused', async () => {
  const listener = await listen('127.0.0.1', 0, 'the site');
  listener.answerWith(() => new Response('here', { headers: { Connection: 'close' } }));
  const ask = (target: string) =>
    rawAnswer(
      listener.port,
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
  expect(await ask('http://en.localhost/')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask('http://localhost:81/')).toMatch(/^HTTP\/1\.1 400 /);
  for (const target of ['http://LOCALHOST:80/', 'http://localhost/x', '/http://en.localhost/']) {
    expect([target, await ask(target)]).toEqual([
      target,
      expect.stringMatching(/^HTTP\/1\.1 200 /),
    ]);
  }
  await listener.drain(1000);
});

test('under load every call that a kept-alive connection brings while draining is answered', async () => {
  const listener = await listen('127.0.0.1', 0, 'the site');
  listener.answerWith(() => new Response('here'));
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  let stopped = false;
  const outcomes: string[] = [];
  const caller = async () => {
    while (!stopped) {
      const outcome = await call(agent, listener.port);
      outcomes.push(outcome);
      // The port is closed: a balancer sends its calls elsewhere from here on.
      if (outcome === 'ECONNREFUSED') return;
    }
  };
  const callers = Array.from({ length: 20 }, caller);
  await expect.poll(() => outcomes.length).toBeGreaterThan(200);
  await listener.drain(10_000);
  stopped = true;
  await Promise.all(callers);
  expect(new Set(outcomes)).toEqual(new Set(['200', 'ECONNREFUSED']));
  agent.destroy();
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
