import { randomUUID } from 'node:crypto';
import { HEADERS } from '@palpite/contract/envelope.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { createReadOrigin } from '@palpite/server/http/client-address.ts';
import type { Logger } from '@palpite/server/log.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Services } from '../services.ts';
import { type Answer, failedAnswer } from './envelope.ts';

/** A request as the frame received it. */
export interface Arrival {
  readonly request: Request;
  readonly requestId: string;
  readonly address: string;
  readonly host: string;
  readonly country: string | null;
  readonly log: Logger;
  readonly now: Date;
}

/** Hono's types for the operator's routes. */
export interface OperatorEnv {
  Bindings: {
    /** Set by @hono/node-server. */
    incoming?: { socket: { remoteAddress?: string | undefined } };
    /** Set by in-process callers of `app.fetch` for a client (server rendering): the client's address. */
    peerAddress?: string;
  };
  Variables: {
    arrival: Arrival;
    /** The name that the request is counted under; `other` until a route sets another. */
    operation: string;
    outcome: string;
  };
}

/** The outermost layer of every route: request id, security headers, one log line, one answer for each error. */
export function createFrame(services: Services): Hono<OperatorEnv> {
  const readOrigin = createReadOrigin(
    services.config.trustedProxies ?? [],
    services.config.countryHeader,
  );
  const overTls = services.config.publicOrigins.some((origin) => origin.startsWith('https:'));
  const app = new Hono<OperatorEnv>();

  app.use(async (c, next) => {
    const startedAt = performance.now();
    const requestId = readRequestId(c.req.header(HEADERS.requestId));
    const peer = c.env?.peerAddress ?? c.env?.incoming?.socket.remoteAddress;
    const { address, host, country } = readOrigin(c.req.raw.headers, peer);
    const log = services.log.child({ requestId });
    c.set('arrival', {
      request: c.req.raw,
      requestId,
      address,
      host,
      country,
      log,
      now: services.now(),
    });
    c.set('operation', 'other');
    c.header(HEADERS.requestId, requestId);
    await next();
    const seconds = (performance.now() - startedAt) / 1_000;
    const operation = c.get('operation');
    const outcome = c.get('outcome') ?? String(c.res.status);
    services.metrics.requests.observe({ operation, outcome }, seconds);
    log.info(
      {
        method: c.req.method,
        path: c.req.path,
        operation,
        outcome,
        status: c.res.status,
        address,
        host,
        milliseconds: Math.round(seconds * 10_000) / 10,
      },
      'answered',
    );
  });
  app.use(compressPublic);
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      strictTransportSecurity: overTls ? 'max-age=31536000; includeSubDomains' : false,
      xFrameOptions: 'DENY',
      // A route that needs another policy (the documents, pictures) sets its own.
      overwrite: false,
    }),
  );
  app.onError((error, c) => {
    const { requestId, log } = c.get('arrival');
    return send(c, failedAnswer(error, requestId, log));
  });
  app.notFound((c) => {
    const { requestId, log } = c.get('arrival');
    return send(c, failedAnswer(new ContractError('not_found'), requestId, log));
  });
  return app;
}

const compressed = compress();

/**
 * A page of games is a seventh of its size once compressed. Answers to a session are not compressed: where an answer's
 * size depends on its content, a secret next to a stranger's text could be guessed letter by letter.
 */
const compressPublic: MiddlewareHandler<OperatorEnv> = (c, next) =>
  c.req.method === 'GET' && c.req.header(HEADERS.authorization) === undefined
    ? compressed(c, next)
    : next();

/** Sends an answer in the envelope's form; no cache may keep it. */
export function send(c: Context<OperatorEnv>, answer: Answer): Response {
  c.set('outcome', answer.envelope.message);
  c.header('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(answer.headers ?? {})) c.header(name, value);
  const text = JSON.stringify(answer.envelope);
  c.header('Content-Type', 'application/json');
  // Small answers are not worth compressing; the compressor reads their size from this header.
  c.header('Content-Length', String(Buffer.byteLength(text)));
  return c.body(text, answer.status as ContentfulStatusCode);
}

/** A caller may name its request, in letters that are safe to log. */
function readRequestId(header: string | undefined): string {
  return header !== undefined && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
