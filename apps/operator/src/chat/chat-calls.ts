import { endpoints } from '@palpite/contract';
import { chatMember } from '../database/schema/chat.ts';
import { handler } from '../http/handler.ts';
import { openLook } from './chat-look.ts';
import { chatAddress } from './chat-pass.ts';
import { countUnread, markSeen, newestId } from './room.ts';

/** Where the member's window opens: with a pass that is good for a minute, in the window's own look and language. */
export const chatUrl = handler(
  endpoints.chatUrl,
  async ({ query, session, brand, now, services }) => ({
    chatUrl: await chatAddress(services.secrets, now, {
      brandCode: brand.code,
      tokenHash: session.tokenHash.toString('base64url'),
      language: query.language,
      title: query.title,
      headerColor: query.headerColor,
    }),
  }),
);

/** What others have said since the member last looked; nothing waits for whoever has never been in the room. */
export const chatUnread = handler(endpoints.chatUnread, async ({ tx, session, brand }) => ({
  unread: await countUnread(tx, brand.code, session.accountId),
}));

/** Windows that are open speak the new language with their next answer. */
export const chatLanguage = handler(
  endpoints.chatLanguage,
  async ({ tx, session, brand, body }) => {
    await tx
      .insert(chatMember)
      .values({
        accountId: session.accountId,
        language: body.language,
        readId: await newestId(tx, brand.code),
      })
      .onConflictDoUpdate({ target: chatMember.accountId, set: { language: body.language } });
    return null;
  },
);

/** The member comes in. What was said before they first did is no news to them. */
export const chatEnter = handler(
  endpoints.chatEnter,
  async ({ tx, session: { accountId }, brand, body: { pass }, language, services }) => {
    await tx
      .insert(chatMember)
      .values({ accountId, language, readId: await newestId(tx, brand.code) })
      .onConflictDoUpdate({ target: chatMember.accountId, set: { language } });
    const owner = { brandCode: brand.code, accountId };
    return {
      look: pass === undefined ? null : await openLook(services.secrets, owner, pass),
      keptDays: services.limits.chatDays,
    };
  },
);

/** What was shown to the member is no longer unread; a number from nowhere marks no more than there is. */
export const chatRead = handler(
  endpoints.chatRead,
  async ({ tx, session: { accountId }, brand, body: { id } }) => {
    await markSeen(tx, accountId, Math.min(id, await newestId(tx, brand.code)));
    return null;
  },
);
