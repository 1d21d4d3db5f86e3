import { endpoints } from '@palpite/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestOperator, type TestOperator } from '../testing.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.close());

const ask = (options: Parameters<TestOperator['browser']>[0]) =>
  operator.browser(options).client.call(endpoints.helpCenter);

test('[HELP-01] the help centre answers in the caller’s language, with the brand’s name and age', async () => {
  const portuguese = JSON.stringify(await ask({ language: 'PT' }));
  expect(portuguese).toContain('A Palpite é uma marca de demonstração');
  expect(portuguese).toContain('menores de 18 anos');
  const english = JSON.stringify(
    await ask({ host: 'en.localhost', merchantCode: 'lumen', language: 'EN' }),
  );
  expect(english).toContain('Lumen is a demonstration brand');
  expect(english).toContain('Nobody under 21');
  expect(english).toContain('US Dollar');
  expect(english).not.toMatch(/\{\w+\}/);
  expect(portuguese).not.toMatch(/\{\w+\}/);
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
    merchantCode: 'trangvang',
    language: 'VI',
  });
  expect(sections[0]?.title).toBe('Tài khoản và đăng nhập');
});
