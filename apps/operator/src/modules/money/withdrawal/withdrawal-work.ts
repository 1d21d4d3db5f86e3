import type { Database } from '@palpite/server/database/transaction.ts';
import * as v from 'valibot';
import type { Services } from '#kernel/services.ts';
import { defineWork } from '@palpite/work/work-kind.ts';
import type { WithdrawalRow } from './withdrawal-view.ts';

/** The clock's next act on a withdrawal. It holds for the time that was decided with it: a later decision has another. */
export const advanceWithdrawal = defineWork({
  name: 'withdrawal.advance',
  payload: v.object({ withdrawalId: v.number(), dueAt: v.string() }),
});

/**
 * Owes the act of the time that an event set; nothing, where it left the withdrawal to staff.
 * @param eventId the event's number in the log: each decision has an act of its own
 */
export async function oweAdvance(
  tx: Database,
  { work }: Pick<Services, 'work'>,
  { id, dueAt }: Pick<WithdrawalRow, 'id' | 'dueAt'>,
  eventId: number,
): Promise<void> {
  if (dueAt === null) return;
  await work.owe(tx, {
    kind: advanceWithdrawal,
    key: `withdrawal:${id}:event:${eventId}`,
    payload: { withdrawalId: id, dueAt: dueAt.toISOString() },
    dueAt,
  });
}
