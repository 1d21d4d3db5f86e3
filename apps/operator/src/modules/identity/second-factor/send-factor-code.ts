import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { admitCode, codeHandler, sendCode } from '../codes/send-code.ts';
import type { CodeTarget } from '../codes/verification-code.ts';
import type { Contact } from '#kernel/notify/contact.ts';
import { provedContacts } from '../account/contacts.ts';
import { openTicket } from './ticket.ts';

/** The target of a code for a second proof: one account, with the contact that it was sent to and no later one. */
export function factorTarget(
  brandCode: string,
  accountId: number,
  { channel, recipient }: Contact,
): CodeTarget {
  return {
    brandCode,
    purpose: 'second-factor',
    recipient: `${channel}\n${accountId}\n${recipient}`,
  };
}

/**
 * Sends the code that a login still requires. Only a caller who knows the password gets here, so errors are answered.
 * The codes are counted by account, separately from those that anyone may request with a number.
 */
export const secondFactorSendCode = codeHandler(endpoints.secondFactor.sendCode, {
  async answer(call) {
    const { body, brand, services, now } = call;
    const { accountId } = await openTicket(services, brand.code, body, now);
    const contacts = await provedContacts(services.database, accountId);
    const to = contacts.find(({ channel }) => channel === body.method);
    if (to === undefined) throw new ContractError('code_not_sent');
    await admitCode(call, to.channel, `second-factor\n${accountId}`);
    return sendCode(call, {
      channel: to.channel,
      target: factorTarget(brand.code, accountId, to),
      recipient: to.recipient,
    });
  },
});
