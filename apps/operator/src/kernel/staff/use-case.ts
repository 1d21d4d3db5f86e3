/**
 * What staff do, as use cases: each has a name, roles that may do it, and a schema of its input. Modules define them in
 * their `staff` folders; the back office runs them, and nothing else does.
 */
import type { Transaction } from '@palpite/server/database/transaction.ts';
import type * as v from 'valibot';
import type { Services } from '../services.ts';
import type { StaffRole } from './roles.ts';

/** What an act concerns. */
export interface Subject {
  /** An order's number, a username, a brand's code, as staff read them. */
  readonly subject: string;
  readonly accountId?: number;
  /**
   * The current state of the subject, in words. A confirmation of an act is refused when the state has changed since
   * the first person's request.
   */
  readonly state?: string;
}

/** A request for a second person. */
export interface StaffRequest {
  readonly id: number;
  readonly askedAt: Date;
}

/** What a use case runs in. */
export interface StaffContext<Needs>
  extends Pick<Transaction, 'tx' | 'client' | 'afterCommit' | 'duringCommit' | 'markTasks'> {
  readonly services: Services;
  readonly own: Needs;
  readonly now: Date;
  /** The request that is confirmed now; null where one person acts, and while a request is made. */
  readonly request: StaffRequest | null;
  /**
   * Names the subject for the audit. Call it before anything is changed, with the subject's rows locked.
   * @throws StaffError `state_changed`
   */
  about(subject: Subject): void;
}

/** A use case that cannot be one transaction, such as one that calls other hosts, has no transaction of its own. */
export type OutsideContext<Needs> = Pick<StaffContext<Needs>, 'services' | 'own' | 'now' | 'about'>;

/**
 * Whether a second member of staff must confirm. Text: one person is enough, and why. A function: true for inputs that
 * need a second person.
 */
type FourEyes<Input> = true | string | { when(input: Input): boolean; readonly otherwise: string };

interface Named<Schema extends Input> {
  /** Noun and verb, such as `withdrawal.approve`. */
  readonly name: string;
  readonly roles: readonly StaffRole[];
  /**
   * JSON: a request for a second person is stored and parsed again when that person confirms. The audit keeps it, so
   * it holds no secret.
   */
  readonly input: Schema;
}

type Input = v.GenericSchema<unknown, unknown>;

/** Shows something and changes nothing. */
export interface Look<Needs, Schema extends Input = Input, Answer = unknown> extends Named<Schema> {
  readonly kind: 'look';
  run(context: StaffContext<Needs>, input: v.InferOutput<Schema>): Promise<Answer>;
}

/** Changes something, in one transaction together with its line of the audit. */
export interface Act<Needs, Schema extends Input = Input, Answer = unknown> extends Named<Schema> {
  readonly kind: 'act';
  readonly fourEyes: FourEyes<v.InferOutput<Schema>>;
  /** The name of the member of staff whom it concerns, who therefore neither asks for it nor confirms it. */
  person?(this: void, input: v.InferOutput<Schema>): string;
  /** What the person who asks reads when the request is made, and no one else: of a secret in two halves, the first. */
  forAsker?(this: void, services: Services, request: StaffRequest): string;
  run(context: StaffContext<Needs>, input: v.InferOutput<Schema>): Promise<Answer>;
}

/** Works outside of one transaction; the audit gets a line before it and one after it. */
export interface Outside<Needs, Schema extends Input = Input, Answer = unknown>
  extends Named<Schema> {
  readonly kind: 'outside';
  /** Why one person is enough. */
  readonly fourEyes: string;
  run(context: OutsideContext<Needs>, input: v.InferOutput<Schema>): Promise<Answer>;
}

export type UseCase<Needs, Schema extends Input = Input, Answer = unknown> =
  | Look<Needs, Schema, Answer>
  | Act<Needs, Schema, Answer>
  | Outside<Needs, Schema, Answer>;

/** Typed definitions of a room's use cases. @typeParam Needs what the room needs of modules above it */
export const staffUseCases = <Needs = unknown>() => ({
  look: <Schema extends Input, Answer>(
    definition: Omit<Look<Needs, Schema, Answer>, 'kind'>,
  ): Look<Needs, Schema, Answer> => ({ kind: 'look', ...definition }),
  act: <Schema extends Input, Answer>(
    definition: Omit<Act<Needs, Schema, Answer>, 'kind'>,
  ): Act<Needs, Schema, Answer> => ({ kind: 'act', ...definition }),
  outside: <Schema extends Input, Answer>(
    definition: Omit<Outside<Needs, Schema, Answer>, 'kind'>,
  ): Outside<Needs, Schema, Answer> => ({ kind: 'outside', ...definition }),
});

/** Why one person is enough for most acts. */
export const NO_MONEY = 'moves no money';
