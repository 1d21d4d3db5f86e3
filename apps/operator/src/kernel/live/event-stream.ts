import { ContractError } from '@palpite/contract/errors.ts';
import { LIVE_PATH, liveHello } from '@palpite/contract/live.ts';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { OperatorEnv } from '../http/frame.ts';
import { readText } from '../http/read-body.ts';
import type { Arrived } from './admission.ts';
import { createConnection, type Wire } from './connection.ts';
import { MOST_BYTES, namedBy, type WebSocketNeeds } from './web-socket.ts';

/**
 * The same frames as lines of an event stream, for networks that let no WebSocket pass: the hello is the body of a POST,
 * and another subscription is another POST.
 */
export function mountEventStream(app: Hono<OperatorEnv>, needs: WebSocketNeeds): void {
  app.post(LIVE_PATH, async (c) => {
    c.set('operation', 'live');
    const { request } = c.get('arrival');
    const peer = c.env?.peerAddress ?? c.env?.incoming?.socket.remoteAddress;
    // Before a byte of the body is read: a refused client has nothing read.
    const arrived = await needs.admission.arrive(request.headers, peer);
    if (typeof arrived === 'number') return c.body(null, arrived);
    const asOf = needs.pos();
    const { hello, caller } = await introduce(needs, request, arrived).catch((error: unknown) => {
      arrived.leave();
      throw error;
    });
    needs.onOpen();
    const { wire, stream } = streamWire(() => {
      arrived.leave();
      needs.onClose();
      needs.hub.leave(connection);
    });
    const connection = createConnection(
      wire,
      caller ?? { brand: arrived.brand, caller: null },
      needs.onDropped,
    );
    request.signal.addEventListener('abort', wire.close);
    if (caller === null) {
      connection.over('session');
    } else {
      needs.hub.join(connection, asOf);
      needs.hub.subscribe(connection, namedBy(hello), needs.sinceOf(hello)).catch(wire.close);
    }
    return c.body(stream, 200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // Proxies that collect an answer before they pass it on are asked not to.
      'X-Accel-Buffering': 'no',
    });
  });
}

/** Who is there, by their hello. @throws ContractError payload_too_large, invalid_request */
async function introduce({ admission }: WebSocketNeeds, request: Request, { brand }: Arrived) {
  const text = await readText(request, MOST_BYTES);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), liveHello), text);
  if (!read.success) throw new ContractError('invalid_request');
  return { hello: read.output, caller: await admission.callerOf(brand, read.output) };
}

/** @param onClosed called once, whichever side ends it */
function streamWire(onClosed: () => void): { wire: Wire; stream: ReadableStream<Uint8Array> } {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isClosed = false;
  const ended = () => {
    if (isClosed) return false;
    isClosed = true;
    // After the caller has its connection, and after a last frame.
    queueMicrotask(onClosed);
    return true;
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened;
      },
      cancel: () => void ended(),
    },
    { highWaterMark: 0, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  const wire: Wire = {
    send(text) {
      if (!isClosed) controller?.enqueue(encoder.encode(`data: ${text}\n\n`));
    },
    buffered: () => -(controller?.desiredSize ?? 0),
    close: () => {
      if (ended()) controller?.close();
    },
  };
  return { wire, stream };
}
