import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { dayIn } from '@palpite/domain';
import { settingsOf } from '../brand/brand-state.ts';
import { registrationRules } from '../brand/register-settings.ts';
import { accountProfile } from '../database/schema/account-profile.ts';
import type { Database } from '../database/transaction.ts';
import { type Call, handler, type PreparedCall } from '../http/handler.ts';
import { createAccount } from '../member/create-account.ts';
import { checkCaptcha, issueCaptcha } from '../session/captcha.ts';
import { startSession } from '../session/start-session.ts';
import { foldUsername } from '../session/username.ts';
import { grantOpeningBalance, grantRegistrationBonus } from '../wallet/opening-balance.ts';
import { readFields, type TypedValues } from './check-fields.ts';
import { findInviter } from './invite-code.ts';
import { refuseWhileRegistrationIsClosed } from './registration-open.ts';
import { isReservedName } from './reserved-names.ts';

type Register = typeof endpoints.register;

/** A registration that fits the brand's rules, its secrets hashed. */
interface Applicant {
  readonly values: TypedValues;
  readonly username: string;
  readonly passwordHash: string;
  readonly paymentPasswordHash: string | null;
  /** A captcha by the brand's rule, whatever this address has done. */
  readonly captchaAsked: boolean;
  readonly bonusMinor: bigint | null;
}

/**
 * Registers by username: the account, its profile, its wallets with the opening play money, and a first
 * session, all or nothing. What decides (captcha, name, codes) is done in the transaction, behind the act's
 * key: a form that was sent twice makes one account, and its second sending needs no captcha again.
 */
export const register = handler(endpoints.register, {
  prepare: readApplicant,
  async work(call, applicant) {
    const attempt = await call.services.registrationThrottle.begin(call.address);
    try {
      await demandCaptcha(call, applicant.captchaAsked || attempt.captchaDemanded);
      return await makeAccount(call, applicant);
    } catch (error) {
      await attempt.withdrawn();
      throw error;
    }
  },
});

async function readApplicant(call: PreparedCall<Register>): Promise<Applicant> {
  const { body, merchant, services, now } = call;
  refuseWhileRegistrationIsClosed(merchant.flags);
  const { rules } = await registrationRules(services, merchant.code);
  const settings = settingsOf(await services.merchants.brand(merchant.code));
  const { minimumAge, registrationBonusMinor: bonus } = settings;
  const values = readFields(body, { rules, today: dayIn(merchant.timeZone, now), minimumAge });
  if (!body.termsAgreed) throw new ContractError('terms_not_agreed');
  const { username, password, paymentPassword } = values;
  if (username === undefined || password === undefined) {
    throw new Error('the rules of a brand ask for no username or no password');
  }
  const hash = (secret: string) => services.passwords.hash(secret);
  return {
    values,
    username,
    passwordHash: await hash(password),
    paymentPasswordHash: paymentPassword === undefined ? null : await hash(paymentPassword),
    captchaAsked: rules.captcha?.required === true || body.captcha !== undefined,
    bonusMinor: bonus === null ? null : BigInt(bonus),
  };
}

/** @throws ContractError captcha_required | captcha_invalid, with a new captcha to answer */
async function demandCaptcha(call: Call<Register>, demanded: boolean): Promise<void> {
  const { body, services, merchant, now } = call;
  if (!demanded) return;
  const given = body.captcha;
  if (given && (await checkCaptcha(services, merchant.code, given, now))) return;
  const captcha = await issueCaptcha(services, merchant.code, now);
  throw new ContractError(given ? 'captcha_invalid' : 'captcha_required', { captcha });
}

async function makeAccount(call: Call<Register>, applicant: Applicant) {
  const { tx, client, services, merchant, address, userAgent, language, now } = call;
  const { values, username, bonusMinor } = applicant;
  if (isReservedName(foldUsername(username), merchant.code)) {
    throw new ContractError('username_taken');
  }
  const uplineId = await inviterOf(tx, merchant.code, values);
  // Two who ask for one name at once: the second waits here for the first and is then told.
  const created = await createAccount({ tx, client }, services, merchant, {
    username,
    passwordHash: applicant.passwordHash,
    type: 0,
    language,
    ...(values.nickname === undefined ? {} : { nickname: values.nickname }),
    ...(uplineId === null ? {} : { uplineId }),
  });
  if (created === null) throw new ContractError('username_taken');
  await tx.insert(accountProfile).values(profileOf(call, created.id, applicant));
  await grantOpeningBalance(services.ledger, client, created.id, 'play-money', merchant);
  if (bonusMinor !== null) {
    await grantRegistrationBonus(services.ledger, client, created.id, bonusMinor, merchant);
  }
  const session = await startSession(tx, created, {
    method: 'registration',
    address,
    userAgent,
    language,
    now,
    limits: services.limits,
  });
  services.metrics.logins.inc({ merchant: merchant.code, method: 'registration', outcome: 'ok' });
  return { account: created.username, session };
}

/**
 * Whose downline the new account is: the agent's of the affiliate code, else of whoever referred it.
 * @throws ContractError invalid_affiliate_code | field_invalid for a referral code that is nobody's
 */
async function inviterOf(
  tx: Database,
  merchantCode: string,
  { affiliateCode, referralCode }: TypedValues,
): Promise<number | null> {
  const agent = affiliateCode && (await findInviter(tx, merchantCode, affiliateCode, 'affiliate'));
  if (agent === null) throw new ContractError('invalid_affiliate_code');
  const friend = referralCode && (await findInviter(tx, merchantCode, referralCode, 'referral'));
  if (friend === null) {
    throw new ContractError('field_invalid', {
      fields: [{ field: 'referralCode', reason: 'nobody’s code' }],
    });
  }
  return agent || friend || null;
}

/** The profile's own columns: secrets and what stands on the account itself are left out by name. */
function profileOf({ body, now }: Call<Register>, accountId: number, applicant: Applicant) {
  const { values, paymentPasswordHash } = applicant;
  return {
    accountId,
    payeeName: values.payeeName,
    email: values.email,
    qqNum: values.qqNum,
    line: values.line,
    whatsapp: values.whatsapp,
    zalo: values.zalo,
    telegram: values.telegram,
    facebook: values.facebook,
    wechat: values.wechat,
    idNumber: values.idNumber,
    birthday: values.birthday,
    address: values.address,
    nationality: values.nationality,
    occupation: values.occupation,
    sourceOfIncome: values.sourceOfIncome,
    affiliateCode: values.affiliateCode,
    recommenderId: values.recommenderId,
    referralCode: values.referralCode,
    mobileNum: values.mobileNum,
    // A dialling code without a number says nothing: the form sends its first choice.
    countryDialingCode: values.mobileNum === undefined ? undefined : values.countryDialingCode,
    paymentPasswordHash,
    registerUrl: body.registerUrl,
    termsAgreedAt: now,
  };
}
