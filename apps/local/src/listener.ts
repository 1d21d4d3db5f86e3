import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { StartError } from './start-error.ts';

/** Answers a request; the bindings carry Node's own request, for the client's address. */
export type Answer = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** Answers a request in Node's own terms, or calls `next` (development tools are made so). */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Takes over the connection of a request for another protocol. @returns false for one that is not its own */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

/**
 * A port that is taken before anything else starts, so that a second start stops before it has touched
 * the data. It answers 503 until it is given its work.
 */
export interface Listener {
  readonly port: number;
  readonly server: Server;
  answerWith(answer: Answer, before?: Middleware): void;
  /** Connections that were taken over end by themselves, before the port is drained. */
  upgradeWith(upgrade: Upgrade): void;
  /** Takes no new connection, lets running requests end, then closes what is left after `limitMs`. */
  drain(limitMs: number, hurry?: AbortSignal): Promise<void>;
}

const STARTING: Answer = () =>
  new Response('Starting.\n', { status: 503, headers: { 'Retry-After': '2' } });
const SECOND = 1000;
/** How long kept-alive connections may still bring a request after the port is closed; its answer ends the connection. */
const GRACE_MS = 300;

/** @throws StartError when the port is taken or not allowed */
export async function listen(host: string, port: number, what: string): Promise<Listener> {
  let answer = STARTING;
  let before: Middleware | undefined;
  let draining = false;
  const running = new Set<ServerResponse>();
  const answerInNode = getRequestListener((request, bindings) =>
    answer(request, bindings as HttpBindings),
  );
  const server = createServer(
    { keepAliveTimeout: 65 * SECOND, requestTimeout: 60 * SECOND },
    (request, response) => {
      if (namesSeveralHosts(request)) {
        response.writeHead(400, { Connection: 'close' }).end();
        return;
      }
      running.add(response);
      response.once('close', () => running.delete(response));
      if (draining) response.setHeader('Connection', 'close');
      const next = () => void answerInNode(request, response);
      if (before) before(request, response, next);
      else next();
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, host, port, what)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    server,
    answerWith(next, first) {
      answer = next;
      before = first;
    },
    upgradeWith(upgrade) {
      server.on('upgrade', (request, socket, head) => {
        if (namesSeveralHosts(request)) return refuseUpgrade(socket);
        if (upgrade(request, socket, head)) return;
        // Nobody else would end it, unless the development tools listen too.
        if (server.listenerCount('upgrade') === 1) socket.destroy();
      });
    },
    async drain(limitMs, hurry) {
      draining = true;
      // Answers that have not begun tell their kept-alive connection to close.
      for (const response of running) {
        if (!response.headersSent) response.setHeader('Connection', 'close');
      }
      // The port alone: the HTTP server's own close() also cuts connections that seem idle, and with them a request that
      // is on its way.
      const closed = new Promise<void>((resolve) => {
        NetServer.prototype.close.call(server, () => resolve());
      });
      const began = performance.now();
      const cut = () => server.closeAllConnections();
      const timer = setTimeout(cut, limitMs);
      // What has asked nothing for the whole grace is idle.
      const looking = setInterval(() => {
        if (running.size === 0 && performance.now() - began > GRACE_MS) cut();
      }, 100);
      if (hurry?.aborted) cut();
      hurry?.addEventListener('abort', cut);
      await closed;
      clearTimeout(timer);
      clearInterval(looking);
    },
  };
}

function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
}

/**
 * RFC 9112, 3.2: a cache that believed the other one would mix brands. A target in absolute form names a host too, which
 * goes before the header's; one that differs is refused.
 */
function namesSeveralHosts({ rawHeaders, url = '/' }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(
    (_, at) => rawHeaders[at - 1]?.toLowerCase() === 'host' && at % 2 === 1,
  );
  if (hosts.length > 1) return true;
  if (url.startsWith('/') || url === '*') return false;
  const [host = ''] = hosts;
  const target = URL.parse(url);
  return target === null || target.host !== URL.parse(`${target.protocol}//${host}`)?.host;
}

/** The two listeners of a site: both or none. */
export async function listenPair(
  host: string,
  port: number,
  gamesPort: number,
): Promise<[Listener, Listener]> {
  const site = await listen(host, port, 'the site');
  try {
    return [site, await listen(host, gamesPort, 'the games')];
  } catch (error) {
    await site.drain(0);
    throw error;
  }
}

function cannotListen(error: NodeJS.ErrnoException, host: string, port: number, what: string) {
  const said: Record<string, string> = {
    EADDRINUSE: `Port ${port}, which ${what} needs, is taken by another program (perhaps by this site, started already). Stop that program, or choose two free neighbouring ports: PORT=4000 npm start`,
    EACCES: `Port ${port} may not be used by this user. Choose one above 1023: PORT=4000 npm start`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Leave HOST unset for this machine alone, or give one of its own addresses.`,
    ENOTFOUND: `HOST is "${host}", which no look-up finds. Leave it unset for this machine alone, or give one of its own addresses.`,
  };
  const message =
    said[error.code ?? ''] ?? `${what} cannot listen on ${host}:${port}: ${error.message}`;
  return new StartError(message, { cause: error });
}
