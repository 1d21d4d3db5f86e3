import type { Database } from '@palpite/server/database/transaction.ts';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { supportMessage } from '../tables/support.table.ts';
import type { OperatorEnv } from '#kernel/http/frame.ts';
import { MESSAGES_SHOWN, readReference, type SupportMessage } from './leave-message.ts';

/**
 * A visitor's own messages, kept by their browser: their references, which are secrets already. No script reads the
 * cookie, and only the desk receives it.
 */
const COOKIE = 'support';
const KEPT_SECONDS = 30 * 86_400;

type Page = Context<OperatorEnv>;

function keptReferences(c: Page): string[] {
  const kept = (getCookie(c, COOKIE) ?? '').split('.').flatMap((text) => readReference(text) ?? []);
  return kept.slice(0, MESSAGES_SHOWN);
}

/** Adds a message to those that the browser keeps, newest first. */
export function keepForVisitor(c: Page, path: string, reference: string, secure: boolean): void {
  const others = keptReferences(c).filter((kept) => kept !== reference);
  const value = [reference, ...others].slice(0, MESSAGES_SHOWN).join('.');
  setCookie(c, COOKIE, value, {
    path,
    maxAge: KEPT_SECONDS,
    httpOnly: true,
    sameSite: 'Strict',
    secure,
  });
}

/** Makes the browser forget them; the messages stay, and can be read with their references. */
export function forgetForVisitor(c: Page, path: string): void {
  deleteCookie(c, COOKIE, { path });
}

/** The visitor's messages that this browser keeps, newest first. An account's are never among them. */
export async function visitorMessages(
  c: Page,
  database: Database,
  brandCode: string,
): Promise<SupportMessage[]> {
  const references = keptReferences(c);
  if (references.length === 0) return [];
  return database
    .select()
    .from(supportMessage)
    .where(
      and(
        inArray(supportMessage.reference, references),
        eq(supportMessage.brandCode, brandCode),
        isNull(supportMessage.accountId),
      ),
    )
    .orderBy(desc(supportMessage.id));
}
