import { ContractError } from '@palpite/contract/errors.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { type ActionOutcome, staffAction } from './tables/staff.table.ts';
import type { Services } from '#kernel/services.ts';
import { StaffError } from '#kernel/staff/staff-error.ts';
import type { Subject } from '#kernel/staff/use-case.ts';
import type { Actor } from './actor.ts';

/** The audit: acts, requests and refusals. Lines are added and never changed. */

export interface ActionToWrite {
  readonly at: Date;
  readonly actor: Actor;
  readonly useCase: string;
  readonly input: unknown;
  readonly outcome: ActionOutcome;
  readonly subject?: Subject | undefined;
  readonly errorCode?: string;
  readonly requestId?: number | undefined;
  /** The second person. */
  readonly confirmedBy?: Actor | undefined;
}

export async function writeAction(tx: Database, written: ActionToWrite): Promise<void> {
  const { actor, subject, input, confirmedBy, ...others } = written;
  await tx.insert(staffAction).values({
    ...others,
    actor: actor.kind,
    staffId: actor.kind === 'staff' ? actor.id : null,
    actorName: actor.name,
    input: input ?? {},
    subject: subject?.subject ?? null,
    accountId: subject?.accountId ?? null,
    confirmedBy: confirmedBy && nameOf(confirmedBy),
  });
}

/** A member of staff could have the same name as a user of the machine. */
export const nameOf = ({
  kind,
  name,
}: {
  readonly kind: Actor['kind'];
  readonly name: string;
}): string => (kind === 'owner' ? `${name} (owner)` : name);

/** The same for a refusal: nothing was done, so a failing audit is logged and does not hide the refusal. */
export async function writeRefusal(
  { database, log }: Pick<Services, 'database' | 'log'>,
  line: Omit<ActionToWrite, 'outcome'>,
  error: unknown,
): Promise<void> {
  try {
    await writeAction(database, { ...line, ...outcomeOf(error) });
  } catch (err) {
    log.error({ err, useCase: line.useCase }, 'could not write a refusal to the audit');
  }
}

/** The outcome of an act that threw: a refusal with its code, or an unexpected error. */
export function outcomeOf(error: unknown): Pick<ActionToWrite, 'outcome' | 'errorCode'> {
  if (error instanceof StaffError || error instanceof ContractError) {
    return { outcome: 'refused', errorCode: error.code };
  }
  return { outcome: 'failed', errorCode: 'unexpected' };
}
