import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, ne } from 'drizzle-orm';
import { account } from '../tables/account.table.ts';
import { accountProfile } from '../tables/account-profile.table.ts';
import { provedMobile } from '../tables/codes.table.ts';
import { foldUsername } from '@palpite/domain';

/** The account of the brand with this verified number (E.164); an unverified number belongs to no account. */
export async function findByMobile(
  database: Database,
  brandCode: string,
  number: string,
): Promise<number | null> {
  const [row] = await database
    .select({ id: account.id })
    .from(provedMobile)
    .innerJoin(account, eq(account.id, provedMobile.accountId))
    .where(
      and(
        eq(provedMobile.brandCode, brandCode),
        eq(provedMobile.number, number),
        ne(account.status, 'closed'),
      ),
    );
  return row?.id ?? null;
}

/** The account of that name if it was registered with that address, and the address as it was registered. */
export async function findByEmail(
  database: Database,
  brandCode: string,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<{ readonly id: number; readonly email: string } | null> {
  const [row] = await database
    .select({ id: account.id, email: accountProfile.email })
    .from(account)
    .leftJoin(accountProfile, eq(accountProfile.accountId, account.id))
    .where(
      and(
        eq(account.brandCode, brandCode),
        eq(account.usernameKey, foldUsername(username)),
        ne(account.status, 'closed'),
      ),
    );
  // Compared here: addresses are the same only when they differ in nothing but case.
  if (!row?.email || row.email.toLowerCase() !== email.toLowerCase()) return null;
  return { id: row.id, email: row.email };
}
