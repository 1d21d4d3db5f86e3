import type { Endpoint } from '@palpite/contract/endpoint.ts';
import type { NamedEndpoint } from '@palpite/contract/endpoint-tree.ts';
import { HEADERS } from '@palpite/contract/envelope.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@palpite/domain';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { ignoreRejection } from '@palpite/server/ignore-rejection.ts';
import type { KeyedMutex } from '@palpite/server/keyed-mutex.ts';
import type { Semaphore } from '@palpite/server/semaphore.ts';
import * as v from 'valibot';
import { closedTo } from '../brand/closed-to.ts';
import type { LiveBrand } from '../brand/live-brand.ts';
import type { CallerLocation } from '../brand/restriction.ts';
import type { Services } from '../services.ts';
import { authorise } from './authorise.ts';
import type { Authenticate, Caller } from './caller.ts';
import { type Answer, doneAnswer } from './envelope.ts';
import type { Arrival } from './frame.ts';
import type { Handler, OneCallAct } from './handler.ts';
import {
  type ActKey,
  answeredBefore,
  once,
  onceInOneCall,
  readActKey,
  refusedAfter,
} from './idempotency.ts';
import { openSealed } from './open-sealed.ts';
import type { RawInput } from './parse-input.ts';
import { readBody } from './read-body.ts';

/**
 * One call of the contract, from its arrival to its answer. Each step is here once, in the order in which it refuses:
 * which brand, how often, which caller, whether permitted, what; then the work in one transaction.
 * @throws ContractError for every refusal; anything else is a defect or an outage
 */
export async function answerCall(
  desk: CallDesk,
  { constant, noun, endpoint }: NamedEndpoint,
  entry: Handler | undefined,
  arrival: Arrival,
): Promise<Answer> {
  const { services } = desk;
  const { address, country } = arrival;
  const brand = await findBrand(services, arrival);
  await services.throttles.general(address);
  refuseWhileClosed(noun, brand, { address, country });

  const incoming: IncomingCall = { ...desk, constant, endpoint, entry, arrival, brand };
  let caller: Caller | null;
  try {
    // Authorised before a byte of the body is read: a refused caller learns nothing about its form.
    caller = await authoriseCaller(incoming, entry?.isOneCall ? 'memory' : undefined);
  } catch (refusal) {
    const repeat =
      entry && endpoint.replacesSession ? await answerRepeat({ ...incoming, entry }) : null;
    if (repeat === null) throw refusal;
    return repeat;
  }
  const count = () =>
    ignoreRejection(
      services.throttles.spendCall(endpoint.throttle, caller?.accountId ?? null, address),
    );
  if (entry === undefined) {
    // Nothing would be done with its body, so none is read.
    await count();
    throw new ContractError('not_implemented');
  }
  const answerable = { ...incoming, entry };
  if (endpoint.bodySize !== 'image') return readAndAct(answerable, { caller, count });
  // Pictures are read only within the throttle, few at a time and one for each caller.
  const counted = count();
  await counted;
  const turn = caller === null ? address : `account ${caller.accountId}`;
  return desk.pictureMutex.run(turn, () =>
    desk.pictureSemaphore.run(() => readAndAct(answerable, { caller, count: () => counted })),
  );
}

/** What the frame needs to answer calls. */
export interface CallDesk {
  readonly services: Services;
  readonly authenticate: Authenticate;
  /** Calls that carry a picture, by caller and in total: each body is megabytes of memory. */
  readonly pictureMutex: KeyedMutex;
  readonly pictureSemaphore: Semaphore;
}

/** A call as it arrived, with its brand. */
interface IncomingCall extends CallDesk {
  readonly constant: string;
  readonly endpoint: Endpoint;
  /** Undefined for a call that no module answers: 501, listed by `npm run contract:status`. */
  readonly entry: Handler | undefined;
  readonly arrival: Arrival;
  readonly brand: LiveBrand;
}

/** A call that a module answers. */
interface AnswerableCall extends IncomingCall {
  readonly entry: Handler;
}

/** A caller who may make the call. */
interface Admitted {
  readonly caller: Caller | null;
  /** Counts the call once it is known to be one; resolves when it is within its throttle. */
  count(this: void): Promise<void>;
}

/** The caller, who may make this call. @throws ContractError when they may not */
async function authoriseCaller(incoming: IncomingCall, from?: 'memory'): Promise<Caller | null> {
  const caller = await readCaller(incoming, from);
  try {
    authorise(incoming.endpoint, caller, incoming.brand);
    return caller;
  } catch (refusal) {
    if (!caller?.seen) throw refusal;
    return authoriseCaller(incoming);
  }
}

/**
 * Answers as before a call that replaced its own session, when its first answer was lost: the token that its caller still
 * has is over, so the body of such a call is read though its caller is refused. A caller with the key, which is random, the
 * token and the same input, passwords included, could have made the call.
 * @returns null for a call that is none such, whose session may be refused
 * @throws ContractError session_expired when nothing was done under the key
 */
async function answerRepeat(incoming: AnswerableCall): Promise<Answer | null> {
  const { services, authenticate, endpoint, brand, arrival } = incoming;
  const { request, address, now } = arrival;
  const token = readToken(endpoint, request);
  if (token === undefined || !request.headers.has(HEADERS.idempotencyKey)) return null;
  const found = await authenticate(brand, token, now);
  if (found === 'unknown' || !('endedOf' in found)) return null;
  await services.throttles.spendCall(endpoint.throttle, null, address);
  const { input, claimed } = await readInput(incoming);
  await claimed;
  const { before } = await lookUp(incoming, input, found.endedOf);
  if (before === null) throw new ContractError('session_expired');
  return before;
}

async function readAndAct(incoming: AnswerableCall, admitted: Admitted): Promise<Answer> {
  const { input, claimed } = await readInput(incoming);
  try {
    return await act(incoming, input, claimed, admitted);
  } catch (refusal) {
    // Whatever the refusal, a payload that came before takes precedence.
    await claimed;
    throw refusal;
  }
}

/** Query and body, and the claim of a sealed one, which a handler that checks ahead need not wait for. */
async function readInput(incoming: AnswerableCall) {
  const { services, endpoint, entry, arrival, brand } = incoming;
  const { request, now } = arrival;
  const { checksAhead } = entry;
  let claimed = Promise.resolve();
  const input: RawInput = {
    query: new URL(request.url).searchParams,
    body: await readBody(endpoint, request, bodyLimit(services, endpoint), async (payload) => {
      const binding = { brandCode: brand.code, token: readToken(endpoint, request) ?? null };
      const sealed = await openSealed(services, endpoint, payload, binding, now);
      claimed = sealed.claimed;
      if (!checksAhead) await claimed;
      return sealed.body;
    }),
  };
  return { input, claimed };
}

async function act(
  incoming: AnswerableCall,
  input: RawInput,
  claimed: Promise<void>,
  { caller, count }: Admitted,
): Promise<Answer> {
  const { services, endpoint, entry, arrival, brand } = incoming;
  const { request, address, country, requestId, log, now } = arrival;
  const opened = entry.open(input);
  const counted = count();
  // Looked up while the call is counted, since both wait for the database; the throttle refuses first.
  const looking = ignoreRejection(lookUp(incoming, input, caller?.accountId ?? null));
  if (!entry?.checksAhead) await counted;
  const { key, before } = await looking;
  if (before) return before;

  const context = {
    own: undefined,
    brand,
    language: readLanguage(request),
    caller,
    address,
    country,
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 256),
    now,
    requestId,
    signal: request.signal,
    log,
    services,
  };
  // Taken before the work reads: it is at most what the answer has seen.
  const eventPos = services.events.pos;
  const open = () => opened(context, { claimed, counted });
  const pending = await (key === null ? open() : refusedAfter(services, key, open));
  if ('envelope' in pending) return pending;
  if ('answer' in pending) return answerOf(endpoint, await pending.answer());
  if ('act' in pending) return actInOneCall(incoming, pending, key, caller);
  try {
    const answer = await inTransaction(
      services.pool,
      (transaction) =>
        once({ tx: transaction.tx, secrets: services.secrets }, key, now, async () => {
          // Parsed before the commit: an invalid answer rolls back the work that it reports.
          return answerOf(endpoint, await pending.work(transaction));
        }),
      {
        readOnly: endpoint.idempotency === 'safe',
        onTaskFailed: (err) => log.warn({ err }, 'a task during or after a commit failed'),
      },
    );
    // Only what was read just now: a kept answer, or one from a cache, has seen less.
    if (endpoint.idempotency !== 'safe') return answer;
    return { ...answer, headers: { ...answer.headers, [HEADERS.eventPos]: String(eventPos) } };
  } catch (error) {
    if (!(error instanceof ContractError)) {
      await pending
        .failed()
        .catch((err) => log.warn({ err }, 'could not restore throttle counters'));
    }
    throw error;
  }
}

const answerOf = (endpoint: Endpoint, value: unknown): Answer =>
  doneAnswer(v.parse(endpoint.value, value));

/** By the caller as they were let in, who may come from memory, and where that does not do, as they are now. */
function actInOneCall(
  incoming: IncomingCall,
  { act: actNow }: OneCallAct,
  key: ActKey | null,
  admitted: Caller | null,
): Promise<Answer> {
  const { services, endpoint } = incoming;
  if (key === null) throw new Error(`${endpoint.path} acts without a key`);
  let caller = admitted;
  const renew = async () => {
    caller = await authoriseCaller(incoming);
  };
  return onceInOneCall(services, key, renew, async (isFresh) => {
    const done = await actNow(key, caller, isFresh);
    return typeof done === 'object' && done !== null ? answerOf(endpoint, done) : done;
  });
}

/** The key of a call that needs one, and the answer that it was given before. */
async function lookUp(
  { services, constant, endpoint, entry, brand, arrival: { request } }: AnswerableCall,
  input: RawInput,
  accountId: number | null,
) {
  const scope = accountId === null ? `brand:${brand.code}` : `account:${accountId}`;
  const header = request.headers.get(HEADERS.idempotencyKey) ?? undefined;
  const key = readActKey(services.secrets, endpoint, constant, scope, header, input);
  if (key === null || entry.isOneCall) return { key, before: null };
  return { key, before: await answeredBefore(services, key) };
}

/** The brand of the host name; the header, if any, must agree with it. */
async function findBrand(services: Services, { host, request }: Arrival): Promise<LiveBrand> {
  const brand = await services.brands.byHost(host);
  const claimed = request.headers.get(HEADERS.merchant);
  if (brand === undefined || (claimed !== null && claimed !== brand.code)) {
    throw new ContractError('unknown_merchant');
  }
  return brand;
}

/** What visitors of a closed site still need: the reason, and customer service. */
const OPEN_WHILE_CLOSED = new Set(['system', 'country', 'customerService']);

/** @throws ContractError maintenance | region_restricted */
function refuseWhileClosed(noun: string, brand: LiveBrand, location: CallerLocation): void {
  if (OPEN_WHILE_CLOSED.has(noun)) return;
  const why = closedTo(brand, location);
  if (why === 'maintenance') {
    throw new ContractError(why, { maintenanceEnd: brand.maintenanceEnd?.toISOString() ?? null });
  }
  if (why !== null) throw new ContractError(why);
}

const bodyLimit = ({ limits }: Services, { bodySize }: Endpoint): number =>
  ({ ordinary: limits.bodyBytes, slip: limits.slipBodyBytes, image: limits.imageBodyBytes })[
    bodySize
  ];

/** The token of a call, where it takes one. */
function readToken({ token }: Endpoint, { headers }: Request): string | undefined {
  if (token === 'none') return undefined;
  return /^Bearer ([\w-]{20,512})$/.exec(headers.get(HEADERS.authorization) ?? '')?.[1];
}

/**
 * Authenticates the token where the call reads one; a bad one is refused where one is required and ignored elsewhere.
 */
async function readCaller(
  { authenticate, endpoint, brand, arrival: { request, now } }: IncomingCall,
  from?: 'memory',
): Promise<Caller | null> {
  if (endpoint.token === 'none') return null;
  const token = readToken(endpoint, request);
  const found = token === undefined ? 'unknown' : await authenticate(brand, token, now, from);
  const isUnknown = found === 'unknown';
  if (!isUnknown && !('endedOf' in found)) return found;
  if (endpoint.token === 'optional') return null;
  throw new ContractError(isUnknown ? 'unauthenticated' : 'session_expired');
}

/** @throws ContractError invalid_request for a language that the contract does not have */
function readLanguage(request: Request): Language {
  const header = request.headers.get(HEADERS.language);
  if (header === null) return DEFAULT_LANGUAGE;
  if (isLanguage(header)) return header;
  throw new ContractError('invalid_request', {
    fields: [{ field: HEADERS.language, reason: 'expected one of PT, EN, ZH, ID, TH, VI' }],
  });
}
