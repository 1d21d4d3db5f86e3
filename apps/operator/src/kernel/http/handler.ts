import type { BodyOutput, Endpoint, QueryOutput, ValueInput } from '@palpite/contract/endpoint.ts';
import type { Language } from '@palpite/domain';
import type { Transaction } from '@palpite/server/database/transaction.ts';
import { ignoreRejection } from '@palpite/server/ignore-rejection.ts';
import type { Logger } from '@palpite/server/log.ts';
import type { LiveBrand } from '../brand/live-brand.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import type { ActKey } from './idempotency.ts';
import { parseInput, type RawInput } from './parse-input.ts';

/**
 * What the frame knows about a request before any handler runs.
 * @typeParam Own what the room keeps for itself, e.g. its throttles; its module binds it
 */
export interface CallContext<Own = unknown> {
  readonly own: Own;
  readonly brand: LiveBrand;
  /** The caller's language: the `Language` header, PT without one. */
  readonly language: Language;
  /** The caller's session; null for a visitor, and where the call reads no token or its token is not valid. */
  readonly caller: Caller | null;
  /** The client's own address, proxies taken into account. */
  readonly address: string;
  /** ISO 3166-1 alpha-2, from a trusted proxy; otherwise null. */
  readonly country: string | null;
  readonly userAgent: string;
  /** The instant of the request; every row it writes has this instant. */
  readonly now: Date;
  readonly requestId: string;
  /** Aborted once the caller no longer waits for the answer. */
  readonly signal: AbortSignal;
  readonly log: Logger;
  readonly services: Services;
}

/** A request outside its transaction: input parsed, caller known. */
export interface PreparedCall<E extends Endpoint, Own = unknown> extends CallContext<Own> {
  readonly query: QueryOutput<E>;
  readonly body: BodyOutput<E>;
  /** The caller's session. Reading it on a call whose token is not `required` is a defect and throws. */
  readonly session: Caller;
}

/** A request inside its one transaction: `tx` (Drizzle) and `client` (pg, for the ledger) are the same connection. */
export interface Call<E extends Endpoint, Own = unknown>
  extends PreparedCall<E, Own>,
    Transaction {}

export type Work<E extends Endpoint, Prepared = void, Own = unknown> = (
  call: Call<E, Own>,
  prepared: Prepared,
) => Promise<ValueInput<E>>;

/** The checks that admit a call; each rejects with its refusal. */
export interface Admission {
  /** A sealed payload came for the first time. */
  readonly claimed: Promise<void>;
  /** The caller is within the call's throttle. */
  readonly counted: Promise<void>;
}

/** A handler in steps, for work that is too slow to run inside an open transaction. */
export interface Steps<E extends Endpoint, Prepared, Checked = undefined, Own = unknown> {
  /**
   * Slow work that begins while the call is still being admitted. It may read, compute and count the attempt; costly
   * work, and anything that counts against an account, waits until the call is `claimed` and `counted`.
   */
  check?(call: PreparedCall<E, Own>, admission: Admission): Promise<Checked>;
  /** Slow or remote work (a password hash, a picture): no transaction is open, and nothing is final yet. */
  prepare(call: PreparedCall<E, Own>, checked: Checked): Promise<Prepared>;
  work: Work<E, Prepared, Own>;
  /** The transaction failed, and not by a refusal: restores what was counted against the caller before it. */
  failed?(prepared: Prepared): Promise<unknown>;
}

/**
 * A handler without a transaction: it answers from the call itself, calls out, or opens its own transaction. Not for
 * calls with an idempotency key; a `safe` one must itself ensure that it only reads.
 */
export interface Plain<E extends Endpoint, Own = unknown> {
  answer(call: PreparedCall<E, Own>): ValueInput<E> | Promise<ValueInput<E>>;
}

/**
 * A handler whose act is one call of the database: it takes the key, acts and keeps the answer (`operator.keep_answer`),
 * and commits by itself. For acts that come so often that the round trips of a transaction count.
 */
export interface OneCall<E extends Endpoint, Own = unknown> {
  /**
   * What was done is answered, and kept in plain: no secret. A refusal leaves nothing behind. Nothing is refused, and no
   * key said to be used, by what was read for an earlier call: the call of the database compares it first.
   * @param isFresh read everything; before that it may act by what is in memory, as which its caller may come too (`seen`)
   * @returns null where the key was used before; `stale` where what is in memory does not do
   */
  act(
    call: PreparedCall<E, Own>,
    key: ActKey,
    isFresh: boolean,
  ): Promise<ValueInput<E> | 'stale' | null>;
}

/** What an endpoint's answer is made by. */
type Doing<E extends Endpoint, Prepared, Checked, Own> =
  | Work<E, void, Own>
  | Steps<E, Prepared, Checked, Own>
  | Plain<E, Own>
  | OneCall<E, Own>;

/** A call that was admitted. */
export type PendingCall = TransactionCall | PlainCall | OneCallAct;

interface TransactionCall {
  work(transaction: Transaction): Promise<unknown>;
  failed(): Promise<unknown>;
}

interface PlainCall {
  answer(): unknown;
}

export interface OneCallAct {
  act(
    this: void,
    key: ActKey,
    caller: Caller | null,
    isFresh: boolean,
  ): Promise<object | 'stale' | null>;
}

/** A parsed request that waits for its context and its admission, then for its transaction. */
export type OpenedCall<Own = unknown> = (
  context: CallContext<Own>,
  admission: Admission,
) => Promise<PendingCall>;

/**
 * One endpoint's work, with its types closed over so that the frame can run any of them.
 * @typeParam Own what it reads as `call.own`; the frame runs only handlers that are bound to it
 */
export interface Handler<E extends Endpoint = Endpoint, Own = unknown> {
  readonly endpoint: E;
  /** It has a step that begins while the call is still being admitted. */
  readonly checksAhead: boolean;
  /** Its act looks for a repeat by itself. */
  readonly isOneCall: boolean;
  /** @throws ContractError `invalid_request` naming the invalid fields */
  open(input: RawInput): OpenedCall<Own>;
}

/** What makes handlers: see `handler`. */
type MakeHandler<Own> = <E extends Endpoint, Prepared = void, Checked = undefined>(
  endpoint: E,
  work: Doing<E, Prepared, Checked, Own>,
) => Handler<E, Own>;

/**
 * Makes handlers of a room that keeps something for itself.
 * @example const linkHandler = handlerOf<LinkNeeds>();
 */
export const handlerOf =
  <Own>(): MakeHandler<Own> =>
  (endpoint, work) => {
    if ('answer' in work && endpoint.idempotency === 'key') {
      throw new Error(`${endpoint.path} keeps its answer by a key, which needs a transaction`);
    }
    if ('act' in work && endpoint.idempotency !== 'key') {
      throw new Error(`${endpoint.path} has no key under which its act could keep an answer`);
    }
    return {
      endpoint,
      checksAhead: 'check' in work && work.check !== undefined,
      isOneCall: 'act' in work,
      open(input) {
        const parsed = parseInput(endpoint, input);
        return (context, admission) => openCall({ ...context, ...parsed }, work, admission);
      },
    };
  };

/**
 * Ties work to an endpoint: input arrives parsed and typed, output is parsed by the endpoint's value schema.
 * @example handler(endpoints.member.get, async ({ session, tx }) => loadMember(tx, session.accountId))
 */
export const handler = handlerOf<unknown>();

type Bound<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Handler<infer E, never> ? Handler<E> : never;
};

/** Binds all handlers of a module to the one object that holds what its rooms keep for themselves. */
export function bindHandlers<Own, Table extends Readonly<Record<string, Handler<Endpoint, Own>>>>(
  own: Own,
  table: Table,
): Bound<Table> {
  const bound = Object.entries(table).map(([name, each]) => [name, bind(each, own)]);
  return Object.fromEntries(bound) as Bound<Table>;
}

const bind = <Own>({ open, ...rest }: Handler<Endpoint, Own>, own: Own): Handler => ({
  ...rest,
  open(input) {
    const opened = open(input);
    return (context, admission) => opened({ ...context, own }, admission);
  },
});

type WithInput<E extends Endpoint, Own> = Omit<PreparedCall<E, Own>, 'session'>;

async function openCall<E extends Endpoint, Own, Prepared, Checked>(
  context: WithInput<E, Own>,
  work: Doing<E, Prepared, Checked, Own>,
  admission: Admission,
): Promise<PendingCall> {
  const call: PreparedCall<E, Own> = {
    ...context,
    get session() {
      return sessionOf(context);
    },
  };
  if (typeof work === 'function') {
    return {
      work: (transaction) => work(inside(context, transaction)),
      failed: async () => {},
    };
  }
  if ('answer' in work || 'act' in work) {
    await admission.claimed;
    await admission.counted;
    if ('act' in work) return oneCall(context, work);
    return { answer: () => work.answer(call) };
  }
  const checking = work.check && ignoreRejection(work.check(call, admission));
  await admission.claimed;
  await admission.counted;
  const prepared = await work.prepare(call, (await checking) as Checked);
  return {
    work: (transaction) => work.work(inside(context, transaction), prepared),
    failed: async () => work.failed?.(prepared),
  };
}

const oneCall = <E extends Endpoint, Own>(
  context: WithInput<E, Own>,
  work: OneCall<E, Own>,
): OneCallAct => ({
  act(key, caller, isFresh) {
    const by = { ...context, caller };
    const call = {
      ...by,
      get session() {
        return sessionOf(by);
      },
    };
    return work.act(call, key, isFresh) as Promise<object | 'stale' | null>;
  },
});

function inside<E extends Endpoint, Own>(
  context: WithInput<E, Own>,
  transaction: Transaction,
): Call<E, Own> {
  return {
    ...context,
    ...transaction,
    get session() {
      return sessionOf(context);
    },
  };
}

function sessionOf({ caller }: Pick<CallContext, 'caller'>): Caller {
  if (caller === null) throw new Error('a handler read the session of a call without one');
  return caller;
}
