import type { CaptchaAnswer } from '@palpite/contract/captcha.ts';
import type { Registration } from './register-api.ts';
import type { AskedField, RegistrationWay } from './register-fields.ts';
import { type RegisterValues, trimmedValues } from './register-values.ts';

interface Circumstances {
  /** The site's own address, and the page with the form. */
  origin: string;
  path: string;
  /** The affiliate code of the link that led here, when the form has no field for one. */
  linkCode: string | undefined;
  /** The version of the terms that the form shows. */
  termsVersion: string;
  answer: CaptchaAnswer | undefined;
}

/**
 * The form as it is sent: the whole registration payload (spec section 3).
 * @throws Error when the operator's rules omit a field that registration requires
 */
export function readRegistration(
  way: RegistrationWay,
  values: RegisterValues,
  asked: readonly AskedField[],
  { origin, path, linkCode, termsVersion, answer }: Circumstances,
): Registration {
  const typed = trimmedValues(values, asked);
  const common = {
    ...typed,
    affiliateCode: typed.affiliateCode ?? linkCode,
    captcha: answer,
    domain: origin,
    registerUrl: path,
    registerMethod: 'WEB',
    login: true,
    firebaseChannel: 'sms',
    termsAgreed: values.termsAgreed === true,
    termsVersion,
  } as const;
  const { affiliateCode: codeToCheck } = typed;
  const { username, password, countryDialingCode, mobileNum, verificationCode } = typed;
  if (way === 'username') {
    if (username === undefined || password === undefined)
      throw unasked('account name and password');
    return { way, body: { ...common, username, password }, codeToCheck };
  }
  if (!countryDialingCode || !mobileNum || !verificationCode) throw unasked('number and code');
  const { username: _, ...others } = common;
  const number = { countryDialingCode, mobileNum, verificationCode };
  return { way, body: { ...others, ...number }, codeToCheck };
}

const unasked = (what: string) => new Error(`the operator's rules do not ask for ${what}`);
