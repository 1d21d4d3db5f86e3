import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { accountProfile } from '../tables/account-profile.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { readChoice, setChosenPassword } from './choose-by-code.ts';
import { emailRecipient, readNameAndEmail } from './forgot-password-by-email.ts';

/** Chooses another password with a code that was sent by e-mail, and signs in. */
export const passwordResetByEmail = handler(endpoints.password.resetByEmail, {
  async prepare(call) {
    const typed = readNameAndEmail(call.brand, call.body);
    return readChoice(call, emailRecipient(typed), call.body);
  },
  async work(call, choice) {
    const start = await setChosenPassword(call, choice);
    // The code was confirmed, so from now on the address is a verified contact.
    await call.tx
      .update(accountProfile)
      .set({ emailProvedAt: call.now })
      .where(eq(accountProfile.accountId, Number(start.user.id)));
    return start;
  },
});
