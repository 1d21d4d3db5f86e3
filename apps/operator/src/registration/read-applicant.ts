import type { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import type { FieldRules } from '@palpite/contract/field-rule.ts';
import type { WelcomeMoney } from '@palpite/contract/system.ts';
import { dayIn } from '@palpite/domain';
import { registrationRules } from './registration-rules.ts';
import { toE164 } from '../codes/phone.ts';
import { type PhoneProof, phoneVerifierOf } from '../codes/phone-verifier.ts';
import type { PreparedCall } from '../http/handler.ts';
import { refuseCommonPassword } from '../password/password-rule.ts';
import { issueCaptcha, readCaptcha, type SolvedCaptcha } from '../session/captcha.ts';
import { readFields, type TypedValues } from './check-fields.ts';
import { refuseWhileRegistrationIsClosed } from './registration-open.ts';
import type { RegistrationNeeds } from './registration-needs.ts';
import { passesForHouse } from './reserved-names.ts';

/** A registration by either way, outside its transaction. */
export type Registering =
  | PreparedCall<typeof endpoints.member.register, RegistrationNeeds>
  | PreparedCall<typeof endpoints.member.registerByMobile, RegistrationNeeds>;

export type RegistrationWay = 'username' | 'mobile';

/** A registration that fits the brand's rules. */
export interface Applicant {
  readonly values: TypedValues;
  /** The captcha that it came with, answered rightly; null where none was asked for. */
  readonly captcha: SolvedCaptcha | null;
  /** The number and what proves it; null where the brand asks for none. */
  readonly mobile: TypedMobile | null;
  /**
   * Null when its captcha was used before, or there is no such proof any more: then it is a repeat that another
   * answers for, or it is refused.
   */
  readonly hashes: Hashes | null;
  /** What it was promised. */
  readonly bonus: WelcomeMoney | null;
  /** The affiliate code of the link that led here, where the form has no field for one. Nobody typed it. */
  readonly linkCode: string | null;
}

export interface TypedMobile {
  /** E.164. */
  readonly number: string;
  /** Null when there is none: no code was sent, or it was used. */
  readonly proof: PhoneProof | null;
}

export interface Hashes {
  /** Null where the brand asks for no password: the account signs in by codes. */
  readonly passwordHash: string | null;
  readonly paymentPasswordHash: string | null;
}

/**
 * Reads a form by the brand's rules and hashes its passwords. Whether captcha and code are right is looked at first:
 * hashing costs more than asking.
 * @throws ContractError feature_disabled | field_invalid | terms_not_agreed | terms_outdated | captcha_required |
 *   captcha_invalid | verification_code_invalid | verification_code_expired | phone_verification_failed | unavailable
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
  // Nobody agrees to what was not shown to them: what changed meanwhile is to be read first.
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

/** A refusal that carries a new captcha to answer. */
export async function captchaRefusal(
  { services, brand, now }: Registering,
  code: 'captcha_required' | 'captcha_invalid',
): Promise<ContractError> {
  return new ContractError(code, { captcha: await issueCaptcha(services, brand.code, now) });
}
