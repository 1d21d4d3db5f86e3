import { DEFAULT_LANGUAGE, type Language } from '@palpite/domain';
import * as v from 'valibot';
import {
  CallError,
  type BlockedCode,
  isClosedCode,
  isBlockedCode,
  isSessionCode,
} from './call-error.ts';
import { type PayloadCipher, randomId } from './cipher.ts';
import type { BodyInput, Endpoint, QueryInput, ValueOutput } from './endpoint.ts';
import { ENCRYPTED_MEDIA_TYPE, envelopeSchema, HEADERS } from './envelope.ts';
import { type ErrorCode, isErrorCode } from './errors.ts';
import { writeQuery } from './query.ts';

/**
 * The one way to call the contract. It adds brand, language, token, idempotency key and request id, seals
 * encrypted payloads, limits the time, and returns the parsed value or throws a `CallError`.
 */

export interface ClientOptions {
  /** Origin of the operator; empty for the origin of the page. */
  baseUrl: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Empty before the first status answer has named it: until then the host name alone selects the brand. */
  brandCode: () => string;
  language?: () => Language;
  token: () => string | null;
  cipher: PayloadCipher;
  /** Called when the current token was refused, or when a call needs a token and there is none. */
  onUnauthenticated: (code: ErrorCode) => void;
  /** Called when a call was refused because the site is under maintenance, or not open to the caller. */
  onClosed?: () => void;
  /**
   * Called when the caller has to do something first (agree to terms, confirm a password).
   * @returns true once it is done: the same act is sent again; false: it stays refused
   */
  onBlocked?: (code: BlockedCode) => Promise<boolean>;
  /** Per attempt, including reading the answer. Default 20 s. */
  timeoutMs?: number;
}

type Part<Name extends string, Input> = [Input] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : object extends Input
    ? { readonly [K in Name]?: Input }
    : { readonly [K in Name]: Input };

export type CallOptions<E extends Endpoint> = Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>> & {
    /** Identifies the act, for a repetition by the user; without it each call is a new act. */
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
    /** Called with the place in the log of events up to which the answer has seen everything, where it says so. */
    readonly onSeen?: (pos: number) => void;
  };
type CallArguments<E extends Endpoint> =
  object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

export interface Client {
  /**
   * Calls an endpoint: `client.call(sessionLogin, { body })`. The endpoint itself is passed, not its name, so that
   * a bundle contains only the calls that it makes.
   * @throws CallError for every failure; an abort by the caller is rethrown as it is
   */
  call<E extends Endpoint>(endpoint: E, ...options: CallArguments<E>): Promise<ValueOutput<E>>;
}

interface Act {
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly onSeen?: ((pos: number) => void) | undefined;
  readonly idempotencyKey: string | undefined;
  readonly requestId: string;
}

const RETRY_DELAY_MS = 250;
const DEFAULT_TIMEOUT_MS = 20_000;

export function createClient(options: ClientOptions): Client {
  return {
    async call<E extends Endpoint>(endpoint: E, ...rest: CallArguments<E>) {
      const given: {
        query?: unknown;
        body?: unknown;
        signal?: AbortSignal;
        idempotencyKey?: string;
        onSeen?: (pos: number) => void;
      } = rest[0] ?? {};
      const act: Act = {
        query: given.query,
        body: given.body,
        signal: given.signal,
        onSeen: given.onSeen,
        requestId: randomId(),
        // One key for the act, however often it is sent.
        idempotencyKey:
          endpoint.idempotency === 'key' ? (given.idempotencyKey ?? randomId()) : undefined,
      };
      return (await attemptUntilFree(options, endpoint, act)) as ValueOutput<E>;
    },
  };
}

/** Sends, and sends again each time the caller has done what the act was waiting for. */
async function attemptUntilFree(
  options: ClientOptions,
  endpoint: Endpoint,
  act: Act,
): Promise<unknown> {
  try {
    return await attemptTwice(options, endpoint, act);
  } catch (error) {
    const code = error instanceof CallError ? error.code : undefined;
    if (!isBlockedCode(code) || !(await options.onBlocked?.(code))) throw error;
    return attemptUntilFree(options, endpoint, act);
  }
}

/** Sends, and sends once more where that is safe and likely to help. */
async function attemptTwice(
  options: ClientOptions,
  endpoint: Endpoint,
  act: Act,
): Promise<unknown> {
  try {
    return await attempt(options, endpoint, act);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // The server refused the seal before it did anything, and returned what it expects.
    const resealed = endpoint.encrypted && options.cipher.learn(error.code, error.value);
    const lost = isLost(endpoint, error);
    if (!resealed && !lost) throw error;
    if (lost) await pause(RETRY_DELAY_MS, act.signal);
    return attempt(options, endpoint, act);
  }
}

/**
 * Whether the answer was lost and may be asked for once more. One that replaces the session is more than news: no other
 * answer has the new token, and its act has a key.
 */
function isLost({ idempotency, replacesSession }: Endpoint, { kind }: CallError): boolean {
  if (replacesSession) return kind === 'network' || kind === 'timeout';
  return idempotency === 'safe' && kind === 'network';
}

async function attempt(options: ClientOptions, endpoint: Endpoint, act: Act): Promise<unknown> {
  const token = endpoint.token === 'none' ? null : options.token();
  if (endpoint.token === 'required' && token === null) {
    options.onUnauthenticated('unauthenticated');
    throw new CallError('refused', { endpoint, act, code: 'unauthenticated', status: 401 });
  }
  const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const signal = act.signal ? AbortSignal.any([act.signal, timeout]) : timeout;
  let response: Response;
  let text: string;
  try {
    // Sealing can fail like the network: the library is loaded at the first use.
    const body = await bodyOf(options, endpoint, act, token);
    // A browser's own fetch throws when it is called as a method of another object.
    const { fetch } = options;
    response = await fetch(addressOf(options.baseUrl, endpoint, act), {
      method: endpoint.method,
      headers: headersOf(options, endpoint, act, token),
      signal,
      ...(body === undefined ? {} : { body }),
    });
    text = await response.text();
  } catch (cause) {
    act.signal?.throwIfAborted();
    if (timeout.aborted) throw new CallError('timeout', { endpoint, act, cause });
    throw new CallError(isOffline() ? 'offline' : 'network', { endpoint, act, cause });
  }
  try {
    return readAnswer(endpoint, act, response, text);
  } catch (error) {
    // A late answer to an older token must not sign out the current session.
    if (error instanceof CallError && isSessionCode(error.code) && token === options.token()) {
      options.onUnauthenticated(error.code);
    }
    if (error instanceof CallError && isClosedCode(error.code)) options.onClosed?.();
    throw error;
  }
}

function addressOf(baseUrl: string, endpoint: Endpoint, act: Act): string {
  const query = writeQuery(Object(act.query)).toString();
  return query === '' ? `${baseUrl}${endpoint.path}` : `${baseUrl}${endpoint.path}?${query}`;
}

function headersOf(
  options: ClientOptions,
  endpoint: Endpoint,
  act: Act,
  token: string | null,
): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    [HEADERS.language]: options.language?.() ?? DEFAULT_LANGUAGE,
    [HEADERS.requestId]: act.requestId,
  };
  const brandCode = options.brandCode();
  if (brandCode !== '') headers[HEADERS.merchant] = brandCode;
  if (token !== null) headers[HEADERS.authorization] = `Bearer ${token}`;
  if (act.idempotencyKey !== undefined) headers[HEADERS.idempotencyKey] = act.idempotencyKey;
  if (endpoint.body !== undefined) headers['Content-Type'] = mediaTypeOf(endpoint);
  return headers;
}

function mediaTypeOf(endpoint: Endpoint): string {
  if (endpoint.encrypted) return ENCRYPTED_MEDIA_TYPE;
  return endpoint.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
}

async function bodyOf(
  { cipher, brandCode }: ClientOptions,
  endpoint: Endpoint,
  act: Act,
  token: string | null,
): Promise<string | undefined> {
  if (endpoint.body === undefined) return undefined;
  if (endpoint.encrypted) {
    return cipher.seal(endpoint, act.body, { brandCode: brandCode(), token });
  }
  if (endpoint.bodyType === 'form') return writeQuery(Object(act.body)).toString();
  return JSON.stringify(act.body);
}

function readAnswer(endpoint: Endpoint, act: Act, response: Response, text: string): unknown {
  const at = {
    endpoint,
    act: { ...act, requestId: response.headers.get(HEADERS.requestId) ?? act.requestId },
    status: response.status,
  };
  const envelope = v.safeParse(envelopeSchema, parseJson(text));
  if (!envelope.success) {
    // A proxy or CDN in front of the operator answers with pages of its own when the operator is down.
    if (response.status >= 500) throw new CallError('refused', { ...at, code: 'unavailable' });
    throw new CallError('unreadable', at);
  }
  const { success, message, value } = envelope.output;
  if (!success) {
    const code = isErrorCode(message) ? message : undefined;
    throw new CallError('refused', { ...at, code, value, unknownCode: message });
  }
  const parsed = v.safeParse(endpoint.value, value);
  if (!response.ok || !parsed.success) throw new CallError('unreadable', at);
  const seen = response.headers.get(HEADERS.eventPos);
  if (seen !== null) act.onSeen?.(Number(seen));
  return parsed.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Browsers report when there is no network; servers do not. */
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
