import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StaffRole } from '#kernel/staff/roles.ts';
import { bytea, operatorSchema } from '#kernel/database/schema.ts';

/**
 * People who work for the operator. A closed account keeps its name, so that the audit never gives two people the same
 * name.
 */
export const staff = operatorSchema.table(
  'staff',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    nameKey: text().notNull(),
    /** Of their own password or, while `sealedSecret` is null, of the one-time password. */
    passwordHash: text().notNull(),
    /** When the one-time password ends; null once they have chosen their own. */
    passwordEndsAt: timestamp({ withTimezone: true }),
    /** The secret of their authenticator app, sealed with the master key; null until their first login. */
    sealedSecret: text(),
    /** The time step of the last accepted code. */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
    roles: text().array().$type<StaffRole[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('staff_name_key').on(table.nameKey)],
);

/** A member of staff who is logged in. Only the token's SHA-256 is stored. */
export const staffSession = operatorSchema.table(
  'staff_session',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytea().notNull(),
    staffId: bigint({ mode: 'number' })
      .notNull()
      .references(() => staff.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
    /** The instant after which no use keeps it alive. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('staff_session_token_hash').on(table.tokenHash),
    index('staff_session_staff').on(table.staffId),
  ],
);

/** An act that waits for a second person. The application may only write how it ended. */
export const staffRequest = operatorSchema.table(
  'staff_request',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    useCase: text().notNull(),
    input: jsonb().notNull(),
    /** Its subject, and the subject's state at the time of the request. */
    subject: text(),
    state: text(),
    askedBy: bigint({ mode: 'number' })
      .notNull()
      .references(() => staff.id),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    outcome: text().$type<RequestOutcome>(),
    decidedAt: timestamp({ withTimezone: true }),
    /** The name of the person who decided. */
    decidedBy: text(),
  },
  (table) => [index('staff_request_open').on(table.expiresAt).where(sql`${table.outcome} is null`)],
);

/** `refused`: it was confirmed, and the use case refused it. */
export type RequestOutcome = 'confirmed' | 'declined' | 'refused';

/**
 * The audit: a line for every act, request and refusal of staff or the machine's owner. The application may add lines
 * and read them, nothing else.
 */
export const staffAction = operatorSchema.table(
  'staff_action',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().$type<'owner' | 'staff'>().notNull(),
    /** Null for the machine's owner. */
    staffId: bigint({ mode: 'number' }).references(() => staff.id),
    /** A member of staff's name, or the owner's user name on the machine. */
    actorName: text().notNull(),
    useCase: text().notNull(),
    /** As given, without secrets. */
    input: jsonb().notNull(),
    subject: text(),
    accountId: bigint({ mode: 'number' }),
    outcome: text().$type<ActionOutcome>().notNull(),
    errorCode: text(),
    requestId: bigint({ mode: 'number' }).references(() => staffRequest.id),
    /** The second person, if there was one. */
    confirmedBy: text(),
  },
  (table) => [
    index('staff_action_actor').on(table.actorName, table.id),
    index('staff_action_use_case').on(table.useCase, table.id),
    index('staff_action_subject').on(table.subject, table.id),
  ],
);

/**
 * `begun`: a use case outside a single transaction began, and another line records how it ended. `requested`,
 * `declined`: of an act that needs a second person. `failed`: an unexpected error.
 */
export type ActionOutcome = 'done' | 'requested' | 'declined' | 'refused' | 'failed' | 'begun';
