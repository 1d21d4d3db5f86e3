import { endpoints } from '@palpite/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestOperator, type TestOperator } from '../testing.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.close());

test('a member signs in', async () => {
  const browser = operator.browser();
  const { username } = await operator.account();
  const start = await browser.login(username);
  expect(start.user.type).toBe(0);
  console.log(start, await browser.client.call(endpoints.balance));
});
