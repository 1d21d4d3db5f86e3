import { endpoints } from '@palpite/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ limits: { codePerMinute: 1_000 } });
  await operator.account({ inviteCode: 'NORTE7', type: 1 });
  await operator.account({ inviteCode: 'PLAYER7', type: 0 });
});
afterAll(() => operator.close());

const check = (code: string, domain = 'http://localhost:3000') =>
  operator.browser().client.call(endpoints.affiliateCode.check, { query: { code, domain } });

test('an agent’s code is valid on a site of its brand, however it is written', async () => {
  expect(await check('NORTE7')).toBeNull();
  expect(await check(' norte7')).toBeNull();
});

test.each([
  ['NOBODY7', 'http://localhost:3000'],
  ['PLAYER7', 'http://localhost:3000'],
  ['NORTE7', 'http://en.localhost:3000'],
  ['NORTE7', 'https://elsewhere.example'],
  // Its form is that of an address, and there is no such address.
  ['NORTE7', 'http://localhost:99999'],
])('%s at %s is not', async (code, domain) => {
  await expect(check(code, domain)).rejects.toMatchObject({ code: 'invalid_affiliate_code' });
});

test('codes cannot be tried without end: six a minute, then the caller must wait', async () => {
  const strict = await createTestOperator();
  const { client } = strict.browser();
  const query = { code: 'NOBODY7', domain: 'http://localhost:3000' };
  const codes = [];
  for (let tried = 0; tried < 7; tried += 1) {
    codes.push(
      await client.call(endpoints.affiliateCode.check, { query }).catch(({ code }) => code),
    );
  }
  await strict.close();
  expect(codes).toEqual([...Array(6).fill('invalid_affiliate_code'), 'too_many_requests']);
});
