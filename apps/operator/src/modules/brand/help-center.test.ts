import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { brand } from './brand.table.ts';
import type { TestOperator } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator();

const ask = (options: Parameters<TestOperator['browser']>[0]) =>
  operator.browser(options).client.call(endpoints.system.getHelpCenter);

test('[HELP-01] the help centre answers in the caller’s language, with the brand’s name and age', async () => {
  const portuguese = JSON.stringify(await ask({ language: 'PT' }));
  expect(portuguese).toContain('A Palpite é uma marca de demonstração');
  expect(portuguese).toContain('menores de 18 anos');
  const english = JSON.stringify(
    await ask({ host: 'en.localhost', brandCode: 'lumen', language: 'EN' }),
  );
  expect(english).toContain('Lumen is a demonstration brand');
  expect(english).toContain('Nobody under 21');
  expect(english).toContain('US Dollar');
  expect(english).not.toMatch(/\{\w+\}/);
  expect(portuguese).not.toMatch(/\{\w+\}/);
});

test('the help contains the brand’s own amounts, as they are set now', async () => {
  const textOf = async () =>
    JSON.stringify(await ask({ language: 'EN' })).replaceAll('\u00a0', ' ');
  const before = await textOf();
  expect(before).toContain('from R$20.00 to R$5,000.00');
  expect(before).toContain('In one day: 5 withdrawals, R$10,000.00 in all.');
  expect(before).toContain('A deposit asks for 100% of what reached your balance');
  expect(before).toContain('after a wait (2 minutes)');
  const { database, brands } = operator.services;
  const { deposits } = (await brands.brand('palpite')).settings;
  const settings = {
    deposits: { ...deposits, turnoverPercent: 300 },
    payoutAccountWaitMinutes: 2_880,
    depositReviewMinutes: 240,
  };
  await database.update(brand).set({ overrides: { settings } }).where(eq(brand.code, 'palpite'));
  brands.forget();
  const after = await textOf();
  expect(after).toContain(
    'A deposit asks for 300% of what reached your balance: for 100 credited, stakes of 300',
  );
  expect(after).toContain('after a wait (2 days)');
  expect(after).toContain('by when (4 hours at most)');
  await database.update(brand).set({ overrides: {} }).where(eq(brand.code, 'palpite'));
  brands.forget();
});

test.each([
  ['TH', 'บัญชีและการเข้าใช้งาน'],
  ['ZH', '账号与登录'],
] as const)('the default brand’s help in %s is in it', async (language, title) => {
  const { sections } = await ask({ language });
  expect(sections[0]?.title).toBe(title);
});

test('another brand’s own language has its help too', async () => {
  const { sections } = await ask({
    host: 'vn.localhost',
    brandCode: 'trangvang',
    language: 'VI',
  });
  expect(sections[0]?.title).toBe('Tài khoản và đăng nhập');
});
