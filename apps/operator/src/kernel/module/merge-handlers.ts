import { type EndpointTree, eachEndpoint } from '@palpite/contract/endpoint-tree.ts';
import type { Handler } from '../http/handler.ts';
import type { Module } from './module.ts';

/**
 * The handlers of all modules in one table.
 * @throws Error for a call that two modules answer, and for a handler of no call
 */
export function mergeHandlers(
  endpoints: EndpointTree,
  modules: readonly Pick<Module, 'handlers'>[],
): Readonly<Record<string, Handler>> {
  const calls = new Set<string>(eachEndpoint(endpoints).map(({ constant }) => constant));
  const merged: Record<string, Handler> = {};
  for (const [constant, handler] of modules.flatMap(({ handlers }) => Object.entries(handlers))) {
    if (!calls.has(constant)) throw new Error(`there is no call for the handler ${constant}`);
    if (merged[constant]) throw new Error(`two modules answer ${constant}`);
    merged[constant] = handler;
  }
  return merged;
}
