import { LANGUAGE_TAGS } from '@palpite/domain';
import type { Database, Transaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { securityPage } from '../brand/site-origins.ts';
import { account } from '../database/schema/account.ts';
import { message } from '../database/schema/message.ts';
import { type Contact, provedContacts } from '../second-factor/contacts.ts';
import type { Services } from '../services.ts';
import { type NoticeKind, type NoticeWords, noticeInside, noticeMessage } from './notice-texts.ts';

/** What happened to an account. */
export interface Notice {
  readonly accountId: number;
  readonly kind: NoticeKind;
  readonly at: Date;
  /** Where it was done from; empty for what the operator did. */
  readonly address: string;
  readonly device: string;
}

/**
 * Notifies an account of a change to what guards it: by a notice on the site and a message to every proved contact, so
 * that an intruder who holds one contact cannot hide the change. A change that is rolled back is not reported.
 * @param before the contacts to write to where the change is to the contacts themselves
 */
export async function notifyAccount(
  { tx, afterCommit }: Pick<Transaction, 'tx' | 'afterCommit'>,
  services: Services,
  event: Omit<Notice, 'device'>,
  before?: readonly Contact[],
): Promise<void> {
  const notice = { ...event, device: '' };
  await writeNotice(tx, services, notice);
  afterCommit(() =>
    services.messages.later(() => sendNotice(services, notice, (contacts) => before ?? contacts)),
  );
}

/** Writes a notice to the account's inbox, in the account's language. */
export async function writeNotice(tx: Database, services: Services, notice: Notice): Promise<void> {
  const addressee = await wordsOf(tx, services, notice);
  if (addressee === null) return;
  const { language, brandCode } = addressee.row;
  // The path alone: the member may read it at another of the brand's addresses.
  const { pathname, search } = new URL(addressee.words.link);
  const words = { ...addressee.words, link: pathname + search };
  await tx.insert(message).values({
    brandCode,
    accountId: notice.accountId,
    texts: { [language]: noticeInside(language, notice.kind, words) },
    sentAt: services.now(),
  });
}

/** Sends a notice to the chosen ones of the account's proved contacts, if any. */
export async function sendNotice(
  services: Services,
  notice: Notice,
  choose: (contacts: readonly Contact[]) => readonly Contact[],
): Promise<void> {
  const { database, messages } = services;
  const isReached = ({ channel }: Contact) => messages.reaches(channel);
  const reached = (await provedContacts(database, notice.accountId)).filter(isReached);
  const addressee = await wordsOf(database, services, notice);
  if (addressee === null) return;
  const { row, words } = addressee;
  const text = noticeMessage(row.language, notice.kind, words);
  for (const contact of choose(reached).filter(isReached)) {
    await messages.send({
      ...contact,
      brandCode: row.brandCode,
      brandName: words.brand,
      ...text,
    });
  }
}

/** The account that a notice goes to, and its values; null where the account is closed. */
async function wordsOf(
  database: Database,
  services: Services,
  { accountId, at, address, device }: Notice,
): Promise<{ row: typeof account.$inferSelect; words: NoticeWords } | null> {
  const { brands } = services;
  const [row] = await database.select().from(account).where(eq(account.id, accountId));
  if (row === undefined || row.status === 'closed') return null;
  const brand = await brands.byCode(row.brandCode);
  if (brand === undefined) return null;
  const time = new Intl.DateTimeFormat(LANGUAGE_TAGS[row.language], {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  }).format(at);
  const link = securityPage(brand, services);
  return {
    row,
    words: { brand: brand.name, account: row.username, time, address, device, link },
  };
}
