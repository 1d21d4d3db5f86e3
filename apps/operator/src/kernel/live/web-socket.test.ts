import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { LIVE_PATH } from '@palpite/contract/live.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LiveBrand } from '../brand/live-brand.ts';
import type { Arrived, Refused } from './admission.ts';
import { createWebSockets } from './web-socket.ts';

let server: Server;
let sockets: ReturnType<typeof createWebSockets>;
let asked: PromiseWithResolvers<Duplex>;
let decided: PromiseWithResolvers<Arrived | Refused>;
let left = 0;
beforeEach(async () => {
  left = 0;
  asked = Promise.withResolvers();
  decided = Promise.withResolvers();
  const unused = (): never => expect.unreachable('nobody was let in');
  sockets = createWebSockets({
    hub: {} as Parameters<typeof createWebSockets>[0]['hub'],
    admission: { arrive: () => decided.promise, callerOf: unused, close: unused },
    sinceOf: unused,
    pos: unused,
    onOpen: unused,
    onClose: unused,
    onDropped: unused,
  });
  server = createServer();
  server.on('upgrade', (request, socket, head) => {
    if (!sockets.upgrade(request, socket, head)) socket.destroy();
    asked.resolve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  sockets.stop();
  await new Promise((resolve) => server.close(resolve));
});

/** Asks for a live connection. @returns the client, and the server's end of its socket */
async function ask(path = LIVE_PATH) {
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  client.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  return { client, socket: await asked.promise };
}

/** Breaks off, as a phone out of reach does, before anybody has decided. */
async function breakOff(): Promise<void> {
  const { client, socket } = await ask();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  client.resetAndDestroy();
  await closed;
}

const arrived = (): Arrived => ({
  brand: {} as LiveBrand,
  leave: () => {
    left += 1;
  },
});

test('a client that breaks off while it is let in harms nobody and keeps no place', async () => {
  await breakOff();
  decided.resolve(arrived());
  await expect.poll(() => left).toBe(1);
});

test('a client that breaks off before it is refused harms nobody', async () => {
  await breakOff();
  decided.resolve(429);
  await decided.promise;
  expect(left).toBe(0);
});

test('a client that is let in just as the process stops is turned away, and the port can close', async () => {
  const { client } = await ask();
  sockets.stop();
  decided.resolve(arrived());
  expect(await text(client)).toMatch(/^HTTP\/1\.1 503 /);
  await expect.poll(() => left).toBe(1);
});

test.each(['//', '//[', 'http://[', '/elsewhere'])(
  'what asks for %s is left to others',
  async (path) => {
    const { socket } = await ask(path);
    expect(socket.destroyed).toBe(true);
  },
);
