import type { Language } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { siteOrigins } from '#kernel/brand/site-origins.ts';
import type { Messages } from '#kernel/messages/messages.ts';
import { message } from '../tables/message.table.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { accountOfRow, provedContacts } from '#modules/identity/index.ts';
import type { Contact } from '#kernel/notify/contact.ts';
import type { Notice } from '#kernel/notify/notice.ts';
import type { Addressee, Contacts, Notifier } from '#kernel/notify/notifier.ts';
import type { Services } from '#kernel/services.ts';
import { inboxNotice, messageOf, type Reader } from './render-notice.ts';

interface Needs extends Pick<Services, 'brands' | 'database' | 'config'> {
  readonly messages: Messages;
}

/** Writes modules' notices: to the inbox, by e-mail and by SMS. */
export function createNotifier(needs: Needs): Notifier {
  return {
    notice: (tx, to, notice) => writeNotice(tx, needs, to, notice),
    async alert({ tx, afterCommit }, to, notice, contacts) {
      await writeNotice(tx, needs, to, notice);
      afterCommit(() =>
        needs.messages.later(() => sendNotice(needs, to.accountId, notice, contacts)),
      );
    },
    send: ({ contact, brand, language }, notice) =>
      sendTo(needs, contact, { brand, reader: readerFor(brand, language) }, notice),
  };
}

async function writeNotice(
  tx: Database,
  needs: Needs,
  { accountId, at }: Addressee,
  notice: Notice,
): Promise<void> {
  const found = await readerOf(tx, needs, accountId);
  if (found === null) return;
  const { reader, brand } = found;
  await tx.insert(message).values({
    brandCode: brand.code,
    accountId,
    texts: { [reader.language]: inboxNotice(reader, notice) },
    sentAt: at,
  });
}

async function sendNotice(
  needs: Needs,
  accountId: number,
  notice: Notice,
  contacts: Contacts,
): Promise<void> {
  const found = await readerOf(needs.database, needs, accountId);
  if (found === null) return;
  for (const contact of await chosen(needs, accountId, contacts)) {
    await sendTo(needs, contact, found, notice);
  }
}

async function sendTo(
  { messages, config }: Needs,
  contact: Contact,
  { reader, brand }: BrandReader,
  notice: Notice,
): Promise<void> {
  const [site] = siteOrigins(brand, config.publicOrigins[0]);
  if (site === undefined) throw new Error(`the brand ${brand.code} has no address`);
  const written = messageOf(reader, notice, site.domain);
  await messages.send({ ...contact, brandCode: brand.code, brandName: brand.name, ...written });
}

async function chosen(
  { database, messages }: Needs,
  accountId: number,
  contacts: Contacts,
): Promise<readonly Contact[]> {
  const proved =
    typeof contacts === 'string' ? await provedContacts(database, accountId) : contacts;
  const reached = proved.filter(({ channel }) => messages.reaches(channel));
  return contacts === 'first' ? reached.slice(0, 1) : reached;
}

interface BrandReader {
  readonly reader: Reader;
  readonly brand: LiveBrand;
}

/** The account as a reader; null when it is closed. */
async function readerOf(
  tx: Database,
  { brands }: Needs,
  accountId: number,
): Promise<BrandReader | null> {
  const row = await accountOfRow(tx, accountId);
  const brand = await brands.byCode(row.brandCode);
  if (row.status === 'closed' || brand === undefined) return null;
  const { language, username } = row;
  return { reader: readerFor(brand, language, username), brand };
}

const readerFor = (
  { name, timeZone }: LiveBrand,
  language: Language,
  username?: string,
): Reader => ({
  language,
  username,
  brandName: name,
  timeZone,
});
