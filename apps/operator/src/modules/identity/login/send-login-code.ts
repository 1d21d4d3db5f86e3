import { endpoints } from '@palpite/contract';
import { requireFeature } from '#kernel/http/require-feature.ts';
import { newCodeTicket, ticketedRecipient } from '../codes/code-ticket.ts';
import { findByMobile } from '../account/find-by-contact.ts';
import { readMobile } from '../codes/phone.ts';
import { refuseWhereFirebaseSends } from '../codes/phone-verifier.ts';
import { admitSms, codeHandler, sendCodeToAccount } from '../codes/send-code.ts';

const SWITCHES = { login: 'MOBILEVERCODELOGIN3', password: 'CHNGPASSVERIF3' } as const;

/**
 * Sends a code to sign in with, or to choose another password with, to a verified number; for any other number the
 * answer is the same. It has no transaction, since a message cannot be recalled.
 */
export const verificationSendLoginCode = codeHandler(endpoints.verification.sendLoginCode, {
  async answer(call) {
    const { body, brand, services } = call;
    requireFeature(brand, SWITCHES[body.purpose]);
    if (body.purpose === 'login') refuseWhereFirebaseSends(call);
    const number = readMobile(brand, body);
    await admitSms(call, number, body.captcha);
    const ticket = newCodeTicket();
    const recipient = ticketedRecipient(number, ticket);
    const sent = await sendCodeToAccount(
      call,
      {
        channel: 'sms',
        target: { brandCode: brand.code, purpose: body.purpose, recipient },
        recipient: number,
      },
      await findByMobile(services.database, brand.code, number),
    );
    return { ...sent, ticket };
  },
});
