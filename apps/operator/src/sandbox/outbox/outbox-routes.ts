import type { Hono } from 'hono';
import type { OperatorEnv } from '#kernel/http/frame.ts';
import type { Services } from '#kernel/services.ts';
import { outboxIsReadable } from '#kernel/messages/messages.ts';
import { developerHeaders, requireDeveloper } from '../developer-page.ts';
import { readOutbox } from './outbox.ts';
import { outboxPage } from './outbox-page.ts';

const OUTBOX_PATH = '/dev/outbox';

/** The outbox's page, for developers on the machine itself; a site with a public origin has none. */
export function mountOutbox(app: Hono<OperatorEnv>, services: Services): void {
  if (!outboxIsReadable(services.config)) return;
  app.get(OUTBOX_PATH, async (c) => {
    requireDeveloper(c);
    c.set('operation', 'outbox');
    const nonce = developerHeaders(c);
    return c.html(await outboxPage(await readOutbox(services), nonce));
  });
}
