import { endpoints } from '@palpite/contract';
import { handler } from '../http/handler.ts';
import { readChoice, setChosenPassword } from './choose-by-code.ts';
import { emailPlace, readNameAndEmail } from './forgot-password-by-email.ts';

/** Chooses another password with a code that was sent by e-mail, and signs in. */
export const setPasswordByEmail = handler(endpoints.setPasswordByEmail, {
  async prepare(call) {
    const typed = await readNameAndEmail(call.services, call.merchant.code, call.body);
    return readChoice(call, emailPlace(typed), call.body);
  },
  work: setChosenPassword,
});
