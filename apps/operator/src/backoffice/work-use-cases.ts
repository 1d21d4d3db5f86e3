import * as v from 'valibot';
import { id, outcome, word } from '#kernel/staff/inputs.ts';
import { ANY_ROLE } from '#kernel/staff/roles.ts';
import { notFound, wrongState } from '#kernel/staff/staff-error.ts';
import { type StaffContext, staffUseCases } from '#kernel/staff/use-case.ts';
import {
  dropWork,
  findWork,
  listWork,
  lockWork,
  retryWork,
  summarizeWork,
  type WorkRow,
} from '@palpite/work/manage-work.ts';

/** What staff see of owed work, and do about work that fails. */

const { look, act } = staffUseCases();

const MOST = 100;

export const listOwedWork = look({
  name: 'work.list',
  roles: ANY_ROLE,
  input: v.strictObject({ kind: v.optional(word) }),
  async run({ tx, services }, { kind }) {
    return {
      summary: await summarizeWork(services.work, tx),
      rows: kind === undefined ? [] : await listWork(services.work, tx, { kind, most: MOST }),
    };
  },
});

export const showOwedWork = look({
  name: 'work.show',
  roles: ['cashier', 'risk', 'admin'],
  input: v.strictObject({ work: id }),
  async run({ tx, about, services }, { work }) {
    const row = await findWork(services.work, tx, work);
    if (row === undefined) throw notFound(`Work ${work} not found.`);
    about({ subject: subjectOf(row) });
    return row;
  },
});

export const retryOwedWork = act({
  name: 'work.retry',
  roles: ['cashier', 'risk', 'admin'],
  fourEyes: 'does what was decided before, once',
  input: v.strictObject({ work: id }),
  async run(context, { work }) {
    const row = await lockOpen(context, work);
    await retryWork(context.services.work, context.tx, row.id, context.now);
    context.afterCommit(context.services.work.wake);
    return row;
  },
});

export const dropOwedWork = act({
  name: 'work.drop',
  roles: ['risk', 'admin'],
  fourEyes: 'only keeps something from being done',
  input: v.strictObject({ work: id, reason: outcome }),
  async run(context, { work, reason }) {
    const row = await lockOpen(context, work);
    await dropWork(context.services.work, context.tx, row.id, context.now, reason);
    context.afterCommit(context.services.work.wake);
    return row;
  },
});

/** Locks work that is not over. @throws StaffError */
async function lockOpen(
  { tx, about, services }: StaffContext<unknown>,
  work: number,
): Promise<WorkRow> {
  const row = await lockWork(services.work, tx, work);
  if (row === undefined) throw notFound(`Work ${work} not found.`);
  about({ subject: subjectOf(row) });
  if (row.state === 'open' || row.state === 'failed') return row;
  throw wrongState(`Work ${work} is ${row.state}; this action is not available.`);
}

const subjectOf = ({ id: work, key }: WorkRow) => `work ${work}, ${key}`;
