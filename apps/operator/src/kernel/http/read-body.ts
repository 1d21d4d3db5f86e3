import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { ENCRYPTED_MEDIA_TYPE } from '@palpite/contract/envelope.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { readQuery } from '@palpite/contract/query.ts';
import { BodyTooLong, readWithin } from '@palpite/server/http/read-within.ts';

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
  const bytes = await readWhole(request, limitBytes, announced > 0);
  if (bytes.byteLength > limitBytes) throw tooLarge(limitBytes);
  return asText(bytes);
}

async function readWhole(
  request: Request,
  limitBytes: number,
  isAnnounced: boolean,
): Promise<Uint8Array> {
  try {
    // A body with a stated length comes whole and no longer, and reading it at once is quicker.
    if (isAnnounced) return new Uint8Array(await request.arrayBuffer());
    return await readWithin(request, limitBytes);
  } catch (error) {
    if (error instanceof BodyTooLong) throw tooLarge(limitBytes);
    // A caller that disconnects in the middle of its body is not an error of ours.
    throw unreadable('expected the whole body');
  }
}

function asText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('expected UTF-8');
  }
}

function unreadable(reason: string): ContractError {
  return new ContractError('invalid_request', { fields: [{ field: '', reason }] });
}

function tooLarge(limitBytes: number): ContractError {
  return new ContractError('payload_too_large', { limitBytes });
}
