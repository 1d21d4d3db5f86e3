import { and, eq } from 'drizzle-orm';
import { account } from '../../tables/account.table.ts';
import { foldUsername } from '@palpite/domain';
import { liveBrand } from '#kernel/staff/inputs.ts';
import { notFound } from '#kernel/staff/staff-error.ts';
import type { StaffContext } from '#kernel/staff/use-case.ts';

export type AccountRow = typeof account.$inferSelect;

/** The account that staff name; it becomes the subject of their act. @throws StaffError when there is none */
export async function accountNamed(
  { tx, services, about }: Pick<StaffContext<unknown>, 'tx' | 'services' | 'about'>,
  { brand, username }: { readonly brand: string; readonly username: string },
  stateOf?: (row: AccountRow) => string | Promise<string>,
): Promise<AccountRow> {
  const { code } = await liveBrand(services, brand);
  const [row] = await tx
    .select()
    .from(account)
    .where(and(eq(account.brandCode, code), eq(account.usernameKey, foldUsername(username))));
  if (row === undefined) throw notFound(`${code} has no account "${username}".`);
  const subject = { subject: `${code}/${row.username}`, accountId: row.id };
  about(stateOf ? { ...subject, state: await stateOf(row) } : subject);
  return row;
}
