import type { Withdrawal, WithdrawalSummary } from '@palpite/contract/withdrawal.ts';
import { type Language, withdrawalOrder } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, eq } from 'drizzle-orm';
import { type withdrawal, withdrawalEvent, withdrawalImage } from '../tables/withdrawal.table.ts';
import { noteIn } from './hold-reasons.ts';

export type WithdrawalRow = typeof withdrawal.$inferSelect;

/** A withdrawal as a list shows it. @param language the reader's */
export function withdrawalSummary(row: WithdrawalRow, language: Language): WithdrawalSummary {
  const { waits, promisedAt } = row;
  return {
    order: withdrawalOrder(row.id),
    requestedAt: row.requestedAt.toISOString(),
    status: row.status,
    amountMinor: row.amountMinor.toString(),
    feeMinor: row.feeMinor.toString(),
    destination: row.destination,
    waiting:
      waits.length === 0 || promisedAt === null
        ? null
        : { reasons: [...waits], note: noteIn(language, row), until: promisedAt.toISOString() },
  };
}

/** A withdrawal in full, with its events. */
export async function withdrawalView(
  { tx, language }: { readonly tx: Database; readonly language: Language },
  row: WithdrawalRow,
): Promise<Withdrawal> {
  const events = await tx
    .select()
    .from(withdrawalEvent)
    .where(eq(withdrawalEvent.withdrawalId, row.id))
    .orderBy(asc(withdrawalEvent.id))
    .limit(100);
  return {
    ...withdrawalSummary(row, language),
    cancellable: row.status === 'awaiting-review',
    payoutMinor: row.payoutMinor?.toString() ?? null,
    receipt:
      row.receipt === null
        ? null
        : {
            answer: row.receipt,
            missingMinor: (row.missingMinor ?? 0n).toString(),
            imageIds: await imagesOf(tx, row),
          },
    timeline: events.map(({ at, event, by, amountMinor, promisedAt, ...why }) => ({
      at: at.toISOString(),
      event,
      by,
      note: noteIn(language, why),
      amountMinor: amountMinor?.toString() ?? null,
      promisedAt: promisedAt?.toISOString() ?? null,
    })),
  };
}

/** The pictures of the last receipt. */
async function imagesOf(tx: Database, { id, payouts }: WithdrawalRow): Promise<string[]> {
  const rows = await tx
    .select({ id: withdrawalImage.id })
    .from(withdrawalImage)
    .where(and(eq(withdrawalImage.withdrawalId, id), eq(withdrawalImage.payout, payouts)))
    .orderBy(asc(withdrawalImage.sentAt), asc(withdrawalImage.id));
  return rows.map((image) => image.id);
}
