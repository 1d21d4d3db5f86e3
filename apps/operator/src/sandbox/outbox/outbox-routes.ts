import { randomBytes } from 'node:crypto';
import { ContractError } from '@palpite/contract/errors.ts';
import { isLoopbackHost } from '@palpite/server/http/loopback-host.ts';
import type { Hono } from 'hono';
import type { Arrival, OperatorEnv } from '#kernel/http/frame.ts';
import { cameFromThisMachine } from '#kernel/http/loopback.ts';
import type { Services } from '#kernel/services.ts';
import { outboxIsReadable } from '#kernel/messages/messages.ts';
import { readOutbox } from './outbox.ts';
import { outboxPage } from './outbox-page.ts';

const OUTBOX_PATH = '/dev/outbox';

/**
 * The outbox's page, for developers on the machine itself. Everywhere else there is no such page: not on a site with a
 * public origin, not for another machine, not behind a proxy, and not under a name that is not this machine's own (a
 * page elsewhere could point its own name here).
 */
export function mountOutbox(app: Hono<OperatorEnv>, services: Services): void {
  if (!outboxIsReadable(services.config)) return;
  app.get(OUTBOX_PATH, async (c) => {
    if (!mayRead(c.get('arrival'))) throw new ContractError('not_found');
    c.set('operation', 'outbox');
    const nonce = randomBytes(16).toString('base64');
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
    );
    return c.html(await outboxPage(await readOutbox(services), nonce));
  });
}

function mayRead(arrival: Arrival): boolean {
  return cameFromThisMachine(arrival) && isLoopbackHost(arrival.host);
}
