import type { Database } from '@palpite/server/database/transaction.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { readWritten, written } from '../../announcement/staff/written-texts.ts';
import { emit } from '#kernel/events/operator-log.ts';
import { messageBroadcast } from '../topics.ts';
import { messageReceived } from '../../notice/topics.ts';
import { richTextOf } from '#kernel/brand/rich-text.ts';
import { type MessageTexts, message } from '../../tables/message.table.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { accountNamed, accountsById } from '#modules/identity/index.ts';
import { id, liveBrand, word } from '#kernel/staff/inputs.ts';
import { notFound } from '#kernel/staff/staff-error.ts';
import { NO_MONEY, staffUseCases } from '#kernel/staff/use-case.ts';

const { act, look } = staffUseCases();

export const MESSAGES_LISTED = 100;

/** The text as data: marks in it are parsed now, and never when the message is shown. */
const messageTexts = (input: v.InferOutput<typeof written>, live: LiveBrand): MessageTexts =>
  Object.fromEntries(
    Object.entries(readWritten(input, live)).map(([language, { title, content }]) => [
      language,
      { title, content: richTextOf(content, { brand: live.name }) },
    ]),
  );

/** The brand's own messages; members' messages to each other are private. */
const ofOperator = (brandCode: string) =>
  and(eq(message.brandCode, brandCode), isNull(message.senderId));

/** @param accountId null for a message to all members */
const emitMessage = (tx: Database, brandCode: string, accountId: number | null) =>
  accountId === null
    ? emit(tx, messageBroadcast, { brandCode }, {})
    : emit(tx, messageReceived, { brandCode, accountId }, {});

export const sendMessage = act({
  name: 'message.send',
  roles: ['support', 'content'],
  fourEyes: NO_MONEY,
  /** Without a username it goes to all members. */
  input: v.strictObject({ brand: word, username: v.optional(word), written }),
  async run(context, input) {
    const { tx, services, now, about } = context;
    const live = await liveBrand(services, input.brand);
    const { username } = input;
    about({ subject: live.code });
    const to =
      username === undefined ? null : await accountNamed(context, { brand: input.brand, username });
    const texts = messageTexts(input.written, live);
    const [sent] = await tx
      .insert(message)
      .values({ brandCode: live.code, accountId: to?.id ?? null, texts, sentAt: now })
      .returning({ id: message.id });
    await emitMessage(tx, live.code, to?.id ?? null);
    return { id: sent?.id, username: to?.username, languages: Object.keys(texts) };
  },
});

export const listMessages = look({
  name: 'message.list',
  roles: ['support', 'content'],
  input: v.strictObject({ brand: word }),
  async run({ tx, services }, input) {
    const { code } = await liveBrand(services, input.brand);
    const rows = await tx
      .select()
      .from(message)
      .where(ofOperator(code))
      .orderBy(desc(message.id))
      .limit(MESSAGES_LISTED);
    const ids = rows.flatMap(({ accountId }) => accountId ?? []);
    const accounts = await accountsById(tx, ids);
    return rows.map((row) => ({ row, username: accounts.get(row.accountId ?? 0)?.username }));
  },
});

/** Removes a message of the brand from every list, read or unread. */
export const withdrawMessage = act({
  name: 'message.withdraw',
  roles: ['support', 'content'],
  fourEyes: NO_MONEY,
  input: v.strictObject({ brand: word, message: id }),
  async run({ tx, services, now, about }, input) {
    const { code } = await liveBrand(services, input.brand);
    about({ subject: `${code}, message ${input.message}` });
    const [withdrawn] = await tx
      .update(message)
      .set({ withdrawnAt: now })
      .where(and(eq(message.id, input.message), ofOperator(code), isNull(message.withdrawnAt)))
      .returning({ accountId: message.accountId });
    if (withdrawn === undefined) throw notFound(`${code} has no message with that id.`);
    await emitMessage(tx, code, withdrawn.accountId);
    return input.message;
  },
});
