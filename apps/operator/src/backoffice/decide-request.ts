import { inTransaction } from '@palpite/server/database/transaction.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { type RequestOutcome, staff, staffRequest } from './tables/staff.table.ts';
import { notFound, StaffError } from '#kernel/staff/staff-error.ts';
import type { Act } from '#kernel/staff/use-case.ts';
import { type Actor, requireAnother, requireRole, type StaffActor } from './actor.ts';
import { nameOf, outcomeOf, writeAction, writeRefusal } from './audit.ts';
import type { Office, StaffNeeds } from './office.ts';
import { contextOf, lineOf, readInput, type Seen } from './perform.ts';

/** A second person's decision on a request: it runs then, once, or never. */

type RequestRow = typeof staffRequest.$inferSelect;
type FindAct = (name: string) => Act<StaffNeeds> | undefined;

interface OpenRequest {
  readonly request: RequestRow;
  readonly asker: StaffActor;
  readonly act: Act<StaffNeeds>;
}

/** Who decides which request. */
interface Deciding {
  readonly actor: Actor;
  readonly id: number;
  /** The registry's acts by name. */
  readonly find: FindAct;
}

/**
 * Runs what was requested, in one transaction with the request's end and the audit.
 * @throws StaffError | ContractError
 */
export async function confirmRequest(
  office: Office,
  { actor, id, find }: Deciding,
): Promise<{ readonly act: Act<StaffNeeds>; readonly answer: unknown }> {
  const { services } = office;
  const seen: Seen = {};
  try {
    return await inTransaction(services.pool, async (transaction) => {
      const { tx } = transaction;
      const { request, asker, act } = await openRequest(office, tx, id, find);
      requireSecondPerson(actor, asker, act);
      const input = readInput(act.input, request.input);
      requireAnother(actor, act, input, 'confirm');
      const context = contextOf(office, transaction, seen, request);
      const answer = await act.run(context, input);
      await close(office, tx, { actor, id, outcome: 'confirmed' });
      const line = lineOf(office, asker, act, request.input, { requestId: id, confirmedBy: actor });
      await writeAction(tx, { ...line(), outcome: 'done', subject: seen.subject });
      return { act, answer };
    });
  } catch (error) {
    // What the use case itself refused is over; a wrong person or an unexpected error leaves it open.
    await refuse(office, { actor, id }, error, seen);
    throw error;
  }
}

/** Ends a request without its act. Its requester may withdraw it. @throws StaffError */
export async function declineRequest(
  office: Office,
  { actor, id, find }: Deciding,
): Promise<{ readonly useCase: string; readonly subject: string | null }> {
  const { services } = office;
  try {
    return await inTransaction(services.pool, async ({ tx }) => {
      const { request, asker, act } = await openRequest(office, tx, id, find);
      if (!isSame(actor, asker)) requireRole(actor, act);
      await close(office, tx, { actor, id, outcome: 'declined' });
      const line = lineOf(office, asker, act, request.input, { requestId: id, confirmedBy: actor });
      const subject = request.subject === null ? undefined : { subject: request.subject };
      await writeAction(tx, { ...line(), outcome: 'declined', subject });
      return { useCase: act.name, subject: request.subject };
    });
  } catch (error) {
    await writeRefusal(services, refusalLine(office, { actor, id }, 'request.decline'), error);
    throw error;
  }
}

/** The request, with its row locked: of two concurrent decisions the second sees the first. */
async function openRequest(
  { services }: Office,
  tx: Parameters<typeof writeAction>[0],
  id: number,
  find: FindAct,
): Promise<OpenRequest> {
  const [request] = await tx
    .select()
    .from(staffRequest)
    .where(eq(staffRequest.id, id))
    .for('update');
  if (request === undefined) throw notFound(`Request ${id} not found.`);
  // Closing the requester, or removing a role, waits until this is decided.
  const [asker] = await tx.select().from(staff).where(eq(staff.id, request.askedBy)).for('share');
  if (asker === undefined) throw new Error(`the person who made request ${id} does not exist`);
  const over = whyOver(request, asker, services.now());
  if (over) throw new StaffError('request_closed', `Request ${id} ${over}.`);
  const act = find(request.useCase);
  if (act === undefined) throw notFound(`There is no use case ${request.useCase} any more.`);
  const { name, roles } = asker;
  return { request, act, asker: { kind: 'staff', id: asker.id, name, roles } };
}

function whyOver(
  { outcome, decidedBy, expiresAt }: RequestRow,
  asker: typeof staff.$inferSelect,
  now: Date,
): string | undefined {
  if (outcome !== null) return `was already ${outcome}, by ${decidedBy}`;
  if (expiresAt <= now) return `expired at ${expiresAt.toISOString()}`;
  return asker.closedAt === null ? undefined : `was made by ${asker.name}, who is closed`;
}

const isSame = (actor: Actor, asker: StaffActor) => actor.kind === 'staff' && actor.id === asker.id;

function requireSecondPerson(actor: Actor, asker: StaffActor, act: Act<StaffNeeds>): void {
  if (isSame(actor, asker)) {
    throw new StaffError('same_person', 'A second person must confirm: you made this request.');
  }
  requireRole(asker, act);
  requireRole(actor, act);
}

interface Ending {
  readonly actor: Actor;
  readonly id: number;
  readonly outcome: RequestOutcome;
}

async function close(
  { services }: Office,
  tx: Parameters<typeof writeAction>[0],
  { actor, id, outcome }: Ending,
): Promise<void> {
  await tx
    .update(staffRequest)
    .set({ outcome, decidedAt: services.now(), decidedBy: nameOf(actor) })
    .where(and(eq(staffRequest.id, id), isNull(staffRequest.outcome)));
}

async function refuse(
  office: Office,
  { actor, id }: Pick<Ending, 'actor' | 'id'>,
  error: unknown,
  { subject }: Seen,
): Promise<void> {
  const isOver = subject !== undefined && outcomeOf(error).outcome === 'refused';
  if (isOver) await close(office, office.services.database, { actor, id, outcome: 'refused' });
  const line = refusalLine(office, { actor, id }, 'request.confirm');
  await writeRefusal(office.services, { ...line, subject }, error);
}

const refusalLine = (
  { services }: Office,
  { actor, id }: Pick<Ending, 'actor' | 'id'>,
  useCase: string,
) => ({ at: services.now(), actor, useCase, input: { request: id } });
