import { createWindowCounter } from '@palpite/server/throttle/counters.ts';
import { bindHandlers } from '#kernel/http/handler.ts';
import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import type { BelowNeeds } from '#modules/identity/index.ts';
import { handlers } from './handlers.ts';

/** The door of agents: their links, and the accounts that they open. */

export { findInviter } from './invite-code.ts';

export function createAgent({ counters }: Services, needs: BelowNeeds): Module {
  const own = { ...needs, linkVisits: createWindowCounter(counters, 'link-visit', 3_600) };
  return { handlers: bindHandlers(own, handlers) };
}
