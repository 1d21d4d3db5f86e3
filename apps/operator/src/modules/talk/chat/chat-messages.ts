import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { eq } from 'drizzle-orm';
import { chatMember } from '../tables/chat.table.ts';
import { authorise } from '#kernel/http/authorise.ts';
import { handlerOf } from '#kernel/http/handler.ts';
import { callerOf } from '#modules/identity/index.ts';
import { findMute } from './find-mute.ts';
import { changesAfter, newestMessages, say } from './room.ts';
import type { RoomWatch } from './room-watch.ts';

/** What the chat keeps in one process. */
export interface ChatNeeds {
  readonly roomWatch: RoomWatch;
}

/** How long an answer waits for a message: well within the timeouts of the contract's client and of proxies. */
const WAIT_MILLISECONDS = 15_000;

const chatHandler = handlerOf<ChatNeeds>();

/** The room's newest messages, or the changes since the caller's last answer, as soon as there are any. */
export const chatListMessages = chatHandler(endpoints.chat.listMessages, {
  // No transaction: a waiting one would keep a connection from the others.
  async answer({ own, query: { after }, services, session, brand, now, language, signal }) {
    const { database } = services;
    const { accountId } = session;
    let at = now;
    if (after !== undefined) {
      await own.roomWatch.wait(brand.code, after, WAIT_MILLISECONDS, signal);
      // An answer would trigger the next call at once, to a process that accepts no more calls.
      if (own.roomWatch.stopped) throw new ContractError('unavailable');
      at = services.now();
      const caller = await callerOf(services, brand, session.tokenHash, at);
      if (caller === null) throw new ContractError('session_expired');
      authorise(endpoints.chat.listMessages, caller, brand);
    }
    const [changes, muted, [member]] = await Promise.all([
      after === undefined
        ? newestMessages(database, brand.code, accountId)
        : changesAfter(database, brand.code, accountId, after),
      findMute(database, accountId, at),
      database.select().from(chatMember).where(eq(chatMember.accountId, accountId)),
    ]);
    return {
      messages: [...changes.messages],
      deleted: [...changes.deleted],
      cursor: changes.cursor,
      muted,
      language: member?.language ?? language,
    };
  },
});

/** Writes a message in the room; a repeat under the same key changes nothing. */
export const chatSendMessage = chatHandler(
  endpoints.chat.sendMessage,
  async ({ own, tx, afterCommit, session: { accountId }, brand, body, now }) => {
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
    afterCommit(() => own.roomWatch.look(brand.code));
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
