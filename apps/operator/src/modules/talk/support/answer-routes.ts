import { readFile } from 'node:fs/promises';
import { ContractError } from '@palpite/contract/errors.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import { supportMessage } from '../tables/support.table.ts';
import type { OperatorEnv } from '#kernel/http/frame.ts';
import type { Services } from '#kernel/services.ts';
import { markAnswersRead } from './answer-message.ts';
import { ANSWERS_PATH, DESK_SCRIPT_PATH } from './desk-page.ts';
import { MESSAGES_SHOWN, readReference } from './leave-message.ts';
import { readPass } from './service-pass.ts';

const BEARER = /^Bearer (\S+)$/;
/** A looked-up message may be shown in addition to the caller's own. */
const MOST_ASKED = MESSAGES_SHOWN + 1;

/**
 * What the open window polls: the answers to the messages that it shows. A reference is enough to read one, here as on
 * the page; the pass only identifies whose platform messages that marks as read.
 */
export function mountDeskAnswers(app: Hono<OperatorEnv>, services: Services): void {
  const { database, brands, throttles } = services;
  const script = readFile(new URL('./desk-script.js', import.meta.url), 'utf8');
  script.catch(() => undefined);

  app.get(DESK_SCRIPT_PATH, async (c) => {
    c.set('operation', 'customer service script');
    c.header('Cache-Control', 'no-cache');
    return c.body(await script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });

  app.get(ANSWERS_PATH, async (c) => {
    c.set('operation', 'customer service answers');
    const { host, address, now } = c.get('arrival');
    await throttles.general(address);
    const brand = await brands.byHost(host);
    if (brand === undefined) throw new ContractError('unknown_merchant');
    const asked = c.req.queries('reference') ?? [];
    const references = asked.slice(0, MOST_ASKED).flatMap((text) => readReference(text) ?? []);
    const found =
      references.length === 0
        ? []
        : await database
            .select({ reference: supportMessage.reference, answer: supportMessage.answer })
            .from(supportMessage)
            .where(
              and(
                inArray(supportMessage.reference, references),
                eq(supportMessage.brandCode, brand.code),
              ),
            );
    const answers = found.filter(({ answer }) => answer !== null);
    const [, sealed = ''] = BEARER.exec(c.req.header('Authorization') ?? '') ?? [];
    const pass = sealed === '' ? null : await readPass(services, now, brand.code, sealed);
    if (pass?.accountId) {
      const read = answers.map(({ reference }) => reference);
      await markAnswersRead(database, pass.accountId, read, now);
    }
    c.header('Cache-Control', 'no-store');
    return c.json({ answers });
  });
}
