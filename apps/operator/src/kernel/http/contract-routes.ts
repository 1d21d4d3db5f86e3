import { type EndpointTree, eachEndpoint } from '@palpite/contract/endpoint-tree.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { createKeyedMutex } from '@palpite/server/keyed-mutex.ts';
import { createSemaphore } from '@palpite/server/semaphore.ts';
import type { Hono } from 'hono';
import type { Services } from '../services.ts';
import { answerCall, type CallDesk } from './call.ts';
import type { Authenticate } from './caller.ts';
import type { OperatorEnv } from './frame.ts';
import { send } from './frame.ts';
import type { Handler } from './handler.ts';

/**
 * Registers every call of the tree under its own method and path; another method there is answered 405, a call without
 * a handler 501.
 * @throws Error when an entry was made for another endpoint than the one it is registered under
 */
export function mountContract(
  app: Hono<OperatorEnv>,
  services: Services,
  authenticate: Authenticate,
  endpoints: EndpointTree,
  handlers: Readonly<Record<string, Handler>>,
): void {
  const desk: CallDesk = {
    services,
    authenticate,
    pictureMutex: createKeyedMutex(),
    pictureSemaphore: createSemaphore(services.limits.imageBodies),
  };
  const methods = new Map<string, Set<string>>();
  for (const call of eachEndpoint(endpoints)) {
    const { name, constant, endpoint } = call;
    const entry = handlers[constant];
    if (entry && entry.endpoint !== endpoint) {
      throw new Error(`the handler registered for ${name} was made for another endpoint`);
    }
    const allowed = methods.get(endpoint.path) ?? new Set();
    if (allowed.has(endpoint.method)) {
      throw new Error(`${endpoint.method} ${endpoint.path} is a duplicate endpoint`);
    }
    methods.set(endpoint.path, allowed.add(endpoint.method));
    app.on(endpoint.method, endpoint.path, async (c) => {
      c.set('operation', name);
      return send(c, await answerCall(desk, call, entry, c.get('arrival')));
    });
  }
  for (const [path, allowed] of methods) {
    app.all(path, (c) => {
      c.header('Allow', [...allowed].join(', '));
      throw new ContractError('method_not_allowed');
    });
  }
}
