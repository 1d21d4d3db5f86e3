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
 * Writes to an account's holder of a change of what guards the account: among their messages here, and to every contact
 * that they have proved, since whoever came by one of them cannot keep the others from telling. A change that was undone
 * after all is not told of.
 * @param before whom to write to, where the change is of the contacts themselves: those that there were before it
 */
export async function tellHolder(
  { tx, afterCommit }: Pick<Transaction, 'tx' | 'afterCommit'>,
  services: Services,
  told: Omit<Notice, 'device'>,
  before?: readonly Contact[],
): Promise<void> {
  const notice = { ...told, device: '' };
  await leaveNotice(tx, services, notice);
  afterCommit(() =>
    services.messages.later(() => sendNotice(services, notice, (contacts) => before ?? contacts)),
  );
}

/** Puts a notice among the messages of its account, in the account's language. */
export async function leaveNotice(tx: Database, services: Services, notice: Notice): Promise<void> {
  const found = await wordsOf(tx, services, notice);
  if (found === null) return;
  const { language, brandCode } = found.owner;
  // The same page as in an e-mail, from within the site: whichever address somebody reads it at.
  const { pathname, search } = new URL(found.words.link);
  const words = { ...found.words, link: pathname + search };
  await tx.insert(message).values({
    brandCode,
    accountId: notice.accountId,
    texts: { [language]: noticeInside(language, notice.kind, words) },
    sentAt: services.now(),
  });
}

/** Sends a notice to those of its account's proved contacts that are chosen; to nobody where there is none. */
export async function sendNotice(
  services: Services,
  notice: Notice,
  choose: (contacts: readonly Contact[]) => readonly Contact[],
): Promise<void> {
  const { database, messages } = services;
  const isReached = ({ channel }: Contact) => messages.reaches(channel);
  const proved = (await provedContacts(database, notice.accountId)).filter(isReached);
  const found = await wordsOf(database, services, notice);
  if (found === null) return;
  const { owner, words } = found;
  const written = noticeMessage(owner.language, notice.kind, words);
  for (const contact of choose(proved).filter(isReached)) {
    await messages.send({
      ...contact,
      brandCode: owner.brandCode,
      brandName: words.brand,
      ...written,
    });
  }
}

/** Whom a notice goes to and what stands in its places; null where the account is closed. */
async function wordsOf(
  database: Database,
  services: Services,
  { accountId, at, address, device }: Notice,
): Promise<{ owner: typeof account.$inferSelect; words: NoticeWords } | null> {
  const { brands } = services;
  const [owner] = await database.select().from(account).where(eq(account.id, accountId));
  if (owner === undefined || owner.status === 'closed') return null;
  const brand = await brands.byCode(owner.brandCode);
  if (brand === undefined) return null;
  const time = new Intl.DateTimeFormat(LANGUAGE_TAGS[owner.language], {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  }).format(at);
  const link = securityPage(await brands.state(brand.code), services);
  return {
    owner,
    words: { brand: brand.name, account: owner.username, time, address, device, link },
  };
}
