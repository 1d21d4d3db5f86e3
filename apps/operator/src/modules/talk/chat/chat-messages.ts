import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { eq } from 'drizzle-orm';
import { chatMember } from '../tables/chat.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { findMute } from './find-mute.ts';
import { changesAfter, newestMessages, say } from './room.ts';

/** The room's newest messages, or the changes since the caller's last answer. */
export const chatListMessages = handler(
  endpoints.chat.listMessages,
  async ({ tx, query: { after }, session: { accountId }, brand, now, language }) => {
    const changes =
      after === undefined
        ? await newestMessages(tx, brand.code, accountId)
        : await changesAfter(tx, brand.code, accountId, after);
    const muted = await findMute(tx, accountId, now);
    const [member] = await tx.select().from(chatMember).where(eq(chatMember.accountId, accountId));
    return {
      messages: [...changes.messages],
      deleted: [...changes.deleted],
      cursor: changes.cursor,
      muted,
      language: member?.language ?? language,
    };
  },
);

/** Writes a message in the room; a repeat under the same key changes nothing. */
export const chatSendMessage = handler(
  endpoints.chat.sendMessage,
  async ({ tx, session: { accountId }, brand, body, now }) => {
    if ((await findMute(tx, accountId, now)) !== null) throw new ContractError('forbidden');
    const text = plain(body.text);
    if (text === '') {
      throw new ContractError('invalid_request', {
        fields: [{ field: 'text', reason: 'expected text that can be seen' }],
      });
    }
    const id = await say(tx, {
      brandCode: brand.code,
      accountId,
      key: body.key,
      text,
      sentAt: now,
    });
    return { id };
  },
);

/** Without control characters and empty lines, so that no single message fills the room. */
function plain(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
