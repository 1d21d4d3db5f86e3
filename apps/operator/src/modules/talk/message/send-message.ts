import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { emit } from '#kernel/events/operator-log.ts';
import { messageReceived } from '../notice/topics.ts';
import { message } from '../tables/message.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { downlineOf, uplineOf } from './correspondents.ts';
import { readMessageId } from './message-id.ts';

/** Writes to the caller's own upline, or to one of their direct downlines, and to no other account. */
export const messageSend = handler(
  endpoints.message.send,
  async ({ tx, session, body, brand, now }) => {
    const text = plain(body.text);
    if (text === '') {
      throw new ContractError('field_invalid', { fields: [{ field: 'text', reason: 'empty' }] });
    }
    const to = await recipientOf(tx, session.accountId, body.downlineId);
    const [sent] = await tx
      .insert(message)
      .values({
        brandCode: brand.code,
        accountId: to.id,
        senderId: session.accountId,
        toUpline: body.downlineId === null,
        text,
        sentAt: now,
      })
      .returning({ id: message.id });
    await emit(tx, messageReceived, { brandCode: brand.code, accountId: to.id }, {});
    return { messageId: String(sent?.id) };
  },
);

/** @throws ContractError `not_found` without an upline | `not_direct_downline` */
async function recipientOf(tx: Database, accountId: number, downlineId: string | null) {
  if (downlineId === null) {
    const upline = await uplineOf(tx, accountId);
    if (upline === null) throw new ContractError('not_found');
    return upline;
  }
  const downline = await downlineOf(tx, accountId, readMessageId(downlineId));
  if (downline === null) throw new ContractError('not_direct_downline');
  return downline;
}

/** Without control characters; lines stay lines. */
function plain(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
