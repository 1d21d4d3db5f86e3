import type { Database } from '@palpite/server/database/transaction.ts';
import { desc, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { outboxMessage } from './outbox.table.ts';
import { defineSecret, type SecretBox } from '#kernel/secrets/secret-box.ts';
import type { Message, MessageSender } from '#kernel/messages/message.ts';

const OUTBOX = defineSecret('outbox');

/** The sealed part of a message in the outbox: read access to the table alone reveals no code. */
const kept = v.object({
  channel: v.picklist(['sms', 'email']),
  brandCode: v.string(),
  recipient: v.string(),
  subject: v.string(),
  text: v.string(),
});

export type OutboxMessage = v.InferOutput<typeof kept> & { readonly sentAt: Date };

interface Outbox {
  readonly database: Database;
  readonly secrets: SecretBox;
  readonly now: () => Date;
}

/** The sender while no gateway is set: messages stay in the operator's own table. */
export function createOutbox({ database, secrets, now }: Outbox): MessageSender {
  return {
    async send({ channel, brandCode, recipient, subject, text }: Message) {
      const whole = { channel, brandCode, recipient, subject, text };
      const sealed = await secrets.seal(OUTBOX, JSON.stringify(whole));
      await database.insert(outboxMessage).values({ sealed, sentAt: now() });
    },
  };
}

/** The last messages, newest first. */
export async function readOutbox(
  { database, secrets }: Pick<Outbox, 'database' | 'secrets'>,
  limit = 50,
): Promise<readonly OutboxMessage[]> {
  const rows = await database
    .select()
    .from(outboxMessage)
    .orderBy(desc(outboxMessage.id))
    .limit(limit);
  return Promise.all(
    rows.map(async ({ sealed, sentAt }) => ({
      ...v.parse(kept, JSON.parse(await secrets.open(OUTBOX, sealed))),
      sentAt,
    })),
  );
}

/** Removes messages from before an instant. */
export async function sweepOutbox(database: Database, before: Date): Promise<number> {
  const { rowCount } = await database.delete(outboxMessage).where(lt(outboxMessage.sentAt, before));
  return rowCount ?? 0;
}
