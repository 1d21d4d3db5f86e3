import type { FeatureFlag, Permission } from '@palpite/domain';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { ErrorCode } from './errors.ts';

/**
 * One call of the contract. The client, the server's registration, OpenAPI and the docs are all made
 * from values of this type; nothing else in the project names a path.
 */
export interface Endpoint<
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Value extends GenericSchema = GenericSchema,
> {
  /** The noun that the call belongs to: the name of the file that defines it. */
  readonly module: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Absolute path, no parameters in it: everything variable travels in query or body. */
  readonly path: `/${string}`;
  /** T: `required` refuses a call without a valid session; `optional` reads one when it is there. */
  readonly token: 'none' | 'optional' | 'required';
  /** E: the body travels as compact JWE; a plain one is refused. */
  readonly encrypted: boolean;
  /** Listed in section 7 of the specification, or added for a screen that needs it. */
  readonly origin: 'spec' | 'extension';
  readonly query: Query;
  readonly body: Body;
  /** `form` is application/x-www-form-urlencoded. */
  readonly bodyType: 'json' | 'form';
  /** How large a body may be: `image` carries a picture as text; the numbers are the operator's configuration. */
  readonly bodySize: 'ordinary' | 'image';
  /** The shape of the envelope's `value` on success. */
  readonly value: Value;
  /** The codes this call may answer with, beside those that every call may. */
  readonly errors: readonly ErrorCode[];
  /** `safe`: changes nothing. `natural`: repeating it is harmless. `key`: needs an Idempotency-Key. */
  readonly idempotency: 'safe' | 'natural' | 'key';
  /** What its caller must be permitted to do; the table of permissions says who is. */
  readonly permission: Permission;
  /**
   * Answered also to an account that something holds up: a password that it must change, terms that it must agree
   * to. Every other call with a token is refused.
   */
  readonly whileBlocked: boolean;
  /**
   * Sensitive: stakes or moves money, or changes who may sign in. A session that lay idle is asked for its owner's
   * password first (`reauthenticate`). Calls that carry the password prove it themselves and need no mark.
   */
  readonly sensitive: boolean;
  /** The operator switch that must be on. */
  readonly flag: FeatureFlag | undefined;
  /** Which throttle applies; every call also has the general one per address. */
  readonly throttle: Throttle;
}

/** Throttle classes; their numbers are the operator's configuration. */
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
  | 'module'
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
  | 'flag'
  | 'throttle'
  | 'token';

/** Whoever must be signed in must also be permitted: a call that needs a token and says not for what is none. */
type Access =
  | { readonly token: 'required'; readonly permission: Exclude<Permission, 'site'> }
  | { readonly token?: 'none' | 'optional'; readonly permission?: 'site' };

/**
 * Defines a call, with the defaults that most calls share. Free of side effects, so that a bundle holds
 * only the calls that it makes.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Value extends GenericSchema,
  const Query extends GenericSchema | undefined = undefined,
  const Body extends GenericSchema | undefined = undefined,
>(
  definition: Omit<Endpoint<Query, Body, Value>, Optional> &
    Partial<Pick<Endpoint<Query, Body, Value>, Exclude<Optional, keyof Access>>> &
    Access & { module: string },
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
    flag: undefined,
    throttle: 'general',
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
/** What a handler receives once parsed. */
export type QueryOutput<E extends Endpoint> = Out<E['query']>;
export type BodyOutput<E extends Endpoint> = Out<E['body']>;
/** What a handler must answer, and what the client's caller gets. */
export type ValueInput<E extends Endpoint> = In<E['value']>;
export type ValueOutput<E extends Endpoint> = Out<E['value']>;
