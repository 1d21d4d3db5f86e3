import { LANGUAGE_TAGS } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import { securityPage } from '../brand/site-origins.ts';
import { account } from '../database/schema/account.ts';
import type { Transaction } from '../database/transaction.ts';
import { type Contact, provedContacts } from '../second-factor/contacts.ts';
import type { Services } from '../services.ts';
import { type NoticeKind, noticeMessage } from './notice-texts.ts';

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
 * Writes to an account's holder of a change of what guards the account: to every contact that they have proved, since
 * whoever came by one of them cannot keep the others from telling. A change that was undone after all is not told of.
 * @param before whom to write to, where the change is of the contacts themselves: those that there were before it
 */
export function tellHolder(
  { afterCommit }: Pick<Transaction, 'afterCommit'>,
  services: Services,
  notice: Omit<Notice, 'device'>,
  before?: readonly Contact[],
): void {
  afterCommit(() =>
    services.messages.later(() =>
      sendNotice(services, { ...notice, device: '' }, (contacts) => before ?? contacts),
    ),
  );
}

/**
 * Sends a notice to those of its account's proved contacts that are chosen; to nobody where there is none, or where the
 * account is closed.
 */
export async function sendNotice(
  services: Services,
  { accountId, kind, at, address, device }: Notice,
  choose: (contacts: readonly Contact[]) => readonly Contact[],
): Promise<void> {
  const { database, messages, merchants } = services;
  const isReached = ({ channel }: Contact) => messages.reaches(channel);
  const proved = (await provedContacts(database, accountId)).filter(isReached);
  const [owner] = await database.select().from(account).where(eq(account.id, accountId));
  if (owner === undefined || owner.status === 'closed') return;
  const merchant = await merchants.byCode(owner.merchant);
  if (merchant === undefined) return;
  const time = new Intl.DateTimeFormat(LANGUAGE_TAGS[owner.language], {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: merchant.timeZone,
  }).format(at);
  const message = noticeMessage(owner.language, kind, {
    brand: merchant.name,
    account: owner.username,
    time,
    address,
    device,
    link: securityPage(await merchants.brand(merchant.code), services),
  });
  for (const contact of choose(proved).filter(isReached)) {
    await messages.send({
      ...contact,
      merchant: merchant.code,
      brandName: merchant.name,
      ...message,
    });
  }
}
