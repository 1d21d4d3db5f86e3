import type { Transaction } from '@palpite/server/database/transaction.ts';
import type * as v from 'valibot';
import type { RetryTerms } from './retry-wait.ts';

/** Any schema of a payload; its values are JSON. */
export type PayloadSchema = v.GenericSchema<unknown, unknown>;

/** A kind of work: its name, and what a piece of it carries. */
export interface WorkKind<Schema extends PayloadSchema = PayloadSchema> {
  /** Module or thing, and verb: `deposit.time-out`. Rows keep it, so it is never renamed while some are open. */
  readonly name: string;
  readonly payload: Schema;
  /** The table holds the payload sealed, and none once the work is done. For texts, recipients and codes. */
  readonly sealed?: boolean;
  /** For how long it can be looked up once it has ended; 30 days without this. */
  readonly keptDays?: number;
}

/** Typed definition of a kind. */
export const defineWork = <Schema extends PayloadSchema>(
  kind: WorkKind<Schema>,
): WorkKind<Schema> => kind;

/** A piece of work, as its maker owes it. */
export interface Owed<Schema extends PayloadSchema = PayloadSchema> {
  readonly kind: WorkKind<Schema>;
  /** Names the thing and its step: owing the same key again does nothing. */
  readonly key: string;
  /** Work of one lane is done in the order of owing; without a lane it waits for no other. */
  readonly lane?: string;
  readonly payload: v.InferInput<Schema>;
  /** At once, without it and `afterMilliseconds`. */
  readonly dueAt?: Date;
  /** So long after now, by the clock that decides what is due. */
  readonly afterMilliseconds?: number;
}

/** What a handler learns of the piece that it does. */
export interface Attempt {
  readonly key: string;
  /** From 1. */
  readonly attempt: number;
  /** Aborted when the process stops, or when the work was given to another: outside calls should end. */
  readonly signal: AbortSignal;
}

/** How work of a kind is done. One of `outside` and `inside` may be left out. */
interface Steps<Schema extends PayloadSchema, Found> extends RetryTerms {
  /** Tries until it needs staff; 20 take about nine hours. `Infinity` for what must not end without its effect. */
  readonly attempts?: number;
  /** The most pieces that one process does at a time; for work that waits for slow hosts. */
  readonly atOnce?: number;
  /**
   * Calls to other hosts, and everything that takes long. No transaction is open. It may happen more than once: after a
   * kill, or when its answer is lost.
   */
  outside?(payload: v.InferOutput<Schema>, attempt: Attempt): Promise<Found>;
  /** The effect, in the transaction that marks the work as done: it happens exactly once. */
  inside?(
    transaction: Transaction,
    payload: v.InferOutput<Schema>,
    found: Found,
    attempt: Attempt,
  ): Promise<void>;
}

/** A kind with its handler; what it finds outside stays its own secret. */
export interface WorkHandler extends RetryTerms {
  readonly kind: WorkKind;
  readonly attempts: number;
  readonly atOnce: number;
  /** Does the outside part. @returns the inside part */
  begin(payload: unknown, attempt: Attempt): Promise<(transaction: Transaction) => Promise<void>>;
}

const ATTEMPTS = 20;

/** Registers how work of a kind is done. */
export function handleWork<Schema extends PayloadSchema, Found = undefined>(
  kind: WorkKind<Schema>,
  {
    attempts = ATTEMPTS,
    firstWait,
    longestWait,
    atOnce = Number.POSITIVE_INFINITY,
    outside,
    inside,
  }: Steps<Schema, Found>,
): WorkHandler {
  return {
    kind,
    attempts,
    firstWait,
    longestWait,
    atOnce,
    async begin(payload, attempt) {
      // Parsed by the kind's schema before it comes here.
      const known = payload as v.InferOutput<Schema>;
      const found = (await outside?.(known, attempt)) as Found;
      return async (transaction) => inside?.(transaction, known, found, attempt);
    },
  };
}
