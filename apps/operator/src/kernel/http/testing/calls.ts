import { endpoint } from '@palpite/contract/endpoint.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { account } from '#modules/identity/tables/account.table.ts';
import { createAuthenticate } from '#modules/identity/session/find-session.ts';
import type { Services } from '../../services.ts';
import { mountContract } from '../contract-routes.ts';
import { createFrame } from '../frame.ts';
import { type Handler, handler } from '../handler.ts';

/** Calls outside the contract, to test what the frame does with each kind. */

const rename = endpoint({
  summary: 'Gives an account another nickname',
  method: 'POST',
  path: '/test/rename',
  body: v.object({
    id: v.number(),
    nickname: v.pipe(v.string(), v.minLength(2)),
    outcome: v.picklist(['answer', 'refuse', 'break', 'answer nonsense']),
  }),
  value: v.object({ nickname: v.pipe(v.string(), v.minLength(2)) }),
  idempotency: 'natural',
  changes: [],
});
const list = endpoint({
  summary: 'Repeats its query',
  method: 'GET',
  path: '/test/list',
  query: v.object({ pageNo: v.optional(v.number()), gameType: v.optional(v.string()) }),
  value: v.object({ pageNo: v.number() }),
  idempotency: 'safe',
});
const writeInRead = endpoint({
  summary: 'Says that it changes nothing, and tries to',
  method: 'GET',
  path: '/test/write-in-read',
  value: v.null(),
  idempotency: 'safe',
});
const byForm = endpoint({
  summary: 'Takes a form',
  method: 'POST',
  path: '/test/form',
  bodyType: 'form',
  body: v.object({ email: v.string(), count: v.number() }),
  value: v.object({ email: v.string(), count: v.number() }),
  idempotency: 'natural',
  changes: [],
});
const lookUp = endpoint({
  summary: 'Looks something up beside its own transaction',
  method: 'GET',
  path: '/test/look-up',
  value: v.object({ accounts: v.number() }),
  idempotency: 'safe',
});
const many = endpoint({
  summary: 'Takes a list without end',
  method: 'POST',
  path: '/test/many',
  bodySize: 'slip',
  body: v.object({ names: v.array(v.string()) }),
  value: v.null(),
  idempotency: 'natural',
  changes: [],
});
const unbuilt = endpoint({
  summary: 'Nobody wrote it',
  method: 'PUT',
  path: '/test/list',
  value: v.null(),
  idempotency: 'natural',
  changes: [],
});

const endpoints = { test: { rename, list, writeInRead, byForm, lookUp, many, unbuilt } };
const handlers: Record<string, Handler> = {
  testRename: handler(rename, async ({ tx, body }) => {
    const [renamed] = await tx
      .update(account)
      .set({ nickname: body.nickname })
      .where(eq(account.id, body.id))
      .returning();
    if (body.outcome === 'refuse') throw new ContractError('field_invalid');
    if (body.outcome === 'break') throw new Error(`secret inside: ${renamed?.passwordHash}`);
    if (renamed === undefined) throw new Error('there is no such account');
    // The whole row: the frame sends what the schema lists and nothing else.
    return body.outcome === 'answer nonsense' ? { nickname: '1' } : renamed;
  }),
  testList: handler(list, async ({ query }) => ({ pageNo: query.pageNo ?? 1 })),
  testWriteInRead: handler(writeInRead, async ({ tx }) => {
    await tx.update(account).set({ nickname: 'changed by a read' });
    return null;
  }),
  testByForm: handler(byForm, async ({ body }) => body),
  testMany: handler(many, async () => null),
  testLookUp: handler(lookUp, async ({ services }) => ({
    accounts: await services.database.$count(account),
  })),
};

/** Calls an operator's frame with these calls mounted in it. */
export function createAsk(services: Services) {
  const app = createFrame(services);
  mountContract(app, services, createAuthenticate(services), endpoints, handlers);
  return async (path: string, init: RequestInit & { host?: string } = {}) => {
    const headers = new Headers(init.headers);
    headers.set('host', init.host ?? 'localhost:3000');
    const response = await app.fetch(
      new Request(`http://localhost:3000${path}`, { ...init, headers }),
      { peerAddress: '203.0.113.9' },
    );
    return { response, envelope: JSON.parse(await response.text()) };
  };
}

/** A JSON body on its way to a call. */
export const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
