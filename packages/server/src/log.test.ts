import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createLog } from './log.ts';

const TOKEN = 'a'.repeat(43);

function logged(entry: object, app?: string): string {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString('utf8');
      done();
    },
  });
  createLog('debug', { app, destination: stream })
    .child({ requestId: 'r-1' })
    .warn(entry, 'something happened');
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
    ['a token in the message of an error', { err: new Error(`no session for ${TOKEN}`) }],
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
    expect(line).not.toContain(TOKEN);
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

  test('of a failed query has the statement and the database’s code, without the values', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (server_seed)=(deadbeef)',
    });
    const failed = new DrizzleQueryError('insert into seed_pair values ($1)', ['deadbeef'], cause);
    const line = logged({ err: failed });
    expect(line).not.toContain('deadbeef');
    expect(JSON.parse(line)).toMatchObject({
      err: { statement: 'insert into seed_pair values ($1)', cause: { code: '23505' } },
    });
  });

  test('names its application', () => {
    expect(JSON.parse(logged({}, 'games'))).toMatchObject({ app: 'games' });
    expect(JSON.parse(logged({}))).not.toHaveProperty('app');
  });
});
