import { endpoints } from '@palpite/contract';
import { requireFeature } from '#kernel/http/require-feature.ts';
import { refuseWhileRegistrationIsClosed } from './registration-open.ts';
import { readMobile } from '../codes/phone.ts';
import { refuseWhereFirebaseSends } from '../codes/phone-verifier.ts';
import { admitSms, codeHandler, sendCode } from '../codes/send-code.ts';

/**
 * Sends a code to register with. It does not reveal whether the number has an account: registration tells a person who
 * has verified it. It has no transaction, since a message cannot be recalled.
 */
export const verificationSendRegisterCode = codeHandler(endpoints.verification.sendRegisterCode, {
  async answer(call) {
    const { body, brand } = call;
    refuseWhileRegistrationIsClosed(brand, body.by);
    if (body.by === 'username') requireFeature(brand, 'REGMOBVERF3');
    refuseWhereFirebaseSends(call);
    const { countryDialingCode, mobileNo: mobileNum } = body;
    const typed = { countryDialingCode, mobileNum };
    const number = readMobile(brand, typed, 'mobileNo');
    await admitSms(call, number, body.captcha);
    return sendCode(call, {
      channel: 'sms',
      target: { brandCode: brand.code, purpose: 'register', recipient: number },
      recipient: number,
    });
  },
});
