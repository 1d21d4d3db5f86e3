import { LANGUAGE_TAGS } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import type { knownPlace } from '../database/schema/known-place.ts';
import type { Database } from '../database/transaction.ts';
import type { Job } from '../jobs/job.ts';
import { provedContacts } from '../second-factor/contacts.ts';
import type { Services } from '../services.ts';
import { deviceName } from './device-name.ts';
import { takeDueMessages } from './known-place.ts';
import { placeMessage } from './place-texts.ts';

/** As many as one run may hold its transaction open for. */
const AT_ONCE = 100;

/**
 * Writes to the owners of accounts that were signed in to from elsewhere. A job and not a part of the login: a login that
 * failed after all is not told of, and none waits for a mail server.
 */
export const tellOfPlaces: Job = {
  name: 'tell-of-places',
  everySeconds: 30,
  async run({ tx }, services) {
    const due = await takeDueMessages(tx, AT_ONCE);
    for (const place of due) await writeTo(tx, services, place);
    return { told: due.length };
  },
};

/** To the contact that the account has proved first, and to nobody where there is none: the next login tells it then. */
async function writeTo(
  tx: Database,
  services: Services,
  { accountId, address, userAgent, firstSeenAt }: typeof knownPlace.$inferSelect,
): Promise<void> {
  const { messages, merchants } = services;
  const [contact] = (await provedContacts(tx, accountId)).filter(({ channel }) =>
    messages.reaches(channel),
  );
  const [owner] = await tx.select().from(account).where(eq(account.id, accountId));
  if (contact === undefined || owner === undefined || owner.status === 'closed') return;
  const merchant = await merchants.byCode(owner.merchant);
  if (merchant === undefined) return;
  const time = new Intl.DateTimeFormat(LANGUAGE_TAGS[owner.language], {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: merchant.timeZone,
  }).format(firstSeenAt);
  const words = { brand: merchant.name, account: owner.username, device: deviceName(userAgent) };
  messages.later(() =>
    messages.send({
      ...contact,
      merchant: merchant.code,
      brandName: merchant.name,
      ...placeMessage(owner.language, { ...words, address, time }),
    }),
  );
}
