import {
  inSavepoint,
  inTransaction,
  type Transaction,
} from '@palpite/server/database/transaction.ts';
import * as v from 'valibot';
import { invalidInput, StaffError } from '#kernel/staff/staff-error.ts';
import type {
  Act,
  Look,
  Outside,
  StaffContext,
  StaffRequest,
  Subject,
  UseCase,
} from '#kernel/staff/use-case.ts';
import { type Actor, requireAnother, requireRole } from './actor.ts';
import { type ActionToWrite, writeAction, writeRefusal } from './audit.ts';
import type { Office, StaffNeeds } from './office.ts';
import { fileRequest } from './file-request.ts';

/** The one gate to use cases: the role, the input, the second person, and a line of the audit whatever the outcome. */

export type Performed<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  /** A second person must confirm it. */
  | {
      readonly kind: 'requested';
      readonly request: number;
      readonly expiresAt: Date;
      /** For the person who asked alone. */
      readonly forAsker?: string | undefined;
    };

type Input = v.GenericSchema<unknown, unknown>;

/**
 * Runs a use case for an actor.
 * @param given JSON
 * @throws StaffError | ContractError for a refusal; it is in the audit
 */
export async function perform<Schema extends Input, Answer>(
  office: Office,
  actor: Actor,
  useCase: UseCase<StaffNeeds, Schema, Answer>,
  given: unknown,
): Promise<Performed<Answer>> {
  const line = lineOf(office, actor, useCase, given);
  const seen: Seen = {};
  try {
    requireRole(actor, useCase);
    const input = readInput(useCase.input, given);
    if (useCase.kind === 'outside') {
      return { kind: 'done', answer: await performOutside(office, line, useCase, input, seen) };
    }
    if (actor.kind === 'staff' && useCase.kind === 'act' && needsTwo(useCase, input)) {
      requireAnother(actor, useCase, input, 'ask');
      const subject = await rehearse(office, useCase, input, seen);
      const filed = await fileRequest(office, actor, line(), given, subject);
      const { id: request, expiresAt } = filed;
      const forAsker = useCase.forAsker?.(office.services, filed);
      return { kind: 'requested', request, expiresAt, forAsker };
    }
    return { kind: 'done', answer: await performInside(office, line, useCase, input, seen) };
  } catch (error) {
    await writeRefusal(office.services, { ...line(), subject: seen.subject }, error);
    throw error;
  }
}

/** The subject that a use case named, kept even when its transaction is not. */
export interface Seen {
  subject?: Subject;
}

export type Line = () => Omit<ActionToWrite, 'outcome'>;

export const lineOf =
  (
    { services }: Office,
    actor: Actor,
    { name }: Pick<UseCase<StaffNeeds>, 'name'>,
    given: unknown,
    further: Pick<ActionToWrite, 'requestId' | 'confirmedBy'> = {},
  ): Line =>
  () => ({
    at: services.now(),
    actor,
    useCase: name,
    input: given,
    ...further,
  });

/** @throws StaffError invalid_input */
export function readInput<Schema extends Input>(schema: Schema, given: unknown) {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw invalidInput(`Invalid ${v.getDotPath(issue) ?? 'input'}: ${issue.message}.`);
}

export function needsTwo<Schema extends Input>(
  { fourEyes }: Act<StaffNeeds, Schema>,
  input: v.InferOutput<Schema>,
): boolean {
  return fourEyes === true || (typeof fourEyes === 'object' && fourEyes.when(input));
}

/** @param confirmed the request that is confirmed, with the state that it was made in */
export function contextOf(
  { services, own }: Office,
  transaction: Transaction,
  seen: Seen,
  confirmed?: StaffRequest & { readonly state: string | null },
): StaffContext<StaffNeeds> {
  return {
    ...transaction,
    services,
    own,
    now: services.now(),
    request: confirmed ?? null,
    about: noteIn(seen, confirmed?.state),
  };
}

const noteIn = (seen: Seen, expected?: string | null) => (subject: Subject) => {
  seen.subject = subject;
  if (expected === undefined || (subject.state ?? null) === expected) return;
  throw new StaffError(
    'state_changed',
    `${subject.subject} has changed since this was requested. It was: ${expected}. It is now: ${subject.state}.`,
  );
};

async function performInside<Schema extends Input, Answer>(
  office: Office,
  line: Line,
  useCase: Look<StaffNeeds, Schema, Answer> | Act<StaffNeeds, Schema, Answer>,
  input: v.InferOutput<Schema>,
  seen: Seen,
): Promise<Answer> {
  const { pool, log } = office.services;
  return inTransaction(
    pool,
    async (transaction) => {
      const context = contextOf(office, transaction, seen);
      const answer =
        useCase.kind === 'look'
          ? await inSavepoint(transaction, async () => {
              // The end of the savepoint lifts it, before the audit is written.
              await transaction.client.query('SET TRANSACTION READ ONLY');
              return useCase.run(context, input);
            })
          : await useCase.run(context, input);
      await writeAction(transaction.tx, { ...line(), outcome: 'done', subject: seen.subject });
      return answer;
    },
    { onTaskFailed: (err) => log.error({ err }, 'a task after a staff action failed') },
  );
}

async function performOutside<Schema extends Input, Answer>(
  { services, own }: Office,
  line: Line,
  useCase: Outside<StaffNeeds, Schema, Answer>,
  input: v.InferOutput<Schema>,
  seen: Seen,
): Promise<Answer> {
  await writeAction(services.database, { ...line(), outcome: 'begun' });
  const about = noteIn(seen);
  const answer = await useCase.run({ services, own, now: services.now(), about }, input);
  await writeAction(services.database, { ...line(), outcome: 'done', subject: seen.subject });
  return answer;
}

/** Ends a transaction that must leave nothing. */
class Rehearsed extends Error {}

/** Runs an act and rolls it back, to refuse now what would be refused later and to learn its subject's state. */
async function rehearse<Schema extends Input>(
  office: Office,
  useCase: Act<StaffNeeds, Schema>,
  input: v.InferOutput<Schema>,
  seen: Seen,
): Promise<Subject & { readonly state: string }> {
  await inTransaction(office.services.pool, async (transaction) => {
    await useCase.run(contextOf(office, transaction, seen), input);
    throw new Rehearsed();
  }).catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error;
  });
  const { subject } = seen;
  if (subject?.state === undefined)
    throw new Error(`${useCase.name} names no state of its subject`);
  return { ...subject, state: subject.state };
}
