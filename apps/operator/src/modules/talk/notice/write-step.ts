import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { CaseStep } from '#kernel/notify/notifier.ts';
import { message, messageMark } from '../tables/message.table.ts';

export type NewMessage = typeof message.$inferInsert;

/**
 * Puts a message in the place of its case's earlier one. Steps are only ever added: the newest one is the case's message,
 * and a mark is of the step that its reader saw.
 * @returns false when there was nothing to write
 */
export async function writeStep(
  tx: Database,
  written: NewMessage & { readonly accountId: number; readonly caseRef: string },
  { quiet }: Pick<CaseStep, 'quiet'>,
): Promise<boolean> {
  const { accountId, caseRef, sentAt } = written;
  const [earlier] = await tx
    .update(message)
    .set({ replacedAt: sentAt })
    .where(
      and(
        eq(message.accountId, accountId),
        eq(message.caseRef, caseRef),
        isNull(message.replacedAt),
        isNull(message.withdrawnAt),
      ),
    )
    .returning({ id: message.id });
  if (earlier === undefined && quiet) return false;
  const [step] = await tx.insert(message).values(written).returning({ id: message.id });
  if (step === undefined) throw new Error(`a step of ${caseRef} was not written`);
  if (earlier !== undefined && quiet) await carryMark(tx, accountId, earlier.id, step.id);
  return true;
}

/** The step needs no reading of its own: it is as read, and as deleted, as the one before it. */
async function carryMark(tx: Database, accountId: number, from: number, to: number): Promise<void> {
  const [mark] = await tx
    .select()
    .from(messageMark)
    .where(
      and(
        eq(messageMark.accountId, accountId),
        eq(messageMark.tab, 'system'),
        eq(messageMark.messageId, from),
      ),
    );
  if (mark !== undefined) await tx.insert(messageMark).values({ ...mark, messageId: to });
}
