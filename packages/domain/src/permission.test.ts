import { expect, test } from 'vitest';
import type { AccountType } from './account-type.ts';
import {
  isPermitted,
  PERMISSIONS,
  type Permission,
  ROLES,
  type Role,
  roleOf,
} from './permission.ts';

/** Section 6 of the specification, written down by hand: a `+` for what a role may do. */
const SECTION_SIX = `
                | visitor | affiliate | 0 | 1 | 2 | 4 | 41 | 42
 site           |    +    |     +     | + | + | + | + | +  | +
 own-account    |         |     +     | + | + | + | + | +  | +
 own-password   |         |     +     | + | + | + |   | +  | +
 play           |         |           | + | + | + | + | +  | +
 member-centre  |         |           | + | + | + |   | +  | +
 agent-centre   |         |     +     |   | + | + |   | +  | +
 affiliate-code |         |     +     |   | + | + |   | +  | +
 chat           |         |           | + | + | + |   | +  | +
`;

const [roles = [], ...rows] = SECTION_SIX.trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()));

test.each(rows.map(([permission = '', ...marks]) => ({ permission, marks })))(
  '$permission is for those that section 6 names',
  ({ permission, marks }) => {
    const named = roles.slice(1).filter((_, column) => marks[column] === '+');
    const permitted = ROLES.filter((role) => isPermitted(role, permission as Permission));
    expect(permitted.map(String)).toEqual(named);
  },
);

test('nothing is permitted beside what section 6 names', () => {
  expect(Object.keys(PERMISSIONS)).toEqual(rows.map(([permission]) => permission));
  expect(ROLES.map(String)).toEqual(roles.slice(1));
});

test.each<[AccountType, boolean, Role]>([
  [0, true, 0],
  [1, true, 1],
  [41, true, 41],
  [1, false, 'affiliate'],
  [42, false, 'affiliate'],
  [4, false, 4],
  [4, true, 4],
  // neither a member nor an agent
  [0, false, 'visitor'],
])('an account of type %i, member: %s, has the role %s', (type, isMember, role) => {
  expect(roleOf({ type, isMember })).toBe(role);
});
