import type { SecondFactorDemand } from '@palpite/contract/second-factor.ts';
import { authenticatorSince } from '../authenticator/accept-code.ts';
import type { account } from '../tables/account.table.ts';
import type { CallContext } from '#kernel/http/handler.ts';
import { networkIsKnown } from '../session/known-device.ts';
import { masked } from '#kernel/notify/contact.ts';
import { provedContacts } from '../account/contacts.ts';
import { issueTicket, type Ticket } from './ticket.ts';

type AccountRow = Pick<typeof account.$inferSelect, 'id' | 'brandCode' | 'passwordHash'>;

/**
 * The second factor that a login still requires; null for none. An authenticator app is always required. Without one,
 * a password alone is not enough on a network that the account has not used recently, if the brand says so. An account
 * without a verified contact may log in regardless, since there is nothing else to require.
 * @param lookedUp the factors, if they were looked up while the password was being hashed
 */
export async function requiredSecondFactor(
  call: CallContext,
  row: AccountRow,
  by: Ticket['by'],
  lookedUp: Awaited<ReturnType<typeof availableSecondFactors>> | null = null,
): Promise<SecondFactorDemand | null> {
  const methods = lookedUp ?? (await availableSecondFactors(call, row, by));
  if (methods.length === 0) return null;
  const offered = methods.map(({ method }) => method);
  return { ...(await issueTicket(call.services, row, by, offered, call.now)), methods };
}

/** The second factors that this login could require. Sends and decides nothing. */
export async function availableSecondFactors(
  { services, brand, address, now }: CallContext,
  { id }: Pick<AccountRow, 'id'>,
  by: Ticket['by'],
): Promise<SecondFactorDemand['methods']> {
  const { database, limits, messages } = services;
  if (await authenticatorSince(database, id)) return [{ method: 'totp', destination: null }];
  // A login by code has already verified a contact.
  if (by !== 'username') return [];
  const { twoFactorOnNewAddress } = brand.settings;
  if (!twoFactorOnNewAddress || (await networkIsKnown(database, limits, id, { address, now }))) {
    return [];
  }
  const contacts = await provedContacts(database, id);
  return contacts
    .filter(({ channel }) => messages.reaches(channel))
    .map((contact) => ({ method: contact.channel, destination: masked(contact) }));
}
