import { CHAT_MESSAGES_SHOWN } from '@palpite/contract/chat.ts';
import { maskedName } from '@palpite/domain';
import { lockFor } from '@palpite/server/database/lock.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, count, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { emit } from '#kernel/events/operator-log.ts';
import { chatSaid } from './topics.ts';
import { chatMember, chatMessage } from '../tables/chat.table.ts';
import { accountsById } from '#modules/identity/index.ts';

/** The messages of a brand's room and their changes. Numbers are given under the room's lock, so none is skipped. */

/** The count stops at this number. */
const MOST_UNREAD = 99;

/** A message as others see it: its writer by a masked nickname. */
export interface SaidMessage {
  readonly id: number;
  readonly name: string;
  readonly mine: boolean;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

export interface RoomChanges {
  readonly messages: readonly SaidMessage[];
  /** Numbers of deleted messages. */
  readonly deleted: readonly number[];
  /** Where the next answer continues. */
  readonly cursor: number;
}

type ChatRow = typeof chatMessage.$inferSelect;

interface NewMessage {
  readonly brandCode: string;
  readonly accountId: number;
  readonly key: string;
  readonly text: string;
  readonly sentAt: Date;
}

/** Writes a message in the room; a repeat under its key changes nothing. @returns its number */
export async function say(tx: Database, message: NewMessage): Promise<number> {
  await lockFor(tx, `chat ${message.brandCode}`);
  const [before] = await tx
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .where(and(eq(chatMessage.accountId, message.accountId), eq(chatMessage.key, message.key)));
  if (before) return before.id;
  const id = (await newestId(tx, message.brandCode)) + 1;
  const change = (await newestChange(tx, message.brandCode)) + 1;
  await tx.insert(chatMessage).values({ ...message, id, change });
  await emit(tx, chatSaid, { brandCode: message.brandCode }, { change });
  return id;
}

/** Removes a message from every window. @returns false when it does not exist, or was removed before */
export async function removeChatMessage(
  tx: Database,
  brandCode: string,
  id: number,
  now: Date,
): Promise<boolean> {
  await lockFor(tx, `chat ${brandCode}`);
  const change = (await newestChange(tx, brandCode)) + 1;
  const { rowCount } = await tx
    .update(chatMessage)
    .set({ deletedAt: now, change })
    .where(
      and(
        eq(chatMessage.brandCode, brandCode),
        eq(chatMessage.id, id),
        isNull(chatMessage.deletedAt),
      ),
    );
  if (rowCount === 1) await emit(tx, chatSaid, { brandCode }, { change });
  return rowCount === 1;
}

/** What the room shows at first: its newest messages, oldest first. */
export async function newestMessages(
  database: Database,
  brandCode: string,
  accountId: number,
): Promise<RoomChanges> {
  // Before the messages, so that a change in between is in the next answer too, and not in none.
  const cursor = await newestChange(database, brandCode);
  const rows = await database
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.brandCode, brandCode), isNull(chatMessage.deletedAt)))
    .orderBy(desc(chatMessage.id))
    .limit(CHAT_MESSAGES_SHOWN);
  return { messages: await said(database, rows.toReversed(), accountId), deleted: [], cursor };
}

/** The changes of the room since a given one, oldest first; at most as much as a window shows. */
export async function changesAfter(
  database: Database,
  brandCode: string,
  accountId: number,
  after: number,
): Promise<RoomChanges> {
  const rows = await database
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.brandCode, brandCode), gt(chatMessage.change, after)))
    .orderBy(chatMessage.change)
    .limit(CHAT_MESSAGES_SHOWN);
  const there = rows.filter(({ deletedAt }) => deletedAt === null);
  const gone = rows.filter(({ deletedAt }) => deletedAt !== null);
  return {
    messages: await said(database, there, accountId),
    deleted: gone.map(({ id }) => id),
    cursor: rows.at(-1)?.change ?? after,
  };
}

/** @param rows as stored, with the names of their writers */
async function said(
  database: Database,
  rows: readonly ChatRow[],
  accountId: number,
): Promise<SaidMessage[]> {
  const writers = await accountsById(
    database,
    rows.map((row) => row.accountId),
  );
  return rows.map((row) => ({
    id: row.id,
    name: maskedName(writers.get(row.accountId)?.nickname ?? ''),
    mine: row.accountId === accountId,
    text: row.text,
    at: row.sentAt.toISOString(),
  }));
}

/** Records what was shown to a member, never less than before. */
export async function markSeen(
  database: Database,
  accountId: number,
  readId: number,
): Promise<void> {
  await database
    .update(chatMember)
    .set({ readId })
    .where(and(eq(chatMember.accountId, accountId), sql`${chatMember.readId} < ${readId}`));
}

export async function countUnread(
  tx: Database,
  brandCode: string,
  accountId: number,
): Promise<number> {
  const [member] = await tx.select().from(chatMember).where(eq(chatMember.accountId, accountId));
  if (member === undefined) return 0;
  const waiting = tx
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.brandCode, brandCode),
        gt(chatMessage.id, member.readId),
        ne(chatMessage.accountId, accountId),
        isNull(chatMessage.deletedAt),
      ),
    )
    .limit(MOST_UNREAD)
    .as('waiting');
  const [total] = await tx.select({ rows: count() }).from(waiting);
  return total?.rows ?? 0;
}

/** The number of the room's newest message; 0 in an empty one. */
export function newestId(tx: Database, brandCode: string): Promise<number> {
  return newest(tx, brandCode, chatMessage.id);
}

export function newestChange(tx: Database, brandCode: string): Promise<number> {
  return newest(tx, brandCode, chatMessage.change);
}

async function newest(
  tx: Database,
  brandCode: string,
  column: typeof chatMessage.id | typeof chatMessage.change,
): Promise<number> {
  const [row] = await tx
    .select({ value: column })
    .from(chatMessage)
    .where(eq(chatMessage.brandCode, brandCode))
    .orderBy(desc(column))
    .limit(1);
  return row?.value ?? 0;
}
