import { describe, expect, test } from 'vitest';
import { createRestriction, restrictsCallers } from './restriction.ts';

const rules = {
  restrictedRegions: ['VN', 'US'],
  restrictedAddresses: ['203.0.113.7', '198.51.100.0/24', '2001:db8::/32'],
};
const restriction = createRestriction(rules);

describe('callers that a brand is closed to', () => {
  test.each([
    ['192.0.2.1', 'VN', 'region'],
    ['192.0.2.1', 'BR', null],
    ['192.0.2.1', null, null],
    ['203.0.113.7', null, 'address'],
    ['203.0.113.8', 'BR', null],
    ['198.51.100.255', 'BR', 'address'],
    ['2001:db8:1::1', 'BR', 'address'],
    ['2001:db9::1', 'US', 'region'],
  ])('%s from %s: %s', (address, country, expected) => {
    expect(restriction({ address, country })).toBe(expected);
  });

  test('none, as long as no rule is set', () => {
    const nothing = { restrictedRegions: [], restrictedAddresses: [] };
    expect(restrictsCallers(nothing)).toBe(false);
    expect(createRestriction(nothing)({ address: '192.0.2.1', country: 'VN' })).toBeNull();
  });
});
