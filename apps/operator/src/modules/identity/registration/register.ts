import { endpoints } from '@palpite/contract';
import type { Registered } from '@palpite/contract/registration.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Transaction } from '@palpite/server/database/transaction.ts';
import { handlerOf } from '#kernel/http/handler.ts';
import { makeAccount } from './make-account.ts';
import {
  type Applicant,
  captchaRefusal,
  readApplicant,
  type Registering,
} from './read-applicant.ts';
import type { RegistrationNeeds } from './registration-needs.ts';

const registrationHandler = handlerOf<RegistrationNeeds>();

/**
 * Registers: the account, its profile, its wallets with the opening play money, and a first session, all or nothing.
 * The decisions (name, codes, the captcha's use) are made in the transaction, under the act's key: a form that was
 * sent twice makes one account, and its repeat needs no new captcha or code.
 */
export const memberRegister = registrationHandler(endpoints.member.register, {
  prepare: (call) => readApplicant(call, 'username'),
  work: admit,
});

/** The same by a verified number; the account's name is generated. */
export const memberRegisterByMobile = registrationHandler(endpoints.member.registerByMobile, {
  prepare: (call) => readApplicant(call, 'mobile'),
  work: admit,
});

async function admit(call: Registering & Transaction, applicant: Applicant): Promise<Registered> {
  const attempt = await call.own.registrationThrottle.begin(call.address);
  try {
    await spendCaptcha(call, applicant, attempt.captchaDemanded);
    if (applicant.hashes === null) {
      // The captcha was just consumed, so only the code can be missing.
      throw new ContractError('verification_code_invalid');
    }
    return await makeAccount(call, applicant, applicant.hashes);
  } catch (error) {
    await attempt.withdrawn();
    throw error;
  }
}

/**
 * Uses the captcha up; work that the database repeats uses it once.
 * @throws ContractError captcha_required | captcha_invalid, with a new captcha
 */
async function spendCaptcha(
  call: Registering,
  { captcha }: Applicant,
  demanded: boolean,
): Promise<void> {
  if (captcha === null) {
    if (demanded) throw await captchaRefusal(call, 'captcha_required');
    return;
  }
  if (!(await captcha.consume())) throw await captchaRefusal(call, 'captcha_invalid');
}
