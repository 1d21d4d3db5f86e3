import type { SecondFactorDemand } from '@palpite/contract/second-factor.ts';
import { authenticatorSince } from '../authenticator/accept-code.ts';
import { settingsOf } from '../brand/brand-state.ts';
import type { account } from '../database/schema/account.ts';
import type { CallContext } from '../http/handler.ts';
import { networkIsKnown } from '../session/known-device.ts';
import { masked, provedContacts } from './contacts.ts';
import { issueTicket, type Ticket } from './ticket.ts';

type AccountRow = Pick<typeof account.$inferSelect, 'id' | 'brandCode' | 'passwordHash'>;
/**
 * What a login still has to prove; null when nothing. An authenticator app is asked for always. Without one, a
 * password alone does not do at a network that the account has not used of late, where the brand says so; whoever has
 * proved no contact is let in all the same, for nothing could be asked of them that they have.
 * @param found what was looked up before, while the password was being hashed
 */
export async function secondFactorDemand(
  call: CallContext,
  row: AccountRow,
  by: Ticket['by'],
  lookedUp: Awaited<ReturnType<typeof secondFactorsOf>> | null = null,
): Promise<SecondFactorDemand | null> {
  const methods = lookedUp ?? (await secondFactorsOf(call, row, by));
  if (methods.length === 0) return null;
  const offered = methods.map(({ method }) => method);
  return { ...(await issueTicket(call.services, row, by, offered, call.now)), methods };
}

/** What could be asked of an account where it signs in now: nothing is sent or decided by looking. */
export async function secondFactorsOf(
  { services, brand, address, now }: CallContext,
  { id }: Pick<AccountRow, 'id'>,
  by: Ticket['by'],
): Promise<SecondFactorDemand['methods']> {
  const { database, limits, messages } = services;
  if (await authenticatorSince(database, id)) return [{ method: 'totp', destination: null }];
  // A code that came back is proof of a contact already.
  if (by !== 'username') return [];
  const { twoFactorOnNewAddress } = settingsOf(await services.brands.state(brand.code));
  if (!twoFactorOnNewAddress || (await networkIsKnown(database, limits, id, { address, now }))) {
    return [];
  }
  const contacts = await provedContacts(database, id);
  return contacts
    .filter(({ channel }) => messages.reaches(channel))
    .map((contact) => ({ method: contact.channel, destination: masked(contact) }));
}
