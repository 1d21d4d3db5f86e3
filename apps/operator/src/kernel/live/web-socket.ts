import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIVE_PATH, type LiveHello, liveHello, liveRequest } from '@palpite/contract/live.ts';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Admission, Arrived, Refused } from './admission.ts';
import { type Connection, createConnection, type Wire } from './connection.ts';
import { BEAT_SECONDS, type Hub } from './hub.ts';

/** The largest message of a client: a hello with its token and channels. */
export const MOST_BYTES = 32 * 1_024;
const HELLO_MILLISECONDS = 10_000;
/** Subscriptions that one connection may change in ten seconds. */
const MOST_REQUESTS = 100;
const PACE_MILLISECONDS = 10_000;
/** RFC 6455: the server goes away; a policy was violated. */
const GOING_AWAY = 1001;
const POLICY = 1008;

const STATUS_TEXT = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** All channels that a hello names. */
export const namedBy = ({ channels, more = [] }: LiveHello): string[] => [...channels, ...more];

/** Answers an upgrade of the site's server. @returns whether the path is the live connections' */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

export interface WebSocketNeeds {
  readonly hub: Hub;
  readonly admission: Admission;
  /** Where an earlier connection came to, if it was this log's. */
  sinceOf(hello: LiveHello): number | undefined;
  /** The place of the log that this process has come to. */
  pos(): number;
  onOpen(): void;
  onClose(): void;
  onDropped(): void;
}

export function createWebSockets(needs: WebSocketNeeds): { upgrade: Upgrade; stop(): void } {
  // Compressed, 500 clients took a whole core instead of a fifth of one.
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MOST_BYTES,
    clientTracking: true,
  });
  const answering = new WeakSet<WebSocket>();
  let isStopped = false;
  const pings = setInterval(() => {
    for (const socket of server.clients) {
      if (!answering.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, BEAT_SECONDS * 1_000).unref();

  const accept = (socket: WebSocket, arrived: Arrived) => {
    answering.add(socket);
    socket.on('pong', () => answering.add(socket));
    needs.onOpen();
    socket.on('close', () => {
      arrived.leave();
      needs.onClose();
    });
    // It says what the close event says too.
    socket.on('error', () => undefined);
    talk(needs, socket, arrived);
  };

  return {
    upgrade(request, socket, head) {
      // Null for what is no address, such as `//`: to throw here would end the process.
      if (URL.parse(request.url ?? '/', 'http://site')?.pathname !== LIVE_PATH) return false;
      // Node's server no longer listens, the WebSocket not yet: a client that breaks off in between would end the process.
      socket.on('error', () => socket.destroy());
      void (async () => {
        const arrived = await needs.admission.arrive(headersOf(request), peerOf(request));
        if (typeof arrived === 'number') return refuse(socket, arrived);
        // Its end has been told already.
        if (socket.destroyed) return arrived.leave();
        socket.once('close', arrived.leave);
        // Nobody would close it any more, and the port waits for its connections.
        if (isStopped) return refuse(socket, 503);
        server.handleUpgrade(request, socket, head, (opened) => accept(opened, arrived));
      })().catch(() => socket.destroy());
      return true;
    },
    stop() {
      isStopped = true;
      clearInterval(pings);
      for (const socket of server.clients) socket.close(GOING_AWAY);
      setTimeout(() => {
        for (const socket of server.clients) socket.terminate();
      }, 500).unref();
    },
  };
}

const refuse = (socket: Duplex, status: Refused) =>
  void socket.end(`HTTP/1.1 ${status} ${STATUS_TEXT[status]}\r\nConnection: close\r\n\r\n`);

const headersOf = ({ headers }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  );
const peerOf = ({ socket }: IncomingMessage): string | undefined => socket.remoteAddress;

/** Reads what one client says, one message after another. */
function talk(needs: WebSocketNeeds, socket: WebSocket, { brand }: Arrived): void {
  const wire: Wire = {
    send: (text) => socket.send(text),
    buffered: () => socket.bufferedAmount,
    close: () => socket.close(),
  };
  const refuse = () => socket.close(POLICY);
  let connection: Connection | undefined;
  let isGone = false;
  let requests = 0;
  const late = setTimeout(refuse, HELLO_MILLISECONDS).unref();
  const pace = setInterval(() => {
    requests = 0;
  }, PACE_MILLISECONDS).unref();
  socket.on('close', () => {
    isGone = true;
    clearTimeout(late);
    clearInterval(pace);
    if (connection) needs.hub.leave(connection);
  });

  const hear = async (text: string) => {
    if (isGone) return;
    if (connection) {
      const { type, channels } = v.parse(liveRequest, JSON.parse(text));
      if (type === 'subscribe') await needs.hub.subscribe(connection, channels);
      else needs.hub.unsubscribe(connection, channels);
      return;
    }
    const hello = v.parse(liveHello, JSON.parse(text));
    clearTimeout(late);
    const asOf = needs.pos();
    const caller = await needs.admission.callerOf(brand, hello);
    if (isGone) return;
    if (caller === null) {
      createConnection(wire, { brand, caller: null }, needs.onDropped).over('session');
      return;
    }
    connection = createConnection(wire, caller, needs.onDropped);
    needs.hub.join(connection, asOf);
    await needs.hub.subscribe(connection, namedBy(hello), needs.sinceOf(hello));
  };
  let hearing: Promise<void> = Promise.resolve();
  socket.on('message', (data, isBinary) => {
    requests += 1;
    if (isBinary || requests > MOST_REQUESTS) return refuse();
    hearing = hearing.then(() => hear(String(data))).catch(refuse);
  });
}
