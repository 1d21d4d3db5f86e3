import { EARLIER_STEPS } from '@palpite/contract/message.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { message } from '../tables/message.table.ts';
import type { Mailbox } from './mailbox.ts';
import { newest, ownMessages } from './own-messages.ts';

/** The steps of a case: the newest one is its message in a list. */

type MessageRow = typeof message.$inferSelect;

/** The message that is in the list for a step, which a link may name after a later one came. */
export async function newestStepOf(tx: Database, mailbox: Mailbox, id: number): Promise<number> {
  const named = alias(message, 'named');
  const [found] = await tx
    .select({ id: message.id })
    .from(named)
    .innerJoin(
      message,
      and(eq(message.accountId, named.accountId), eq(message.caseRef, named.caseRef)),
    )
    .where(
      and(eq(named.id, id), isNotNull(named.replacedAt), newest, ownMessages(mailbox, 'system')),
    );
  return found?.id ?? id;
}

/** The steps before the newest one, newest first. */
export async function earlierSteps(
  tx: Database,
  mailbox: Mailbox,
  { caseRef }: Pick<MessageRow, 'caseRef'>,
): Promise<readonly MessageRow[]> {
  if (caseRef === null) return [];
  return tx
    .select()
    .from(message)
    .where(
      and(
        eq(message.caseRef, caseRef),
        isNotNull(message.replacedAt),
        ownMessages(mailbox, 'system'),
      ),
    )
    .orderBy(desc(message.id))
    .limit(EARLIER_STEPS);
}
