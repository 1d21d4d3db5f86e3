import { endpoints } from '@palpite/contract';
import { admitCode, admitSms, codeHandler, sendCode } from '../codes/send-code.ts';
import { refuseStaleLogin } from '../proof/prove-caller.ts';
import { contactTarget, readContact } from './read-contact.ts';

/**
 * Sends a code to a new number or address of an account. It does not reveal whether another account has the number:
 * only a person who has verified it learns that. It has no transaction, since a message cannot be recalled.
 */
export const contactSendCode = codeHandler(endpoints.contact.sendCode, {
  async answer(call) {
    const { body, brand, session } = call;
    // Refused before a code is sent in vain.
    await refuseStaleLogin(call);
    const contact = await readContact(call, body.contact);
    const { channel, recipient } = contact;
    if (channel === 'sms') await admitSms(call, recipient, body.captcha);
    else await admitCode(call, channel, recipient.toLowerCase());
    const target = contactTarget(brand.code, session.accountId, contact);
    return sendCode(call, { channel, target, recipient });
  },
});
