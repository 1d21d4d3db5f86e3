import { endpoints } from '@palpite/contract';
import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { toE164 } from '../codes/phone.ts';
import { accountProfile } from '../tables/account-profile.table.ts';
import { type CallContext, handler } from '#kernel/http/handler.ts';
import type { Contact } from '#kernel/notify/contact.ts';
import { masked } from '#kernel/notify/contact.ts';
import { provedContacts } from '../account/contacts.ts';

export const contactList = handler(endpoints.contact.list, (call) =>
  loadContacts(call, call.tx, call.session.accountId),
);

/** An account's contacts: the verified ones, otherwise those typed at registration. */
export async function loadContacts(
  { services, brand }: CallContext,
  database: Database,
  accountId: number,
): Promise<ValueOutput<typeof endpoints.contact.list>> {
  const proved = await provedContacts(database, accountId);
  const typed = await typedContacts(database, accountId);
  const { firebase } = brand.settings;
  return {
    list: (['sms', 'email'] as const).map((channel) => {
      const ofChannel = (contact: Contact) => contact.channel === channel;
      const held = proved.find(ofChannel);
      const contact = held ?? typed.find(ofChannel);
      return {
        channel,
        destination: contact ? masked(contact) : null,
        proved: held !== undefined,
        changeable: services.messages.reaches(channel) && (channel === 'email' || !firebase),
      };
    }),
  };
}

async function typedContacts(database: Database, accountId: number): Promise<readonly Contact[]> {
  const [profile] = await database
    .select()
    .from(accountProfile)
    .where(eq(accountProfile.accountId, accountId));
  const { email, countryDialingCode, mobileNum } = profile ?? {};
  const contacts: Contact[] = [];
  if (countryDialingCode && mobileNum) {
    contacts.push({ channel: 'sms', recipient: toE164(countryDialingCode, mobileNum) });
  }
  if (email) contacts.push({ channel: 'email', recipient: email });
  return contacts;
}
