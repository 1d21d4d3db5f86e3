import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIVE_PATH, type LiveFrame, type LiveHello } from '@palpite/contract/live.ts';
import { WebSocket } from 'ws';
import type { Browser, TestOperator } from '#testing/operator.ts';
import { handOut, startRelay } from '../../events/operator-log.ts';
import type { Live } from '../live.ts';

/** An operator whose live connections take sockets; events are handed out when a test says so. */
export interface LiveSite {
  readonly port: number;
  /** Gives places to all events, and waits until they are passed on. */
  flush(): Promise<void>;
  connect(hello?: Partial<LiveHello>, options?: ConnectOptions): Promise<LiveClient>;
  close(): Promise<void>;
}

export interface ConnectOptions {
  readonly origin?: string;
  readonly host?: string;
}

/** A client that keeps the frames that it got. */
export interface LiveClient {
  readonly socket: WebSocket;
  readonly frames: LiveFrame[];
  /** The frames of that type so far. */
  all<Type extends LiveFrame['type']>(type: Type): Extract<LiveFrame, { type: Type }>[];
  /** Waits until a frame passes. */
  until(passes: (frame: LiveFrame) => boolean): Promise<LiveFrame>;
  readonly closed: Promise<number>;
}

export async function openLiveSite(
  { services }: Pick<TestOperator, 'services'>,
  live: Live,
): Promise<LiveSite> {
  await services.events.start();
  live.start();
  const server = createServer();
  server.on('upgrade', (request, socket, head) => {
    if (!live.upgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async flush() {
      await handOut(services.pool);
      await services.events.look();
      await live.settled();
    },
    connect: (hello, options) => connect(port, hello, options),
    async close() {
      live.letGo();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** Connects, says hello, and waits for the first answer. @throws Error when the upgrade or the hello is refused */
export async function connect(
  port: number,
  { token = null, channels = ['account', 'brand'], resume }: Partial<LiveHello> = {},
  { origin, host = 'localhost' }: ConnectOptions = {},
): Promise<LiveClient> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, {
    headers: { Host: `${host}:${port}` },
    ...(origin === undefined ? {} : { origin }),
  });
  const frames: LiveFrame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)) as LiveFrame);
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve);
  });
  const until = (passes: (frame: LiveFrame) => boolean) =>
    new Promise<LiveFrame>((resolve, reject) => {
      const look = () => {
        const found = frames.find(passes);
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
      void closed.then((code) => reject(new Error(`closed with ${code} before the frame came`)));
    });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    // Also once it is open: `closed` says then how it ended.
    socket.on('error', reject);
  });
  const hello: LiveHello = {
    type: 'hello',
    token,
    channels: [...channels],
    ...(resume === undefined ? {} : { resume }),
  };
  socket.send(JSON.stringify(hello));
  await until(({ type }) => type === 'welcome' || type === 'over');
  return {
    socket,
    frames,
    until,
    closed,
    all: <Type extends LiveFrame['type']>(type: Type) =>
      frames.filter((frame): frame is Extract<LiveFrame, { type: Type }> => frame.type === type),
  };
}

/** A hello as that browser's page says it. */
export const helloOf = ({ token }: Browser): Partial<LiveHello> => ({ token });

/** Follows the log and hands out events as a running operator does. @returns what ends it */
export async function startEvents(operator: TestOperator): Promise<() => Promise<void>> {
  const { services, live } = operator;
  await services.events.start();
  live.start();
  const stopRelay = startRelay(services.lookupPool, { log: services.log });
  return async () => {
    live.letGo();
    await stopRelay();
  };
}
