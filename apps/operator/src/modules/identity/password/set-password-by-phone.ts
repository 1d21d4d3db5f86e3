import { endpoints } from '@palpite/contract';
import { ticketedRecipient } from '../codes/code-ticket.ts';
import { readMobile } from '../codes/phone.ts';
import { handler } from '#kernel/http/handler.ts';
import { readChoice, setChosenPassword } from './choose-by-code.ts';

/** Chooses another password with a code that was sent to a verified number, and signs in. */
export const passwordResetByPhone = handler(endpoints.password.resetByPhone, {
  async prepare(call) {
    const number = readMobile(call.brand, call.body);
    return readChoice(call, ticketedRecipient(number, call.body.ticket), call.body);
  },
  work: setChosenPassword,
});
