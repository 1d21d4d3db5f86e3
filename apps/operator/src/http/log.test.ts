import { Writable } from 'node:stream';
import { endpoints } from '@palpite/contract';
import { DrizzleQueryError } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestOperator, TEST_PASSWORD, type TestOperator } from '../testing.ts';
import { createLog } from './log.ts';

function logged(entry: object): string {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString('utf8');
      done();
    },
  });
  createLog('debug', stream).child({ requestId: 'r-1' }).warn(entry, 'something happened');
  return text;
}

describe('a log line', () => {
  test.each([
    ['a password', { password: 'hunter2hunter2' }],
    ['a password deep inside', { account: { credentials: [{ oldPassword: 'hunter2hunter2' }] } }],
    ['a token', { sessionToken: 'hunter2hunter2' }],
    ['a header', { headers: { Authorization: 'Bearer hunter2hunter2' } }],
    ['a bearer value in a sentence', { said: 'sent Bearer hunter2hunter2 along' }],
    ['a body', { body: { anything: 'hunter2hunter2' } }],
    ['a query', { query: { token: 'hunter2hunter2' } }],
    ['a code sent to a phone', { verificationCode: 'hunter2hunter2' }],
    ['a compact JWE', { said: 'eyJhbGciOiJFQ0RILUVTIn0..hunter2hunter2.x.y' }],
    ['bytes', { hash: Buffer.from('hunter2hunter2') }],
    ['a password hash in an error', { err: new Error('stored $argon2id$v=19$hunter2hunter2') }],
    [
      'the parameters of a failed query',
      {
        err: new DrizzleQueryError(
          'insert into account values ($1)',
          ['hunter2hunter2'],
          new Error('duplicate'),
        ),
      },
    ],
    [
      'the row in a database’s detail',
      { err: Object.assign(new Error('duplicate key'), { detail: 'Key (x)=(hunter2hunter2)' }) },
    ],
  ])('never holds %s', (_what, entry) => {
    const line = logged(entry);
    expect(line).not.toContain('hunter2hunter2');
    expect(line).not.toContain(Buffer.from('hunter2hunter2').toJSON().data.join(','));
  });

  test('keeps what helps to find a fault', () => {
    const failed = Object.assign(new Error('connect failed'), { code: 'ECONNREFUSED' });
    const line = JSON.parse(logged({ err: failed, operation: 'login', milliseconds: 12 }));
    expect(line).toMatchObject({
      level: 'warn',
      requestId: 'r-1',
      msg: 'something happened',
      operation: 'login',
      milliseconds: 12,
      err: { name: 'Error', message: 'connect failed', code: 'ECONNREFUSED' },
    });
    expect(line.err.stack).toContain('log.test.ts');
  });
});

describe('the log of a running operator', () => {
  let operator: TestOperator;
  beforeAll(async () => {
    operator = await createTestOperator({ config: { logLevel: 'debug' } });
  });
  afterAll(() => operator.close());

  test('tells each request and holds neither passwords nor tokens nor captchas', async () => {
    const browser = await operator.signedIn();
    await browser.client.call(endpoints.memberInfo);
    const { username } = await operator.account();
    await expect(operator.browser().login(username, 'wrong-password-typed')).rejects.toThrow();
    const captcha = await browser.client.call(endpoints.captcha);
    const log = operator.logLines.join('\n');
    expect(log).toContain('"operation":"login"');
    expect(log).toContain('"outcome":"invalid_credentials"');
    expect(log).toContain('"operation":"memberInfo"');
    for (const secret of [TEST_PASSWORD, 'wrong-password-typed', captcha.captchaToken]) {
      expect(log).not.toContain(secret);
    }
    expect(browser.token).toHaveLength(43);
    expect(log).not.toContain(browser.token);
  });
});
