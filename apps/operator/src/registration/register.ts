import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { dayIn } from '@palpite/domain';
import { settingsOf } from '../brand/brand-state.ts';
import { registrationRules } from '../brand/register-settings.ts';
import { accountProfile } from '../database/schema/account-profile.ts';
import type { Database } from '../database/transaction.ts';
import { type Call, handler, type PreparedCall } from '../http/handler.ts';
import { createAccount } from '../member/create-account.ts';
import { issueCaptcha, readCaptcha, type SolvedCaptcha } from '../session/captcha.ts';
import { startSession } from '../session/start-session.ts';
import { foldUsername } from '../session/username.ts';
import { grantOpeningBalance, grantRegistrationBonus } from '../wallet/opening-balance.ts';
import { readFields, type TypedValues } from './check-fields.ts';
import { findInviter } from './invite-code.ts';
import { refuseWhileRegistrationIsClosed } from './registration-open.ts';
import { isReservedName } from './reserved-names.ts';

type Register = typeof endpoints.register;

/** A registration that fits the brand's rules. */
interface Applicant {
  readonly values: TypedValues;
  readonly username: string;
  /** The captcha that it came with, answered rightly; null where none was asked for. */
  readonly captcha: SolvedCaptcha | null;
  /** Null when its captcha was used before: then it is a repeat that another answers for, or it is refused. */
  readonly hashes: Hashes | null;
  readonly bonusMinor: bigint | null;
}

interface Hashes {
  readonly passwordHash: string;
  readonly paymentPasswordHash: string | null;
}

/**
 * Registers by username: the account, its profile, its wallets with the opening play money, and a first
 * session, all or nothing. What decides (name, codes, the captcha's use) is done in the transaction, behind the
 * act's key: a form that was sent twice makes one account, and its second sending needs no captcha again. Whether
 * the captcha is right is looked at before: hashing costs more than asking.
 */
export const register = handler(endpoints.register, {
  prepare: readApplicant,
  async work(call, applicant) {
    const attempt = await call.services.registrationThrottle.begin(call.address);
    try {
      await spendCaptcha(call, applicant, attempt.captchaDemanded);
      if (applicant.hashes === null) throw await refusal(call, 'captcha_invalid');
      return await makeAccount(call, applicant, applicant.hashes);
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
  const asked = rules.captcha?.required === true || body.captcha !== undefined;
  const captcha = await demandCaptcha(call, asked);
  if (username === undefined || password === undefined) {
    throw new Error('the rules of a brand ask for no username or no password');
  }
  const hash = (secret: string) => services.passwords.hash(secret);
  return {
    values,
    username,
    captcha,
    hashes: captcha?.isSpent
      ? null
      : {
          passwordHash: await hash(password),
          paymentPasswordHash: paymentPassword === undefined ? null : await hash(paymentPassword),
        },
    bonusMinor: bonus === null ? null : BigInt(bonus),
  };
}

/** @throws ContractError captcha_required | captcha_invalid, with a new captcha to answer */
async function demandCaptcha(
  call: PreparedCall<Register>,
  asked: boolean,
): Promise<SolvedCaptcha | null> {
  const { body, services, merchant, address, now } = call;
  if (!asked && !(await services.registrationThrottle.demandsCaptcha(address))) return null;
  if (body.captcha === undefined) throw await refusal(call, 'captcha_required');
  const captcha = await readCaptcha(services, merchant.code, body.captcha, now);
  if (captcha === undefined) throw await refusal(call, 'captcha_invalid');
  return captcha;
}

/**
 * Uses the captcha up; work that the database had done again uses it once.
 * @throws ContractError captcha_required | captcha_invalid, with a new captcha to answer
 */
async function spendCaptcha(
  call: Call<Register>,
  { captcha }: Applicant,
  demanded: boolean,
): Promise<void> {
  if (captcha === null) {
    if (demanded) throw await refusal(call, 'captcha_required');
    return;
  }
  if (!(await captcha.take())) throw await refusal(call, 'captcha_invalid');
}

async function refusal(
  { services, merchant, now }: PreparedCall<Register>,
  code: 'captcha_required' | 'captcha_invalid',
): Promise<ContractError> {
  return new ContractError(code, { captcha: await issueCaptcha(services, merchant.code, now) });
}

async function makeAccount(call: Call<Register>, applicant: Applicant, hashes: Hashes) {
  const { tx, client, services, merchant, address, userAgent, language, now } = call;
  const { values, username, bonusMinor } = applicant;
  if (isReservedName(foldUsername(username), merchant.code)) {
    throw new ContractError('username_taken');
  }
  const uplineId = await inviterOf(tx, merchant.code, values);
  // Two who ask for one name at once: the second waits here for the first and is then told.
  const created = await createAccount({ tx, client }, services, merchant, {
    username,
    passwordHash: hashes.passwordHash,
    type: 0,
    language,
    ...(values.nickname === undefined ? {} : { nickname: values.nickname }),
    ...(uplineId === null ? {} : { uplineId }),
  });
  if (created === null) throw new ContractError('username_taken');
  await tx.insert(accountProfile).values(profileOf(call, created.id, applicant.values, hashes));
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
function profileOf(
  { body, now }: Call<Register>,
  accountId: number,
  values: TypedValues,
  { paymentPasswordHash }: Hashes,
) {
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
