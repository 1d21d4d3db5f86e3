/** A body that is longer than its reader takes. */
export class BodyTooLong extends Error {
  constructor(limitBytes: number) {
    super(`a body of more than ${limitBytes} bytes`);
    this.name = 'BodyTooLong';
  }
}

/**
 * Reads a body from another machine, and stops as soon as there is too much, whatever its headers promised.
 * @throws BodyTooLong, and what the stream fails with
 */
export async function readWithin(
  { body }: Pick<Request | Response, 'body'>,
  limitBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) throw new BodyTooLong(limitBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @throws BodyTooLong, SyntaxError when it is not JSON, and what the stream fails with */
export async function readJsonWithin(response: Response, limitBytes: number): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await readWithin(response, limitBytes)));
}
