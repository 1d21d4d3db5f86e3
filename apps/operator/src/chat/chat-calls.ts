import { endpoints } from '@palpite/contract';
import { chatMember } from '../database/schema/chat.ts';
import { handler } from '../http/handler.ts';
import { chatAddress } from './chat-pass.ts';
import { countUnread, newestId } from './room.ts';

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
