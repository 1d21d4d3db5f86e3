import { endpoints } from '@palpite/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestOperator, TEST_PASSWORD, type TestOperator } from '#testing/operator.ts';

describe('the log of a running operator', () => {
  let operator: TestOperator;
  beforeAll(async () => {
    operator = await createTestOperator({ config: { logLevel: 'debug' } });
  });
  afterAll(() => operator.close());

  test('has each request and holds neither passwords nor tokens nor captchas', async () => {
    const browser = await operator.signedIn();
    await browser.client.call(endpoints.member.get);
    const { username } = await operator.account();
    await expect(operator.browser().login(username, 'wrong-password-typed')).rejects.toThrow();
    const captcha = await browser.client.call(endpoints.captcha.get);
    const log = operator.logLines.join('\n');
    expect(log).toContain('"operation":"session.login"');
    expect(log).toContain('"outcome":"invalid_credentials"');
    expect(log).toContain('"operation":"member.get"');
    for (const secret of [TEST_PASSWORD, 'wrong-password-typed', captcha.captchaToken]) {
      expect(log).not.toContain(secret);
    }
    expect(browser.token).toHaveLength(43);
    expect(log).not.toContain(browser.token);
  });
});
