const CHUNK = new TextEncoder().encode(' '.repeat(4_096));
/** Where a test stops waiting for its server to stop. */
const ENOUGH_BYTES = 1_048_576;

/** A body that promises no length and goes on for as long as it is read. */
export function endlessBody() {
  let sent = 0;
  let left = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        sent += CHUNK.byteLength;
        controller.enqueue(CHUNK);
        if (sent >= ENOUGH_BYTES) controller.close();
      },
      cancel() {
        left = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, sentBytes: () => sent, wasLeft: () => left };
}

/** A request with such a body. */
export function endlessRequest(url: string, init: RequestInit) {
  const { body, ...rest } = endlessBody();
  const streamed = { ...init, body, duplex: 'half' };
  return { request: new Request(url, streamed), ...rest };
}
