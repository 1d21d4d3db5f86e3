import type { Database } from '@palpite/server/database/transaction.ts';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { staff } from './tables/staff.table.ts';
import { foldUsername } from '@palpite/domain';
import { STAFF_ROLES } from '#kernel/staff/roles.ts';
import { notFound, wrongState } from '#kernel/staff/staff-error.ts';
import { type StaffContext, staffUseCases } from '#kernel/staff/use-case.ts';
import { firstHalfText, firstLogin } from './first-login.ts';
import { endSessionsOf } from './staff-session.ts';

/**
 * Accounts of staff. A person who could add staff alone could confirm their own requests, so anything that gives a
 * person access or a role needs a second person.
 */

const { act, look } = staffUseCases();

const name = v.pipe(
  v.string(),
  v.trim(),
  // No letters that look like others: the audit identifies people by it.
  v.regex(/^[a-z\d][a-z\d._-]{1,39}$/i, 'expected 2 to 40 of a to z, digits, dots and dashes'),
);
const roles = v.pipe(v.array(v.picklist(STAFF_ROLES)), v.minLength(1, 'give at least one role'));

type StaffRow = typeof staff.$inferSelect;

const describe = ({ roles: held, closedAt }: Pick<StaffRow, 'roles' | 'closedAt'>) =>
  closedAt === null ? `open, ${held.join(', ')}` : 'closed';

async function lockPerson({ tx, about }: StaffContext<unknown>, typed: string): Promise<StaffRow> {
  const nameKey = foldUsername(typed);
  const [row] = await tx.select().from(staff).where(eq(staff.nameKey, nameKey)).for('update');
  if (row === undefined) throw notFound(`There is no member of staff "${typed}".`);
  about({ subject: row.name, state: describe(row) });
  if (row.closedAt !== null) throw wrongState(`${row.name} is closed.`);
  return row;
}

const change = (tx: Database, { id }: StaffRow, values: Partial<StaffRow>) =>
  tx.update(staff).set(values).where(eq(staff.id, id));

export const addStaff = act({
  name: 'staff.add',
  roles: ['admin'],
  fourEyes: true,
  input: v.strictObject({ name, roles }),
  person: ({ name: wanted }) => wanted,
  forAsker: firstHalfText,
  async run(context, wanted) {
    const { tx, now, about } = context;
    about({ subject: wanted.name, state: 'new' });
    const { values, ...login } = await firstLogin(context);
    const added = await tx
      .insert(staff)
      .values({
        ...values,
        name: wanted.name,
        nameKey: foldUsername(wanted.name),
        roles: wanted.roles,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: staff.id });
    if (added.length === 0)
      throw wrongState(`There is already a member of staff "${wanted.name}".`);
    return { name: wanted.name, ...login, endsAt: values.passwordEndsAt };
  },
});

export const resetStaff = act({
  name: 'staff.reset',
  roles: ['admin'],
  fourEyes: true,
  input: v.strictObject({ name }),
  person: ({ name: wanted }) => wanted,
  forAsker: firstHalfText,
  async run(context, wanted) {
    const row = await lockPerson(context, wanted.name);
    const { values, ...login } = await firstLogin(context);
    await change(context.tx, row, values);
    await endSessionsOf(context.tx, row.id, context.now);
    return { name: row.name, ...login, endsAt: values.passwordEndsAt };
  },
});

export const changeRoles = act({
  name: 'staff.roles',
  roles: ['admin'],
  fourEyes: true,
  input: v.strictObject({ name, roles }),
  person: ({ name: wanted }) => wanted,
  async run(context, wanted) {
    const row = await lockPerson(context, wanted.name);
    await change(context.tx, row, { roles: wanted.roles });
    return { name: row.name, roles: wanted.roles };
  },
});

export const closeStaff = act({
  name: 'staff.close',
  roles: ['admin'],
  fourEyes: 'only takes a way in away, and may be urgent',
  input: v.strictObject({ name }),
  async run(context, wanted) {
    const row = await lockPerson(context, wanted.name);
    await change(context.tx, row, { closedAt: context.now });
    return { name: row.name, ended: await endSessionsOf(context.tx, row.id, context.now) };
  },
});

export const listStaff = look({
  name: 'staff.list',
  roles: ['admin'],
  input: v.strictObject({}),
  async run({ tx }) {
    const rows = await tx.select().from(staff).orderBy(asc(staff.id));
    return rows.map((row) => ({
      name: row.name,
      roles: row.roles,
      createdAt: row.createdAt,
      closedAt: row.closedAt,
      hasLoggedIn: row.sealedSecret !== null,
    }));
  },
});
