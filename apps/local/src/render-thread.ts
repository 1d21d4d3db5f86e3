/** A thread that renders pages, one at a time. It has no operator: the site's thread answers its calls. */
import { platform, setPriority } from 'node:os';
import { type MessagePort, workerData } from 'node:worker_threads';
import type {
  FromThread,
  RenderTask,
  RenderThreadData,
  SentAnswer,
  ToThread,
} from './render-protocol.ts';
import type { CallOperator, WebServerEntry } from './web.ts';

const { entry } = workerData as RenderThreadData;

/**
 * A third of the weight that the site's own thread has where both want the same core: money comes first, and a busy
 * machine still draws.
 */
const NICE = 5;

/** What the pool runs. A promise: the first page waits until the build is loaded. */
export const renderPage = import(entry).then(({ createPageDrawing }: WebServerEntry) => {
  const draw = createPageDrawing();
  // Once it is loaded: the first visitor waits for that. Linux has a priority for each thread, and changes that of the one
  // which asks; on other systems it would be the whole process's.
  if (platform() === 'linux') setPriority(NICE);
  return async ({ job, port }: RenderTask): Promise<void> => {
    const say = (message: FromThread, transfer: ArrayBuffer[] = []) =>
      port.postMessage(message, transfer);
    const stop = new AbortController();
    const calls = callsOver(port, stop.signal);
    port.on('message', (message: ToThread) => {
      if (message.type === 'stop') stop.abort();
      else calls.answered(message.id, message.answer);
    });
    try {
      const drawing = await draw(job, { call: calls.call, signal: stop.signal });
      // The body moves: the site's thread is left nothing to copy.
      say({ type: 'drawn', drawing }, drawing.body ? [drawing.body.buffer] : []);
    } catch (error) {
      say({ type: 'failed', story: error instanceof Error ? `${error.stack}` : String(error) });
    } finally {
      // Another page of this thread may wait for a call of this one, which nobody will answer now.
      stop.abort(new Error('The page that asked has ended.'));
      port.close();
    }
  };
});

/** Calls that travel over the port, and their answers. */
function callsOver(port: MessagePort, stopped: AbortSignal) {
  const waiting = new Map<number, (answer: SentAnswer) => void>();
  let last = 0;
  const call: CallOperator = async (request) => {
    const { method, url, headers } = request;
    const signal = AbortSignal.any([request.signal, stopped]);
    const body = request.body ? await request.arrayBuffer() : undefined;
    signal.throwIfAborted();
    last += 1;
    const id = last;
    const sent = { method, url, headers: [...headers], body };
    const answer = await new Promise<SentAnswer>((resolve, reject) => {
      waiting.set(id, resolve);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      port.postMessage({ type: 'call', id, call: sent } satisfies FromThread);
    }).finally(() => waiting.delete(id));
    if ('failed' in answer) throw new TypeError(answer.failed);
    return new Response(hasNoBody(answer.status) ? null : answer.body, {
      status: answer.status,
      headers: answer.headers.map(([name, value]): [string, string] => [name, value]),
    });
  };
  return {
    call,
    answered: (id: number, answer: SentAnswer) => waiting.get(id)?.(answer),
  };
}

const hasNoBody = (status: number): boolean => [101, 204, 205, 304].includes(status);
