import { endpoints, type FieldRule, type RegistrationField } from '@palpite/contract';
import { dayIn, findFieldProblem } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { account } from '../tables/account.table.ts';
import { accountProfile } from '../tables/account-profile.table.ts';
import { findPayee } from '#modules/money/payout/payee.ts';
import { withOperator } from '#testing/with-operator.ts';
import { solveCaptcha } from '../login/testing.ts';
import {
  accountsNamed,
  fieldsOf,
  LUMEN,
  type Registration,
  refused,
  register,
  registration,
  setFlags,
  TRANGVANG,
} from './testing.ts';

const operator = withOperator({
  limits: { loginPerAddressPerMinute: 1_000, registrationsBeforeCaptcha: 1_000 },
});
beforeAll(async () => {
  await setFlags(operator);
  await setFlags(operator, {}, 'trangvang');
});

const PALPITE = { host: 'localhost', brandCode: 'palpite' } as const;
type Site = typeof PALPITE | typeof LUMEN | typeof TRANGVANG;

/** A form that is valid by each brand's rules, which differ. */
async function fitting(site: Site): Promise<Registration> {
  const captcha = async () =>
    solveCaptcha(await operator.browser(site).client.call(endpoints.captcha.get));
  const own = {
    palpite: {},
    lumen: { email: 'ana@example.com', captcha: site === LUMEN ? await captcha() : undefined },
    trangvang: { payeeName: 'Lan Tran', paymentPassword: '482913', countryDialingCode: '84' },
  }[site.brandCode];
  return registration({ domain: `http://${site.host}:3000`, ...own });
}

/** A value that is invalid by the field's rule. */
function unfit(field: RegistrationField, rule: FieldRule): string {
  const long = 'a'.repeat(Math.min(rule.maxLength + 1, 200));
  const found = ['!', ' ', '!!!!!!!!', '0000000000000001', long].find(
    (value) => findFieldProblem(rule, value.trim() === '' ? value : value.trim()) === 'unfit',
  );
  if (found === undefined || found.trim() === '') throw new Error(`everything fits ${field}`);
  return found;
}

/** The contract itself has a shape for numbers, refused before any brand's rule. */
const BY_CONTRACT = new Set<string>(['mobileNum', 'countryDialingCode', 'captcha']);

test.each([PALPITE, LUMEN, TRANGVANG])(
  '[REG-08] every field that $brandCode requires is checked by its rule, and a refusal names all at once',
  async (site) => {
    const browser = operator.browser(site);
    const { rules } = await browser.client.call(endpoints.system.getRegisterSettings);
    const asked = Object.entries(rules).filter(
      (entry): entry is [RegistrationField, FieldRule] =>
        entry[1] !== undefined && !BY_CONTRACT.has(entry[0]),
    );
    const base = await fitting(site);
    const wrong = Object.fromEntries(asked.map(([field, rule]) => [field, unfit(field, rule)]));
    const refusal = fieldsOf(await refused(browser, { ...base, ...wrong }));
    expect(refusal.toSorted()).toEqual(asked.map(([field]) => field).toSorted());
    // And each one empty: refused exactly when the rule says required.
    for (const [field, rule] of asked) {
      if (field === 'username' || field === 'password') continue;
      if (!rule.required) continue;
      const { [field]: _, ...without } = base;
      expect(fieldsOf(await refused(browser, without as Registration)), field).toEqual([field]);
    }
    expect((await register(browser, base)).account).toBe(base.username);
  },
);

test('[REG-12] a field that the brand does not use is ignored and never stored', async () => {
  const body = registration({ idNumber: '123456', line: 'ana.line', nickname: 'The House' });
  const { session } = await register(operator.browser(), body);
  const id = Number(session.user.id);
  const [kept] = await operator.services.database
    .select()
    .from(accountProfile)
    .where(eq(accountProfile.accountId, id));
  expect(kept).toMatchObject({ idNumber: null, line: null });
  const [row] = await operator.services.database.select().from(account).where(eq(account.id, id));
  expect(row?.nickname).toBe(body.username);
});

test.each([
  ['letters that nobody sees', '\u3164\u115F\uFFA0', 'unfit'],
  ['a sign that turns text around', 'Lan\u202ETran', 'unfit'],
  ['the house', 'S.u.p.p.o.r.t', 'reserved'],
  ['a word of the house', 'Lan Moderator', 'reserved'],
])('a nickname is not %s from the first day either', async (_what, nickname, reason) => {
  const body = { ...(await fitting(TRANGVANG)), nickname };
  expect((await refused(operator.browser(TRANGVANG), body)).value).toEqual({
    fields: [{ field: 'nickname', reason }],
  });
});

test('a nickname is trimmed', async () => {
  const body = { ...(await fitting(TRANGVANG)), nickname: '  Lan   Tra\u0302n ' };
  const { session } = await register(operator.browser(TRANGVANG), body);
  expect(session.user.nickname).toBe('Lan Trân');
});

test('[REG-10] a password and its confirmation must be the same, to the space at the end', async () => {
  const body = registration({
    password: 'phrase with 1 number',
    confirmPassword: 'phrase with 1 number ',
  });
  expect(fieldsOf(await refused(operator.browser(), body))).toEqual(['confirmPassword']);
});

test('[REG-17] without agreement to the terms no account is made', async () => {
  const body = registration({ termsAgreed: false });
  expect((await refused(operator.browser(), body)).code).toBe('terms_not_agreed');
  expect(await accountsNamed(operator, body.username)).toEqual([]);
});

test('an agreement to terms that have changed since they were shown makes no account, and names the current ones', async () => {
  const body = registration({ termsVersion: '2025-06-30' });
  const error = await refused(operator.browser(), body);
  expect(error).toMatchObject({ code: 'terms_outdated', value: { version: '2026-01-01' } });
  expect(await accountsNamed(operator, body.username)).toEqual([]);
});

test('registration is refused below the brand’s age: 18 here, 21 there, to the day in its time zone', async () => {
  // 12:00 UTC on 2 March 2026.
  const young = registration({ birthday: '2008-03-03' });
  expect(fieldsOf(await refused(operator.browser(), young))).toEqual(['birthday']);
  await register(operator.browser(), registration({ birthday: '2008-03-02' }));
  const lumen = await fitting(LUMEN);
  const twenty = await refused(operator.browser(LUMEN), { ...lumen, birthday: '2005-03-03' });
  expect(fieldsOf(twenty)).toEqual(['birthday']);
});

test.each([
  ['birthday', '2001-02-30', 'unfit'],
  ['birthday', '2007-02-29', 'unfit'],
  ['birthday', '1890-01-01', 'unfit'],
  ['birthday', '2026-03-03', 'unfit'],
  ['birthday', '2020-02-29', 'under age'],
])('[REG-19] %s %s is refused: %s', async (field, value, reason) => {
  const error = await refused(operator.browser(), registration({ [field]: value }));
  expect(error.value).toEqual({ fields: [{ field, reason }] });
});

test.each(['ana@example.com.', 'ana@example..com', '.ana@example.com', 'ana@-example.com'])(
  'an account is not opened with the impossible address %s',
  async (email) => {
    const body = { ...(await fitting(LUMEN)), email };
    expect(fieldsOf(await refused(operator.browser(LUMEN), body))).toEqual(['email']);
  },
);

test('a brand’s day begins at its own midnight', () => {
  const late = new Date('2026-03-02T02:30:00.000Z');
  expect(dayIn('America/Sao_Paulo', late)).toBe('2026-03-01');
  expect(dayIn('Asia/Ho_Chi_Minh', late)).toBe('2026-03-02');
});

test('a dialling code without a number is not stored; with one, both are', async () => {
  const browser = operator.browser(TRANGVANG);
  const kept = async (body: Registration) => {
    const { session } = await register(browser, body);
    const [row] = await operator.services.database
      .select()
      .from(accountProfile)
      .where(eq(accountProfile.accountId, Number(session.user.id)));
    return row;
  };
  expect(await kept(await fitting(TRANGVANG))).toMatchObject({
    countryDialingCode: null,
    mobileNum: null,
  });
  const body = { ...(await fitting(TRANGVANG)), mobileNum: '912345678' };
  expect(await kept(body)).toMatchObject({ countryDialingCode: '84', mobileNum: '912345678' });
});

test.each([
  'ณัฐวุฒิ สุขสำราญ',
  'ปิ่นเพชร ด้วงแก้ว',
  'Nguyễn Thị Ánh',
  'Nguyễn Thị Ánh'.normalize('NFD'),
  'João M. Sá-Carneiro',
  '欧阳 若兰',
])(
  '[REG-09] a full name is accepted in its own spelling, vowel and tone marks included: %s',
  async (name) => {
    const { session } = await register(operator.browser(), registration({ payeeName: name }));
    const kept = await findPayee(operator.services.database, Number(session.user.id));
    expect(kept?.payeeName).toBe(name);
  },
);

test('[REG-09] a full name begins with a letter, not with a combining mark', async () => {
  const refusal = await refused(operator.browser(), registration({ payeeName: '\u0e34\u0e48น้ำ' }));
  expect(fieldsOf(refusal)).toEqual(['payeeName']);
});

test.each([
  ['payeeName', '<script>alert(1)</script>'],
  ['payeeName', "Robert'); DROP TABLE account;--"],
  ['email', 'ana@example.com\nBcc: all@example.com'],
  ['username', 'аdmin'],
  ['username', 'ana\u202Enimda'],
  ['affiliateCode', "' OR 1=1 --"],
])('hostile text in %s is refused like any other invalid text: %j', async (field, value) => {
  const refusal = await refused(operator.browser(), registration({ [field]: value }));
  expect(fieldsOf(refusal)).toEqual([field]);
});

test.each([
  { registerUrl: 'javascript:alert(1)' },
  { domain: 'https://evil.example/path' },
  { registerMethod: 'ADMIN' },
  { login: false },
  { username: 'ana\u0000' },
])('input that is not of the contract’s shape is refused: %j', async (wrong) => {
  const refusal = await refused(operator.browser(), {
    ...registration(),
    ...wrong,
  } as Registration);
  expect(refusal.code).toBe('invalid_request');
});
