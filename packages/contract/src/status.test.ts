import { describe, expect, test } from 'vitest';
import { endpoints } from './index.ts';
import { contractStatus, contractStatusText } from './status.ts';

const some = { login: endpoints.login, balance: endpoints.balance, logout: endpoints.logout };

describe('the status of a contract', () => {
  test('puts every call on one side, in the order of the table', () => {
    const { built, notBuilt } = contractStatus(some, (name) => name === 'balance');
    expect(built.map(({ name }) => name)).toEqual(['balance']);
    expect(notBuilt.map(({ name }) => name)).toEqual(['login', 'logout']);
  });

  test('names what is missing, with its path', () => {
    const text = contractStatusText(contractStatus(some, (name) => name === 'balance'));
    expect(text).toBe(
      [
        '1 of 3 calls are built.',
        '2 answer 501 not_implemented:',
        '  session: login   POST /wps/session/login',
        '  session: logout  DELETE /wps/session/logout',
        '',
      ].join('\n'),
    );
  });

  test('says nothing of missing calls when none is', () => {
    expect(contractStatusText(contractStatus(some, () => true))).toBe('3 of 3 calls are built.\n');
  });
});
