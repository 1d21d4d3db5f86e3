import { describe, expect, test } from 'vitest';
import { endpoints } from './index.ts';
import { contractStatus, contractStatusText } from './status.ts';

const some = {
  wallet: { getBalance: endpoints.wallet.getBalance },
  session: { login: endpoints.session.login, revokeAll: endpoints.session.revokeAll },
};

describe('the status of a contract', () => {
  test('puts every call on one side, in the order of the table', () => {
    const { built, notBuilt } = contractStatus(some, ({ name }) => name === 'wallet.getBalance');
    expect(built.map(({ name }) => name)).toEqual(['wallet.getBalance']);
    expect(notBuilt.map(({ name }) => name)).toEqual(['session.login', 'session.revokeAll']);
  });

  test('counts by origin and names what is missing, with its path', () => {
    const [spec, extension, ...missing] = contractStatusText(
      contractStatus(some, ({ name }) => name === 'wallet.getBalance'),
    ).split('\n');
    expect(spec).toBe('spec       1 of 2 calls are answered');
    expect(extension).toBe('extension  0 of 1 calls are answered');
    expect(missing.join('\n')).toMatch(
      /^\nThese answer 501:\n {2}session\.login +POST +\/wps\/session\/login\n {2}session\.revokeAll .*\n$/,
    );
  });

  test('mentions no missing calls when there are none', () => {
    expect(contractStatusText(contractStatus(some, () => true))).not.toContain('501');
  });
});
