import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { ENCRYPTED_MEDIA_TYPE } from '@palpite/contract/envelope.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { readQuery } from '@palpite/contract/query.ts';

/** Opens an encrypted payload: returns the body inside, or throws the contract's refusal. */
export type OpenPayload = (payload: string) => Promise<unknown>;

/**
 * Reads a request's body as its endpoint requires: opened, decoded, not yet parsed by the schema.
 * @throws ContractError payload_too_large, unsupported_media_type, payload_not_encrypted, invalid_request,
 * and what `openPayload` throws
 */
export async function readBody(
  endpoint: Endpoint,
  request: Request,
  limitBytes: number,
  openPayload: OpenPayload,
): Promise<unknown> {
  if (endpoint.body === undefined) return undefined;
  const text = await readText(request, limitBytes);
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (endpoint.encrypted) {
    if (mediaType !== ENCRYPTED_MEDIA_TYPE) throw new ContractError('payload_not_encrypted');
    return openPayload(text.trim());
  }
  if (text === '' && mediaType === '') return undefined;
  if (endpoint.bodyType === 'form') {
    if (mediaType !== 'application/x-www-form-urlencoded') refuseMediaType(endpoint);
    return readQuery(endpoint.body, new URLSearchParams(text));
  }
  if (mediaType !== 'application/json') refuseMediaType(endpoint);
  return parseJson(text);
}

function refuseMediaType(endpoint: Endpoint): never {
  throw new ContractError('unsupported_media_type', {
    accepts:
      endpoint.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
  });
}

/** The most values in a body. The largest slip has a third of it; what has more was made to hold up the parser. */
const MOST_VALUES = 50_000;

function parseJson(text: string): unknown {
  if (hasMoreCommas(text, MOST_VALUES)) {
    throw new ContractError('payload_too_large', { mostValues: MOST_VALUES });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable('expected JSON');
  }
}

/** Between two values there is a comma. A picture has none, so millions of its characters are passed at once. */
function hasMoreCommas(text: string, most: number): boolean {
  let count = 0;
  for (let at = text.indexOf(','); at >= 0 && count <= most; at = text.indexOf(',', at + 1)) {
    count += 1;
  }
  return count > most;
}

/**
 * Stops reading as soon as there is too much, whatever the length header promised.
 * @throws ContractError payload_too_large, invalid_request
 */
export async function readText(request: Request, limitBytes: number): Promise<string> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limitBytes) throw tooLarge(limitBytes);
  // A body with a stated length comes whole and no longer, and reading it at once is quicker.
  if (announced > 0) return decode(await wholeOf(request), limitBytes);
  if (request.body === null) return '';
  const decoder = utf8();
  let text = '';
  let size = 0;
  for await (const chunk of wholeOrRefused(request.body)) {
    size += chunk.byteLength;
    if (size > limitBytes) throw tooLarge(limitBytes);
    text += asText(() => decoder.decode(chunk, { stream: true }));
  }
  return text + asText(() => decoder.decode());
}

async function wholeOf(request: Request): Promise<Uint8Array> {
  try {
    return new Uint8Array(await request.arrayBuffer());
  } catch {
    throw unreadable('expected the whole body');
  }
}

function decode(bytes: Uint8Array, limitBytes: number): string {
  if (bytes.byteLength > limitBytes) throw tooLarge(limitBytes);
  return asText(() => utf8().decode(bytes));
}

const utf8 = () => new TextDecoder('utf-8', { fatal: true });

function asText(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw unreadable('expected UTF-8');
  }
}

/** A caller that disconnects in the middle of its body is not an error of ours. */
async function* wholeOrRefused(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    throw unreadable('expected the whole body');
  }
}

function unreadable(reason: string): ContractError {
  return new ContractError('invalid_request', { fields: [{ field: '', reason }] });
}

function tooLarge(limitBytes: number): ContractError {
  return new ContractError('payload_too_large', { limitBytes });
}
