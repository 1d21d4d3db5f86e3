import { LANGUAGE_TAGS } from '@palpite/domain';
import { and, eq, ne } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import type { CallContext } from '../http/handler.ts';
import { provedContacts } from '../second-factor/contacts.ts';
import type { Services } from '../services.ts';
import { newPasswordMessage } from './new-password-texts.ts';

/**
 * Writes to every contact that an account has proved, once the call is over: whoever came by one of them and took the
 * account with it cannot keep the others from telling. A change that was undone after all is not told of.
 */
export function tellOfNewPassword(
  services: Services,
  accountId: number,
  { merchant, address, now }: Pick<CallContext, 'merchant' | 'address' | 'now'>,
): void {
  const { database, messages } = services;
  messages.later(async () => {
    const [owner] = await database
      .select({ username: account.username, language: account.language })
      .from(account)
      .where(
        and(
          eq(account.id, accountId),
          eq(account.passwordChangedAt, now),
          ne(account.status, 'closed'),
        ),
      );
    if (owner === undefined) return;
    const contacts = (await provedContacts(database, accountId)).filter(({ channel }) =>
      messages.reaches(channel),
    );
    const time = new Intl.DateTimeFormat(LANGUAGE_TAGS[owner.language], {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: merchant.timeZone,
    }).format(now);
    const words = { brand: merchant.name, account: owner.username, address, time };
    for (const contact of contacts) {
      await messages.send({
        ...contact,
        merchant: merchant.code,
        brandName: merchant.name,
        ...newPasswordMessage(owner.language, words),
      });
    }
  });
}
