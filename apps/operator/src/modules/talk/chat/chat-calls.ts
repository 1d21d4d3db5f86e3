import { endpoints } from '@palpite/contract';
import { CHAT_PATH } from '@palpite/contract/chat-path.ts';
import { emit } from '#kernel/events/operator-log.ts';
import { chatMemberChanged } from './topics.ts';
import { chatMember } from '../tables/chat.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { openLook, sealLook } from './chat-look.ts';
import { countUnread, markSeen, newestId } from './room.ts';

/** The address of the member's window: the site's page of the room, with the requested look and language. */
export const chatGetUrl = handler(
  endpoints.chat.getUrl,
  async ({ query: { language, title, headerColor }, session, brand, services }) => {
    const { accountId, sessionId } = session;
    const owner = { brandCode: brand.code, accountId, sessionId };
    const pass = await sealLook(services.secrets, owner, { title, headerColor });
    return { chatUrl: `${CHAT_PATH}?${new URLSearchParams({ lang: language, pass })}` };
  },
);

/** Messages of others since the member last looked; none for an account that has never entered the room. */
export const chatCountUnread = handler(
  endpoints.chat.countUnread,
  async ({ tx, session, brand }) => ({
    unread: await countUnread(tx, brand.code, session.accountId),
  }),
);

/** Open windows switch to the new language. */
export const chatSetLanguage = handler(
  endpoints.chat.setLanguage,
  async ({ tx, session, brand, body }) => {
    await tx
      .insert(chatMember)
      .values({
        accountId: session.accountId,
        language: body.language,
        readId: await newestId(tx, brand.code),
      })
      .onConflictDoUpdate({ target: chatMember.accountId, set: { language: body.language } });
    const about = { brandCode: brand.code, accountId: session.accountId };
    await emit(tx, chatMemberChanged, about, {});
    return null;
  },
);

/** The member enters. Messages from before the first entry do not count as unread. */
export const chatEnter = handler(
  endpoints.chat.enter,
  async ({ tx, session: { accountId }, brand, body: { pass }, language, services, now }) => {
    await tx
      .insert(chatMember)
      .values({ accountId, language, readId: await newestId(tx, brand.code) })
      .onConflictDoUpdate({ target: chatMember.accountId, set: { language } });
    const owner = { brandCode: brand.code, accountId };
    return {
      look:
        pass === undefined
          ? null
          : await openLook({ database: tx, secrets: services.secrets }, owner, pass, now),
      keptDays: services.limits.chatDays,
    };
  },
);

/** Marks messages as read up to a number; a number above the newest marks no more than exist. */
export const chatMarkRead = handler(
  endpoints.chat.markRead,
  async ({ tx, session: { accountId }, brand, body: { id } }) => {
    await markSeen(tx, accountId, Math.min(id, await newestId(tx, brand.code)));
    return null;
  },
);
