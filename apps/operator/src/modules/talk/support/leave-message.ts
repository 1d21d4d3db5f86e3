import { randomInt } from 'node:crypto';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, desc, eq } from 'drizzle-orm';
import { supportMessage } from '../tables/support.table.ts';

export type SupportMessage = typeof supportMessage.$inferSelect;
export type NewSupportMessage = Omit<
  typeof supportMessage.$inferInsert,
  'id' | 'reference' | 'answer' | 'answeredAt'
>;

/** How many of a writer's messages the desk shows. */
export const MESSAGES_SHOWN = 10;

/** Crockford's letters: none that looks like another, none that make words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten letters in two groups, 50 random bits: the writer quotes it, and it cannot be guessed. */
function newReference(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** A reference as a person may have typed it; null when it is invalid. */
export function readReference(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(letters)
    ? `${letters.slice(0, 5)}-${letters.slice(5)}`
    : null;
}

/** Stores a message; a form that is sent again changes nothing. @returns the message's reference */
export async function leaveMessage(
  database: Database,
  message: NewSupportMessage,
): Promise<string> {
  const [kept] = await database
    .insert(supportMessage)
    .values({ ...message, reference: newReference() })
    .onConflictDoNothing({ target: [supportMessage.brandCode, supportMessage.formId] })
    .returning({ reference: supportMessage.reference });
  if (kept) return kept.reference;
  const [before] = await database
    .select({ reference: supportMessage.reference })
    .from(supportMessage)
    .where(
      and(
        eq(supportMessage.brandCode, message.brandCode),
        eq(supportMessage.formId, message.formId),
      ),
    );
  if (!before) throw new Error('a message with this form’s id was there and is gone');
  return before.reference;
}

/** The message with that reference, left with that brand. */
export async function findMessage(
  database: Database,
  brandCode: string,
  reference: string,
): Promise<SupportMessage | undefined> {
  const [found] = await database
    .select()
    .from(supportMessage)
    .where(and(eq(supportMessage.reference, reference), eq(supportMessage.brandCode, brandCode)));
  return found;
}

/** The latest messages of an account, newest first. */
export function messagesOf(database: Database, accountId: number): Promise<SupportMessage[]> {
  return database
    .select()
    .from(supportMessage)
    .where(eq(supportMessage.accountId, accountId))
    .orderBy(desc(supportMessage.id))
    .limit(MESSAGES_SHOWN);
}
