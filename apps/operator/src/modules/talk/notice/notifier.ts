import { randomUUID } from 'node:crypto';
import type { Language } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { emit } from '#kernel/events/operator-log.ts';
import { messageReceived } from './topics.ts';
import { siteOrigins } from '#kernel/brand/site-origins.ts';
import type { Message } from '#kernel/messages/message.ts';
import type { Messages } from '#kernel/messages/messages.ts';
import { sendMessage } from '#kernel/messages/send-message.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { accountOfRow, provedContacts } from '#modules/identity/index.ts';
import type { Contact } from '#kernel/notify/contact.ts';
import type { Notice } from '#kernel/notify/notice.ts';
import type { Addressee, CaseStep, Contacts, Notifier } from '#kernel/notify/notifier.ts';
import type { Services } from '#kernel/services.ts';
import { message } from '../tables/message.table.ts';
import { inboxNotice, messageOf, type Reader } from './render-notice.ts';
import { type NewMessage, writeStep } from './write-step.ts';

interface Needs extends Pick<Services, 'brands' | 'config' | 'work'> {
  readonly messages: Messages;
}

/** Writes modules' notices: to the inbox, by e-mail and by SMS. */
export function createNotifier(needs: Needs): Notifier {
  return {
    notice: (tx, to, notice) => writeNotice(tx, needs, to, notice),
    step: (tx, to, notice, step) => writeNotice(tx, needs, to, notice, step),
    async alert({ tx, afterCommit }, to, notice, contacts) {
      await writeNotice(tx, needs, to, notice);
      await oweMessages(tx, needs, to.accountId, notice, contacts);
      afterCommit(needs.work.wake);
    },
    send: ({ contact, brand, language }, notice, id) =>
      needs.messages.send(
        written(needs, contact, { brand, reader: readerFor(brand, language) }, notice, id),
      ),
  };
}

async function writeNotice(
  tx: Database,
  needs: Needs,
  { accountId, at }: Addressee,
  notice: Notice,
  step?: CaseStep,
): Promise<void> {
  const found = await readerOf(tx, needs, accountId);
  if (found === null) return;
  const { reader, brand } = found;
  const written: NewMessage = {
    brandCode: brand.code,
    accountId,
    texts: { [reader.language]: inboxNotice(reader, notice) },
    sentAt: at,
  };
  if (step === undefined) await tx.insert(message).values(written);
  else if (!(await writeStep(tx, { ...written, accountId, caseRef: step.caseRef }, step))) return;
  await emit(tx, messageReceived, { brandCode: brand.code, accountId }, {});
}

/** One piece of work for each contact: none waits for another's gateway. */
async function oweMessages(
  tx: Database,
  needs: Needs,
  accountId: number,
  notice: Notice,
  contacts: Contacts,
): Promise<void> {
  const reader = await readerOf(tx, needs, accountId);
  if (reader === null) return;
  for (const contact of await chosen(tx, needs, accountId, contacts)) {
    const id = randomUUID();
    await needs.work.owe(tx, {
      kind: sendMessage,
      key: `message:${id}`,
      payload: written(needs, contact, reader, notice, id),
    });
  }
}

function written(
  { config }: Needs,
  contact: Contact,
  { reader, brand }: BrandReader,
  notice: Notice,
  id: string,
): Message {
  const [site] = siteOrigins(brand, config.publicOrigins[0]);
  if (site === undefined) throw new Error(`the brand ${brand.code} has no address`);
  const { subject, text } = messageOf(reader, notice, site.domain);
  return { id, ...contact, brandCode: brand.code, brandName: brand.name, subject, text };
}

async function chosen(
  tx: Database,
  { messages }: Needs,
  accountId: number,
  contacts: Contacts,
): Promise<readonly Contact[]> {
  const proved = typeof contacts === 'string' ? await provedContacts(tx, accountId) : contacts;
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
