import type { Database } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { accountProfile } from '../tables/account-profile.table.ts';
import { provedMobile } from '../tables/codes.table.ts';
import type { Contact } from '#kernel/notify/contact.ts';

/** The verified contacts of an account, the preferred one first; an unverified one does not count. */
export async function provedContacts(
  database: Database,
  accountId: number,
): Promise<readonly Contact[]> {
  const [mobiles, profiles] = await Promise.all([
    database
      .select({ number: provedMobile.number })
      .from(provedMobile)
      .where(eq(provedMobile.accountId, accountId))
      .orderBy(provedMobile.provedAt)
      .limit(1),
    database
      .select({ email: accountProfile.email, provedAt: accountProfile.emailProvedAt })
      .from(accountProfile)
      .where(eq(accountProfile.accountId, accountId)),
  ]);
  const contacts: Contact[] = mobiles.map(({ number }) => ({ channel: 'sms', recipient: number }));
  for (const { email, provedAt } of profiles) {
    if (email !== null && provedAt !== null) contacts.push({ channel: 'email', recipient: email });
  }
  return contacts;
}
