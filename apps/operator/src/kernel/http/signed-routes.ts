import { ContractError } from '@palpite/contract/errors.ts';
import { isOutage } from '@palpite/server/database/outage.ts';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { Arrival, OperatorEnv } from './frame.ts';
import { readText } from './read-body.ts';

/**
 * Calls of other companies' servers, which sign them: game vendors, payment providers. Each protocol has its own
 * signature and its own refusals; reading, refusing and logging are the same for all.
 */

/** Largest body of a signed call, in bytes. */
const BODY_BYTES = 8_192;

/** A refusal as the signer receives it: `{ code }` with this status. */
export interface SignedRefusal extends Error {
  readonly code: string;
  readonly status: ContentfulStatusCode;
}

export interface SignedCall<Request> {
  /** The code of the company that signed. */
  readonly signer: string;
  readonly request: Request;
  /** As it was signed. */
  readonly body: string;
  readonly now: Date;
}

export interface SignedRoute<Schema extends v.GenericSchema, Refusal extends SignedRefusal> {
  readonly path: string;
  /** Its name in metrics and the log. */
  readonly operation: string;
  /** The protocol's class of refusals. Any other error is a defect: the signer is only asked to try again. */
  readonly Refusal: new (
    code: 'invalid_request' | 'unavailable',
  ) => Refusal;
  readonly schema: Schema;
  /** @returns the signer @throws Refusal */
  verify(headers: Headers, body: string, now: Date): string | Promise<string>;
  handle(call: SignedCall<v.InferOutput<Schema>>): Promise<object>;
  /** Runs before a refusal is sent. @throws what to answer instead */
  onRefusal?(refusal: Refusal, arrival: Arrival): void | Promise<void>;
}

/**
 * Mounts `POST path` for a call that its sender signs. Nothing of the body is parsed before its signature is verified.
 */
export function mountSigned<Schema extends v.GenericSchema, Refusal extends SignedRefusal>(
  app: Hono<OperatorEnv>,
  route: SignedRoute<Schema, Refusal>,
): void {
  app.post(route.path, async (c) => {
    c.set('operation', route.operation);
    c.header('Cache-Control', 'no-store');
    try {
      const answer = await answerSigned(route, c.get('arrival'));
      c.set('outcome', 'ok');
      return c.json(answer);
    } catch (error) {
      return refuse(c, route, await afterRefusal(c, route, error));
    }
  });
}

async function answerSigned<Schema extends v.GenericSchema, Refusal extends SignedRefusal>(
  route: SignedRoute<Schema, Refusal>,
  { request: incoming, now }: Arrival,
): Promise<object> {
  const body = await readSigned(route, incoming);
  const signer = await route.verify(incoming.headers, body, now);
  const request = v.safeParse(v.pipe(v.string(), v.parseJson(), route.schema), body);
  if (!request.success) throw new route.Refusal('invalid_request');
  return route.handle({ signer, request: request.output, body, now });
}

async function readSigned<Schema extends v.GenericSchema, Refusal extends SignedRefusal>(
  { Refusal }: SignedRoute<Schema, Refusal>,
  incoming: Request,
): Promise<string> {
  try {
    return await readText(incoming, BODY_BYTES);
  } catch (error) {
    throw error instanceof ContractError ? new Refusal('invalid_request') : error;
  }
}

/** @returns the answer: the error, or what `onRefusal` throws */
async function afterRefusal<Schema extends v.GenericSchema, Refusal extends SignedRefusal>(
  c: Context<OperatorEnv>,
  { Refusal, onRefusal }: SignedRoute<Schema, Refusal>,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof Refusal)) return error;
  try {
    await onRefusal?.(error, c.get('arrival'));
    return error;
  } catch (instead) {
    return instead;
  }
}

function refuse<Schema extends v.GenericSchema, Refusal extends SignedRefusal>(
  c: Context<OperatorEnv>,
  { Refusal, operation }: SignedRoute<Schema, Refusal>,
  error: unknown,
): Response {
  const refusal = error instanceof Refusal ? error : new Refusal('unavailable');
  // The request's own line in the log names a refusal; an outage or a defect needs more.
  if (refusal !== error) {
    const { log } = c.get('arrival');
    if (isOutage(error))
      log.warn({ err: error, operation }, 'the database is overloaded or unavailable');
    else log.error({ err: error, operation }, 'unexpected error in a signed call');
  }
  c.set('outcome', refusal.code);
  return c.json({ code: refusal.code }, refusal.status);
}
