import type { FeatureFlag, Permission } from '@palpite/domain';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { ErrorCode } from './errors.ts';
import type { LiveTopic } from './live.ts';

/**
 * One call of the contract. The client, the server's registration, OpenAPI and the documentation are made from values of
 * this type; paths appear nowhere else in the project.
 */
export interface Endpoint<
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Value extends GenericSchema = GenericSchema,
> {
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Absolute path without parameters: everything variable is in the query or the body. */
  readonly path: `/${string}`;
  /** T: `required` refuses a call without a valid session; `optional` reads a session if there is one. */
  readonly token: 'none' | 'optional' | 'required';
  /** E: the body is sent as compact JWE; a plain one is refused. */
  readonly encrypted: boolean;
  /** Listed in section 7 of the specification, or added because a screen needs it. */
  readonly origin: 'spec' | 'extension';
  readonly query: Query;
  readonly body: Body;
  /** `form` is application/x-www-form-urlencoded. */
  readonly bodyType: 'json' | 'form';
  /**
   * How large a body may be: `slip` carries hundreds of lines, `image` a picture as text; the limits are the operator's
   * configuration.
   */
  readonly bodySize: 'ordinary' | 'slip' | 'image';
  /** The shape of the envelope's `value` on success. */
  readonly value: Value;
  /** The codes that this call may answer with, besides those of every call. */
  readonly errors: readonly ErrorCode[];
  /** `safe`: changes nothing. `natural`: repeating it is harmless. `key`: needs an Idempotency-Key. */
  readonly idempotency: 'safe' | 'natural' | 'key';
  /** The permission that its caller needs; the table of permissions lists who has it. */
  readonly permission: Permission;
  /**
   * Also answered for an account that is blocked until it does something: change its password, agree to terms. Every other
   * call with a token is refused for such an account.
   */
  readonly whileBlocked: boolean;
  /**
   * Sensitive: stakes or moves money, or changes who may log in. After idle time it requires the account's password first
   * (`session.reauthenticate`). Calls that carry the password need no mark: they are the proof themselves.
   */
  readonly sensitive: boolean;
  /**
   * It ends its caller's session, and answers the token of the one that continues it. The caller whose answer was lost has
   * only the ended token: with the act's key and the same input it gets the same answer.
   */
  readonly replacesSession: boolean;
  /** The feature flag that must be on. */
  readonly flag: FeatureFlag | undefined;
  /** The throttle that applies, in addition to the general one for each address. */
  readonly throttle: Throttle;
  /**
   * What makes an answer stale, as live connections say it, and after how many seconds the client asks again: what follows
   * within them costs no further call.
   */
  readonly staleOn: StaleOn;
  /**
   * What the call changes for its caller: after it, done or refused, the client asks again for the answers that this makes
   * stale. Every call that is not `safe` says so, if only that there is nothing.
   */
  readonly changes: readonly Topic[];
}

/** What an account changes by its own acts alone: no event reports it. */
export type OwnTopic =
  | 'authenticator'
  | 'contact'
  | 'contract'
  | 'favourite'
  | 'link'
  | 'payout'
  | 'points'
  | 'profile'
  | 'session'
  | 'terms';

/** What may have changed: by an event that the live connection reports, or by an act of the account itself. */
export type Topic = LiveTopic | OwnTopic;

export type StaleOn = Readonly<Partial<Record<Topic, number>>>;

/** Throttle classes; their limits are the operator's configuration. */
export type Throttle =
  | 'general'
  | 'login'
  | 'name'
  | 'code'
  | 'captcha'
  | 'money'
  | 'message'
  | 'chat'
  | 'team'
  | 'link';

type Optional =
  | 'encrypted'
  | 'origin'
  | 'query'
  | 'body'
  | 'bodyType'
  | 'bodySize'
  | 'errors'
  | 'permission'
  | 'whileBlocked'
  | 'sensitive'
  | 'replacesSession'
  | 'flag'
  | 'throttle'
  | 'staleOn'
  | 'idempotency'
  | 'changes'
  | 'token';

/** A call that requires a token must also name a permission. */
type Access =
  | { readonly token: 'required'; readonly permission: Exclude<Permission, 'site'> }
  | { readonly token?: 'none' | 'optional'; readonly permission?: 'site' };

/** A call that writes must also say what it changes. */
type Effect =
  | { readonly idempotency: 'safe'; readonly changes?: never }
  | { readonly idempotency: 'natural' | 'key'; readonly changes: readonly Topic[] };

/**
 * Defines a call, with the defaults that most calls share. Free of side effects, so that a bundle contains only the calls
 * that it makes.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Value extends GenericSchema,
  const Query extends GenericSchema | undefined = undefined,
  const Body extends GenericSchema | undefined = undefined,
>(
  definition: Omit<Endpoint<Query, Body, Value>, Optional> &
    Partial<Pick<Endpoint<Query, Body, Value>, Exclude<Optional, keyof Access | keyof Effect>>> &
    Access &
    Effect,
): Endpoint<Query, Body, Value> {
  return {
    token: 'none',
    encrypted: false,
    origin: 'spec',
    bodyType: 'json',
    bodySize: 'ordinary',
    errors: [],
    permission: 'site',
    whileBlocked: false,
    sensitive: false,
    replacesSession: false,
    flag: undefined,
    throttle: 'general',
    staleOn: {},
    changes: [],
    query: undefined as Query,
    body: undefined as Body,
    ...definition,
  };
}

type In<S> = S extends GenericSchema ? InferInput<S> : undefined;
type Out<S> = S extends GenericSchema ? InferOutput<S> : undefined;

/** What a caller passes as query and body. */
export type QueryInput<E extends Endpoint> = In<E['query']>;
export type BodyInput<E extends Endpoint> = In<E['body']>;
/** The parsed input of a handler. */
export type QueryOutput<E extends Endpoint> = Out<E['query']>;
export type BodyOutput<E extends Endpoint> = Out<E['body']>;
/** What a handler has to return, and what the client's caller receives. */
export type ValueInput<E extends Endpoint> = In<E['value']>;
export type ValueOutput<E extends Endpoint> = Out<E['value']>;
