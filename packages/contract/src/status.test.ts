import { describe, expect, test } from 'vitest';
import { endpoints } from './index.ts';
import { contractStatus, contractStatusText } from './status.ts';

const some = {
  login: endpoints.login,
  balance: endpoints.balance,
  sessionRevokeAll: endpoints.sessionRevokeAll,
};

describe('the status of a contract', () => {
  test('puts every call on one side, in the order of the table', () => {
    const { built, notBuilt } = contractStatus(some, (name) => name === 'balance');
    expect(built.map(({ name }) => name)).toEqual(['balance']);
    expect(notBuilt.map(({ name }) => name)).toEqual(['login', 'sessionRevokeAll']);
  });

  test('counts by origin and names what is missing, with its path', () => {
    const [spec, extension, ...missing] = contractStatusText(
      contractStatus(some, (name) => name === 'balance'),
    ).split('\n');
    expect(spec).toBe('spec       1 of 2 calls are answered');
    expect(extension).toBe('extension  0 of 1 calls are answered');
    expect(missing.join('\n')).toMatch(
      /^\nThese answer 501:\n {2}session +POST +\/wps\/session\/login +login\n.* sessionRevokeAll\n$/,
    );
  });

  test('mentions no missing calls when there are none', () => {
    expect(contractStatusText(contractStatus(some, () => true))).not.toContain('501');
  });
});
