import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import type { FromThread, RenderTask, SentAnswer, SentCall, ToThread } from './render-protocol.ts';
import type { CallOperator, Drawing, DrawingContext, PageJob } from './web.ts';

export interface PageRun extends DrawingContext {
  readonly job: PageJob;
  /** How long a thread may take to leave a page that is not wanted any more, in milliseconds. */
  readonly stopMs: number;
  /** How long a page may take in all. */
  readonly limitMs: number;
}

export interface RunningPage {
  /** The page; rejects with what went wrong. */
  readonly drawing: Promise<Drawing>;
  /** Settles, never with an error, when the thread is free again or gone. */
  readonly ended: Promise<void>;
}

/**
 * Renders one page in a thread of the pool, answers its calls, and stops it when it is not wanted any more. A thread that
 * does not stop, or takes too long, is ended.
 */
export function runPage(
  pool: Piscina,
  { job, call, signal, stopMs, limitMs }: PageRun,
): RunningPage {
  const { port1: port, port2 } = new MessageChannel();
  const drawing = Promise.withResolvers<Drawing>();
  const kill = new AbortController();
  let isSettled = false;
  // Messages come outside the request that the page belongs to; its calls are made inside.
  const ask = AsyncLocalStorage.bind(call);

  const late = () => {
    fail(new Error(`No page after ${limitMs} ms`));
    kill.abort();
  };
  let timer = setTimeout(late, limitMs);
  const say = (message: ToThread, transfer: ArrayBuffer[] = []) =>
    port.postMessage(message, transfer);
  /** The page has come, or will not. */
  const settle = (end: () => void) => {
    if (isSettled) return;
    isSettled = true;
    signal.removeEventListener('abort', leave);
    end();
  };
  const fail = (error: unknown) => settle(() => drawing.reject(error));
  const leave = () => {
    say({ type: 'stop' });
    clearTimeout(timer);
    timer = setTimeout(() => kill.abort(), stopMs);
    fail(signal.reason);
  };

  const hear = (message: FromThread) => {
    if (message.type === 'call') {
      void answerOf(message.call, ask).then((answer) =>
        say({ type: 'answer', id: message.id, answer }, 'body' in answer ? [answer.body] : []),
      );
    }
    if (message.type === 'drawn') settle(() => drawing.resolve(message.drawing));
    if (message.type === 'failed') fail(new Error(message.story));
  };
  port.on('message', hear);
  signal.addEventListener('abort', leave);

  const closed = once(port, 'close');
  const task: RenderTask = { job, port: port2 };
  const ended = pool
    .run(task, { transferList: [port2], signal: kill.signal })
    // What it said last may come after the pool knows that it is done.
    .then(() => closed)
    .then(() => fail(new Error('A rendering ended without its page')), fail)
    .finally(() => {
      clearTimeout(timer);
      port.close();
    });
  return { drawing: drawing.promise, ended };
}

async function answerOf(
  { url, method, headers, body }: SentCall,
  ask: CallOperator,
): Promise<SentAnswer> {
  try {
    const request = new Request(url, { method, headers: [...headers], body: body ?? null });
    const response = await ask(request);
    const { status } = response;
    return { status, headers: [...response.headers], body: await response.arrayBuffer() };
  } catch (error) {
    return { failed: String(error) };
  }
}
