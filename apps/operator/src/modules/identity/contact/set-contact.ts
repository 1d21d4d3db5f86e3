import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { eq } from 'drizzle-orm';
import { dropCodesOf, readCode } from '../codes/verification-code.ts';
import { accountProfile } from '../tables/account-profile.table.ts';
import { provedMobile } from '../tables/codes.table.ts';
import type { Call } from '#kernel/http/handler.ts';
import { ACCOUNT_NOTICES } from '../account/account-notices.ts';
import { notifyOfChange } from '../account/notify-of-change.ts';
import { provedContacts } from '../account/contacts.ts';
import { proveCaller } from '../proof/prove-caller.ts';
import { proofHandler } from '../proof/prove-password.ts';
import { loadContacts } from './list-contacts.ts';
import { contactTarget, readContact } from './read-contact.ts';

/**
 * Replaces a number or an address of an account. Requires the code sent to it and the account's password, or without a
 * password a recent login: a person at an open page has neither. Every contact verified before, including the replaced
 * one, receives a message.
 */
export const contactSet = proofHandler(endpoints.contact.set, {
  async prepare(call) {
    const { body, brand, services, session, now } = call;
    const contact = await readContact(call, body.contact);
    await proveCaller(call, body.password);
    const target = contactTarget(brand.code, session.accountId, contact);
    return { contact, code: await readCode(services, target, body.verificationCode, now) };
  },
  async work(call, { contact, code }) {
    const { tx, services, body, address, now } = call;
    const { accountId } = call.session;
    if (code === null || !(await code.use(tx))) {
      throw new ContractError('verification_code_invalid');
    }
    await dropCodesOf(tx, accountId);
    const before = await provedContacts(tx, accountId);
    const typed = body.contact;
    if (typed.channel === 'sms') {
      await keepNumber(call, contact.recipient);
      const { countryDialingCode } = typed;
      const mobileNum = contact.recipient.slice(`+${countryDialingCode}`.length);
      await keepInProfile(call, { countryDialingCode, mobileNum });
    } else {
      await keepInProfile(call, { email: contact.recipient, emailProvedAt: now });
    }
    const texts = ACCOUNT_NOTICES[contact.channel === 'sms' ? 'new-mobile' : 'new-email'];
    await notifyOfChange(call, services, { accountId, texts, at: now, address }, before);
    return loadContacts(call, tx, accountId);
  },
});

type SetCall = Call<typeof endpoints.contact.set>;

/** One number, one account of the brand. @throws ContractError mobile_taken */
async function keepNumber(call: SetCall, number: string): Promise<void> {
  const { tx, brand, now } = call;
  const { accountId } = call.session;
  await tx.delete(provedMobile).where(eq(provedMobile.accountId, accountId));
  const { rowCount } = await tx
    .insert(provedMobile)
    .values({ brandCode: brand.code, number, accountId, provedAt: now })
    .onConflictDoNothing();
  if (rowCount !== 1) throw new ContractError('mobile_taken');
}

/** An account that the operator made has no profile yet, since it never filled in a registration form. */
async function keepInProfile(
  { tx, session: { accountId } }: SetCall,
  values: Partial<typeof accountProfile.$inferInsert>,
): Promise<void> {
  await tx
    .insert(accountProfile)
    .values({ accountId, registerUrl: '', ...values })
    .onConflictDoUpdate({ target: accountProfile.accountId, set: values });
}
