import { randomInt } from 'node:crypto';
import type { Registered } from '@palpite/contract/registration.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Database, Transaction } from '@palpite/server/database/transaction.ts';
import type { account } from '../tables/account.table.ts';
import { accountProfile } from '../tables/account-profile.table.ts';
import { provedMobile } from '../tables/codes.table.ts';
import { type AccountToCreate, createAccount } from '../account/create-account.ts';
import { startSession } from '../session/start-session.ts';
import { recordAgreement } from '../terms/agree-to-terms.ts';
import type { TypedValues } from './check-fields.ts';
import type { Applicant, Hashes, Registering, TypedMobile } from './read-applicant.ts';
import type { Inviter } from './registration-needs.ts';
import { isReservedName } from '../account/reserved-names.ts';

type RegisteringNow = Registering & Transaction;
type Account = typeof account.$inferSelect;

/**
 * Makes the account of an applicant, with profile, verified number, wallets and a first session.
 * @throws ContractError verification_code_invalid | username_taken | mobile_taken | invalid_affiliate_code |
 * field_invalid
 */
export async function makeAccount(
  call: RegisteringNow,
  applicant: Applicant,
  hashes: Hashes,
): Promise<Registered> {
  const { tx, services, brand, address, country, userAgent, language, now } = call;
  const { values, mobile, bonus } = applicant;
  await spendProof(tx, mobile);
  const inviter = await inviterOf(call, applicant);
  const created = await createNamed(call, values.username, {
    passwordHash: hashes.passwordHash,
    type: 0,
    language,
    ...(values.nickname === undefined ? {} : { nickname: values.nickname }),
    ...(inviter === null ? {} : { uplineId: inviter.id, affiliateLinkId: inviter.linkId }),
  });
  await tx.insert(accountProfile).values(profileOf(call, created.id, values));
  await recordAgreement(tx, call, created.id, call.body.termsVersion);
  if (mobile !== null) await keepNumber(call, created, mobile.number);
  await call.own.openMoney(call, created.id, {
    kind: 'member',
    bonus,
    payee: { payeeName: values.payeeName, paymentPasswordHash: hashes.paymentPasswordHash },
  });
  const session = await startSession(tx, created, {
    method: 'registration',
    address,
    country,
    userAgent,
    language,
    now,
    services,
  });
  services.metrics.logins.inc({ brand: brand.code, method: 'registration', outcome: 'ok' });
  return { account: created.username, session };
}

/** @throws ContractError verification_code_invalid when the proof is gone, or another has used it in the meantime */
async function spendProof(tx: Database, mobile: TypedMobile | null): Promise<void> {
  if (mobile === null || (await mobile.proof?.use(tx))) return;
  throw new ContractError('verification_code_invalid');
}

/** How often a name is generated before giving up: of a thousand million names few are taken. */
const NAMES_TRIED = 5;

/**
 * The account under the typed name, or under a generated one for a registration by number.
 * @throws ContractError username_taken
 */
async function createNamed(
  { tx, services, brand, own }: RegisteringNow,
  typed: string | undefined,
  wanted: Omit<AccountToCreate, 'username'>,
): Promise<Account> {
  const create = (username: string) =>
    createAccount({ tx }, services, brand, { ...wanted, username });
  if (typed !== undefined) {
    if (isReservedName(own, typed, brand.code)) {
      throw new ContractError('username_taken');
    }
    // Of two concurrent requests for one name the second waits here for the first and is then refused.
    const created = await create(typed);
    if (created === null) throw new ContractError('username_taken');
    return created;
  }
  for (let tried = 0; tried < NAMES_TRIED; tried += 1) {
    const created = await create(`m${String(randomInt(1_000_000_000)).padStart(9, '0')}`);
    if (created !== null) return created;
  }
  throw new Error('every name that was made up was taken');
}

/**
 * One number, one account of the brand. Only a person who has verified it learns of the other. @throws ContractError
 * mobile_taken
 */
async function keepNumber(
  { tx, brand, now }: RegisteringNow,
  { id: accountId }: Account,
  number: string,
): Promise<void> {
  const { rowCount } = await tx
    .insert(provedMobile)
    .values({ brandCode: brand.code, number, accountId, provedAt: now })
    .onConflictDoNothing();
  if (rowCount !== 1) throw new ContractError('mobile_taken');
}

/**
 * The upline of the new account: the agent of the affiliate code or of the link that led here, otherwise the account
 * that referred it. A dead link does not block registration.
 * @throws ContractError invalid_affiliate_code | field_invalid for an unknown referral code
 */
async function inviterOf(
  { tx, brand, own }: RegisteringNow,
  { values: { affiliateCode, referralCode }, linkCode }: Applicant,
): Promise<Inviter | null> {
  const find = (code: string, by: 'affiliate' | 'referral') =>
    own.findInviter(tx, brand.code, code, by);
  const linked = linkCode && (await find(linkCode, 'affiliate'));
  const agent = affiliateCode && (await find(affiliateCode, 'affiliate'));
  if (agent === null) throw new ContractError('invalid_affiliate_code');
  const friend = referralCode && (await find(referralCode, 'referral'));
  if (friend === null) {
    throw new ContractError('field_invalid', {
      fields: [{ field: 'referralCode', reason: 'unknown_code' }],
    });
  }
  return agent || linked || friend || null;
}

/** The profile's own columns: secrets and columns of the account itself are left out by name. */
function profileOf({ body }: Registering, accountId: number, values: TypedValues) {
  return {
    accountId,
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
    // A dialling code without a number means nothing: the form sends its first choice.
    countryDialingCode: values.mobileNum === undefined ? undefined : values.countryDialingCode,
    registerUrl: body.registerUrl,
  };
}
