import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { brand } from '#modules/brand/brand.table.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator();

const ask = (host = 'localhost', brandCode = 'palpite') =>
  operator.browser({ host, brandCode }).client.call(endpoints.system.getRegisterSettings);
const flags = async (set: Record<string, boolean>) => {
  await operator.services.database
    .update(brand)
    .set({ overrides: { flags: set } })
    .where(eq(brand.code, 'palpite'));
  operator.services.brands.forget();
};

test('each field has its rule, and every pattern is a regular expression or *', async () => {
  const { rules, mobileRules } = await ask();
  for (const rule of [...Object.values(rules), ...Object.values(mobileRules)]) {
    if (!rule || rule.acceptedPattern === '*') continue;
    expect(() => new RegExp(rule.acceptedPattern, 'u')).not.toThrow();
    expect(rule.minLength).toBeLessThanOrEqual(rule.maxLength);
  }
  expect(rules.username).toMatchObject({ required: true, patternId: 'letter-then-letters-digits' });
});

test('username, password and its confirmation are always required', async () => {
  for (const [host, code] of [
    ['localhost', 'palpite'],
    ['en.localhost', 'lumen'],
    ['vn.localhost', 'trangvang'],
  ] as const) {
    const { rules } = await ask(host, code);
    for (const field of ['username', 'password', 'confirmPassword'] as const) {
      expect(rules[field]?.required, `${code} ${field}`).toBe(true);
    }
  }
});

test('a code by SMS is required with REGMOBVERF3, and always for a mobile registration', async () => {
  await flags({ REGMOBVERF3: false });
  const without = await ask();
  expect(without.rules.verificationCode).toBeUndefined();
  expect(without.mobileRules.verificationCode?.required).toBe(true);
  await flags({ REGMOBVERF3: true });
  const withIt = await ask();
  expect(withIt.rules.verificationCode?.required).toBe(true);
  expect(withIt.rules.mobileNum?.required).toBe(true);
});

test('a mobile registration asks for a password only with MOBILENUMPASSREG3', async () => {
  await flags({ MOBILENUMPASSREG3: false });
  expect((await ask()).mobileRules.password).toBeUndefined();
  await flags({ MOBILENUMPASSREG3: true });
  expect((await ask()).mobileRules.password?.required).toBe(true);
});
