import type { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import type { FieldRules } from '@palpite/contract/field-rule.ts';
import type { WelcomeMoney } from '@palpite/contract/system.ts';
import { dayIn } from '@palpite/domain';
import { registrationRules } from '../account/registration-rules.ts';
import { toE164 } from '../codes/phone.ts';
import { type PhoneProof, phoneVerifierOf } from '../codes/phone-verifier.ts';
import type { PreparedCall } from '#kernel/http/handler.ts';
import { refuseCommonPassword } from '#kernel/secrets/common-password.ts';
import { issueCaptcha, readCaptcha, type SolvedCaptcha } from '../captcha/captcha.ts';
import { readFields, type TypedValues } from './check-fields.ts';
import { refuseWhileRegistrationIsClosed } from './registration-open.ts';
import type { RegistrationNeeds } from './registration-needs.ts';
import { passesForHouse } from '../account/reserved-names.ts';

/** A registration by either way, outside its transaction. */
export type Registering =
  | PreparedCall<typeof endpoints.member.register, RegistrationNeeds>
  | PreparedCall<typeof endpoints.member.registerByMobile, RegistrationNeeds>;

export type RegistrationWay = 'username' | 'mobile';

/** A registration that is valid by the brand's rules. */
export interface Applicant {
  readonly values: TypedValues;
  /** Its captcha, solved correctly; null when none was required. */
  readonly captcha: SolvedCaptcha | null;
  /** The number and its proof; null when the brand requires none. */
  readonly mobile: TypedMobile | null;
  /**
   * Null when its captcha was used before, or there is no such proof any more: then it is a repeat of an act already
   * done, or it is refused.
   */
  readonly hashes: Hashes | null;
  /** The bonus that it was promised. */
  readonly bonus: WelcomeMoney | null;
  /**
   * The affiliate code of the link that led here, when the form has no field for one. The applicant did not type it.
   */
  readonly linkCode: string | null;
}

export interface TypedMobile {
  /** E.164. */
  readonly number: string;
  /** Null when there is none: no code was sent, or it was used. */
  readonly proof: PhoneProof | null;
}

export interface Hashes {
  /** Null when the brand requires no password: the account signs in by codes. */
  readonly passwordHash: string | null;
  readonly paymentPasswordHash: string | null;
}

/**
 * Reads a form by the brand's rules and hashes its passwords. Captcha and code are checked first, because hashing
 * costs more.
 * @throws ContractError feature_disabled | field_invalid | terms_not_agreed | terms_outdated | captcha_required |
 * captcha_invalid | verification_code_invalid | verification_code_expired | phone_verification_failed | unavailable
 */
export async function readApplicant(call: Registering, way: RegistrationWay): Promise<Applicant> {
  const { body, brand, services, now, own } = call;
  refuseWhileRegistrationIsClosed(brand, way);
  const both = registrationRules(brand);
  const rules = way === 'mobile' ? both.mobileRules : both.rules;
  const { minimumAge, termsVersion: version } = brand.settings;
  const values = readFields(body, { rules, today: dayIn(brand.timeZone, now), minimumAge });
  const { password, paymentPassword, username, nickname } = values;
  if (nickname !== undefined && passesForHouse(own, nickname, brand.code)) {
    throw new ContractError('field_invalid', {
      fields: [{ field: 'nickname', reason: 'reserved' }],
    });
  }
  if (password !== undefined) refuseCommonPassword('password', password, username);
  if (paymentPassword !== undefined) {
    refuseCommonPassword('paymentPassword', paymentPassword, undefined);
  }
  if (!body.termsAgreed) throw new ContractError('terms_not_agreed');
  // An agreement covers only the text that was shown: terms that have changed since must be read first.
  if (body.termsVersion !== version) throw new ContractError('terms_outdated', { version });
  const asked = rules.captcha?.required === true || body.captcha !== undefined;
  const captcha = await demandCaptcha(call, asked);
  const mobile = await readTypedMobile(call, rules, values);
  const isLate = captcha?.isSpent === true || mobile?.proof === null;
  return {
    values,
    captcha,
    mobile,
    hashes: isLate ? null : await hashesOf(call, values),
    bonus: own.welcomeOf(brand, services).registrationBonus,
    linkCode: rules.affiliateCode?.enabled ? null : (body.affiliateCode ?? null),
  };
}

async function hashesOf(
  { services }: Registering,
  { password, paymentPassword }: TypedValues,
): Promise<Hashes> {
  const hash = async (secret: string | undefined) =>
    secret === undefined ? null : services.passwords.hash(secret);
  return {
    passwordHash: await hash(password),
    paymentPasswordHash: await hash(paymentPassword),
  };
}

/** @throws ContractError verification_code_invalid | verification_code_expired | phone_verification_failed | unavailable */
async function readTypedMobile(
  call: Registering,
  rules: FieldRules,
  { countryDialingCode, mobileNum, verificationCode }: TypedValues,
): Promise<TypedMobile | null> {
  if (rules.verificationCode === undefined) return null;
  if (!countryDialingCode || !mobileNum || !verificationCode) {
    throw new Error('the rules of a brand ask for a code without its number');
  }
  const number = toE164(countryDialingCode, mobileNum);
  const { firebaseIdToken } = call.body;
  const verifier = phoneVerifierOf(call);
  const wanted = { purpose: 'register', number } as const;
  return {
    number,
    proof: await verifier.read(call, wanted, { verificationCode, firebaseIdToken }),
  };
}

/** @throws ContractError captcha_required | captcha_invalid, with a new captcha to answer */
async function demandCaptcha(call: Registering, asked: boolean): Promise<SolvedCaptcha | null> {
  const { own, body, services, brand, address, now } = call;
  if (!asked && !(await own.registrationThrottle.demandsCaptcha(address))) return null;
  if (body.captcha === undefined) throw await captchaRefusal(call, 'captcha_required');
  const captcha = await readCaptcha(services, brand.code, body.captcha, now);
  if (captcha === undefined) throw await captchaRefusal(call, 'captcha_invalid');
  return captcha;
}

/** A refusal with a new captcha. */
export async function captchaRefusal(
  { services, brand, now }: Registering,
  code: 'captcha_required' | 'captcha_invalid',
): Promise<ContractError> {
  return new ContractError(code, { captcha: await issueCaptcha(services, brand.code, now) });
}
