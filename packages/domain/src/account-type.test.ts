import { expect, test } from 'vitest';
import {
  ACCOUNT_TYPES,
  type AccountType,
  AGENT_ACCOUNT_TYPES,
  GUEST_ACCOUNT_TYPE,
  maySeeAgentCentre,
  maySeeMemberCentre,
  REAL_ACCOUNT_TYPES,
} from './account-type.ts';

test.each<[AccountType, boolean, boolean]>([
  // type, member centre, agent centre
  [0, true, false],
  [1, true, true],
  [2, true, true],
  [4, false, false],
  [41, true, true],
  [42, true, true],
])(
  'an account of type %i may open the member centre: %s, the agent centre: %s',
  (type, member, agent) => {
    expect(maySeeMemberCentre(type)).toBe(member);
    expect(maySeeAgentCentre(type)).toBe(agent);
  },
);

test('everyone but the guest has a real account, and no guest is an agent', () => {
  expect([...REAL_ACCOUNT_TYPES, GUEST_ACCOUNT_TYPE].toSorted((a, b) => a - b)).toEqual(
    [...ACCOUNT_TYPES].toSorted((a, b) => a - b),
  );
  expect(REAL_ACCOUNT_TYPES).toEqual(expect.arrayContaining([...AGENT_ACCOUNT_TYPES]));
});
