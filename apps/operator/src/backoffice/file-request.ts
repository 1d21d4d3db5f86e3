import { inTransaction } from '@palpite/server/database/transaction.ts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { staffRequest } from './tables/staff.table.ts';
import { StaffError } from '#kernel/staff/staff-error.ts';
import type { StaffRequest, Subject } from '#kernel/staff/use-case.ts';
import type { StaffActor } from './actor.ts';
import { type ActionToWrite, writeAction } from './audit.ts';
import type { Office } from './office.ts';

/** A request expires after these hours. */
const OPEN_HOURS = 24;

/** Makes a request for a second person, with its line of the audit. @throws StaffError when one is open for the same */
export async function fileRequest(
  { services }: Office,
  { id: askedBy }: StaffActor,
  line: Omit<ActionToWrite, 'outcome'>,
  input: unknown,
  { subject, accountId, state }: Subject & { readonly state: string },
): Promise<StaffRequest & { readonly expiresAt: Date }> {
  const askedAt = services.now();
  const expiresAt = new Date(askedAt.getTime() + OPEN_HOURS * 3_600_000);
  const { useCase } = line;
  return inTransaction(services.pool, async ({ tx }) => {
    const [open] = await tx
      .select({ id: staffRequest.id })
      .from(staffRequest)
      .where(
        and(
          eq(staffRequest.useCase, useCase),
          sql`${staffRequest.input} = ${JSON.stringify(input)}::jsonb`,
          isNull(staffRequest.outcome),
          gt(staffRequest.expiresAt, askedAt),
        ),
      );
    if (open) throw new StaffError('state', `Request ${open.id} already asks for this.`);
    const [request] = await tx
      .insert(staffRequest)
      .values({ useCase, input, subject, state, askedBy, askedAt, expiresAt })
      .returning({ id: staffRequest.id });
    if (request === undefined) throw new Error('a request was not written');
    const about = accountId === undefined ? { subject } : { subject, accountId };
    await writeAction(tx, {
      ...line,
      outcome: 'requested',
      requestId: request.id,
      subject: about,
    });
    return { id: request.id, askedAt, expiresAt };
  });
}
