import { isCalendarDay } from '@palpite/domain';
import { and, desc, eq, gt, gte, isNull, lt, or } from 'drizzle-orm';
import * as v from 'valibot';
import { type ActionOutcome, staff, staffAction, staffRequest } from './tables/staff.table.ts';
import { ANY_ROLE } from '#kernel/staff/roles.ts';
import { staffUseCases } from '#kernel/staff/use-case.ts';

const { look } = staffUseCases();

const LISTED = 100;
export const OUTCOMES: readonly ActionOutcome[] = [
  'done',
  'requested',
  'declined',
  'refused',
  'failed',
  'begun',
];
const instant = v.pipe(
  v.string(),
  v.isoTimestamp('expected a time such as 2026-12-31T23:00:00Z'),
  v.check((text) => isCalendarDay(text.slice(0, 10)), 'expected a day that the calendar has'),
  v.transform((text) => new Date(text)),
);

/** The newest lines of the audit that match every filter. */
export const listActions = look({
  name: 'audit.list',
  roles: ['admin', 'risk'],
  input: v.strictObject({
    by: v.optional(v.string()),
    useCase: v.optional(v.string()),
    subject: v.optional(v.string()),
    outcome: v.optional(v.picklist(OUTCOMES)),
    since: v.optional(instant),
    until: v.optional(instant),
    /** Only acts of the machine's owner. */
    owner: v.optional(v.boolean(), false),
  }),
  run({ tx }, { by, useCase, subject, outcome, since, until, owner }) {
    return tx
      .select()
      .from(staffAction)
      .where(
        and(
          by === undefined
            ? undefined
            : or(eq(staffAction.actorName, by), eq(staffAction.confirmedBy, by)),
          useCase === undefined ? undefined : eq(staffAction.useCase, useCase),
          subject === undefined ? undefined : eq(staffAction.subject, subject),
          outcome === undefined ? undefined : eq(staffAction.outcome, outcome),
          since === undefined ? undefined : gte(staffAction.at, since),
          until === undefined ? undefined : lt(staffAction.at, until),
          owner ? eq(staffAction.actor, 'owner') : undefined,
        ),
      )
      .orderBy(desc(staffAction.id))
      .limit(LISTED);
  },
});

/** Requests that wait for a second person, the oldest first. */
export const listRequests = look({
  name: 'request.list',
  roles: ANY_ROLE,
  input: v.strictObject({}),
  run({ tx, now }) {
    return tx
      .select({ request: staffRequest, askedBy: staff.name })
      .from(staffRequest)
      .innerJoin(staff, eq(staff.id, staffRequest.askedBy))
      .where(
        and(isNull(staffRequest.outcome), gt(staffRequest.expiresAt, now), isNull(staff.closedAt)),
      )
      .orderBy(staffRequest.id)
      .limit(LISTED);
  },
});
