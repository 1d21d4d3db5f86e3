import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The encoding to answer with: brotli where it is accepted, then gzip. */
export function chooseEncoding(acceptEncoding: string | null): Encoding {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, weight]) => !/^\s*q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name?.trim().toLowerCase());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/**
 * Compresses a stream so that what is made leaves at once: the shell reaches the browser while the rest of the page is
 * still being made.
 */
export function compressStream(
  body: ReadableStream<Uint8Array>,
  encoding: Encoding,
): ReadableStream<Uint8Array> {
  const whole = gathered(body);
  if (encoding === 'identity') return whole;
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(whole as NodeReadableStream<Uint8Array>);
  source.on('error', (error) => compressor.destroy(error));
  compressor.on('close', () => source.destroy());
  return Readable.toWeb(source.pipe(compressor)) as ReadableStream<Uint8Array>;
}

/**
 * Passes on in one piece what was made in one go. React writes a page in pieces of 2 kB, and each would be a flush of the
 * compressor, a message between threads and a write to the socket.
 */
function gathered(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let next: ReturnType<typeof reader.read> | undefined;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    let { done, value } = await (next ?? reader.read());
    if (done) return controller.close();
    const pieces: Uint8Array[] = [];
    const turn = setImmediate();
    while (value) {
      pieces.push(value);
      next = reader.read();
      // What was read too late for this piece begins the next one.
      ({ done, value } = (await Promise.race([next, turn])) ?? { done: false, value: undefined });
    }
    if (done) next = undefined;
    controller.enqueue(new Uint8Array(Buffer.concat(pieces)));
  };
  return new ReadableStream(
    { pull, cancel: (reason) => reader.cancel(reason) },
    { highWaterMark: 0 },
  );
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a whole text once, for an answer that is kept and sent many times. */
export async function compressText(
  text: string,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(text);
  if (encoding === 'identity') return new Uint8Array(bytes);
  if (encoding === 'gzip') return new Uint8Array(await zip(bytes));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return new Uint8Array(await brotli(bytes, { params }));
}
