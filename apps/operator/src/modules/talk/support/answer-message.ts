import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Language } from '@palpite/domain';
import { emit } from '#kernel/events/operator-log.ts';
import { supportAnswered } from './topics.ts';
import { type MessageTexts, message, messageMark } from '../tables/message.table.ts';
import { supportMessage } from '../tables/support.table.ts';
import { findAccount } from '#modules/identity/index.ts';
import { beginning, plainText } from '../message/message-view.ts';
import { textsIn } from '#kernel/texts/texts.ts';
import { ANSWER_TEXTS } from './answer-texts.ts';
import type { SupportMessage } from './leave-message.ts';

/** Longest answer, in characters: one run of the contract's rich text. */
export const LONGEST_ANSWER = 2_000;

/**
 * Answers a message. A member finds the answer among the platform messages too, since the window may be closed by now;
 * a later answer replaces the previous one, there as well.
 */
export async function answerMessage(
  tx: Database,
  asked: SupportMessage,
  answer: string,
  now: Date,
): Promise<void> {
  await tx
    .update(supportMessage)
    .set({ answer, answeredAt: now })
    .where(eq(supportMessage.id, asked.id));
  if (asked.accountId === null) return;
  await tx
    .update(message)
    .set({ withdrawnAt: now })
    .where(and(eq(message.supportMessageId, asked.id), isNull(message.withdrawnAt)));
  const owner = await findAccount(tx, asked.accountId);
  const language = owner?.language ?? asked.language;
  await tx.insert(message).values({
    brandCode: asked.brandCode,
    accountId: asked.accountId,
    texts: noticeOf(asked, answer, language),
    supportMessageId: asked.id,
    sentAt: now,
  });
  const about = { brandCode: asked.brandCode, accountId: asked.accountId };
  await emit(tx, supportAnswered, about, {});
}

function noticeOf(asked: SupportMessage, answer: string, language: Language): MessageTexts {
  const texts = textsIn(language, ANSWER_TEXTS);
  const line = (text: string) => ({ kind: 'paragraph' as const, runs: [{ text }] });
  return {
    [language]: {
      title: texts.title,
      content: [
        line(`${texts.asked} ${beginning(asked.message)}`),
        { kind: 'heading', runs: [{ text: texts.answer }] },
        ...plainText(answer),
        line(`${texts.reference} ${asked.reference}`),
      ],
    },
  };
}

/** An answer that the member has read in the window no longer counts as unread among the platform messages. */
export async function markAnswersRead(
  database: Database,
  accountId: number,
  references: readonly string[],
  now: Date,
): Promise<void> {
  if (references.length === 0) return;
  const notices = await database
    .select({ id: message.id })
    .from(message)
    .innerJoin(supportMessage, eq(supportMessage.id, message.supportMessageId))
    .leftJoin(
      messageMark,
      and(
        eq(messageMark.messageId, message.id),
        eq(messageMark.tab, 'system'),
        eq(messageMark.accountId, accountId),
      ),
    )
    .where(
      and(
        eq(message.accountId, accountId),
        isNull(message.withdrawnAt),
        isNotNull(supportMessage.answer),
        inArray(supportMessage.reference, references),
        isNull(messageMark.readAt),
      ),
    );
  if (notices.length === 0) return;
  await database
    .insert(messageMark)
    .values(
      notices.map(({ id }) => ({ accountId, tab: 'system' as const, messageId: id, readAt: now })),
    )
    .onConflictDoUpdate({
      target: [messageMark.accountId, messageMark.tab, messageMark.messageId],
      set: { readAt: now },
    });
}
