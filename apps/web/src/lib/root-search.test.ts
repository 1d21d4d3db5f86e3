import { expect, test } from 'vitest';
import { openHelp } from './dialog-links.ts';
import { CLOSED, closeDialog, hasDialog, validateRootSearch } from './root-search.ts';

/** An address that opens every dialog at once. */
const ALL = {
  login: 'stay',
  register: 1,
  registered: 'mobile',
  forgot: 'email',
  logout: 1,
  find: 'tiger',
  filters: 1,
  unavailable: '1001',
  announcements: 2,
  announcement: 'a1',
  help: 'h1',
  app: 'ios',
  addresses: 1,
  quickDeposit: 'D1042',
  member: 'depositv2',
  agent: 'teamOverview',
  report: 'days.7',
};
const OTHERS = { referralCode: 'abc', affiliateCode: 'def', lang: 'en', token: 'ghi' };

test('the address keeps what its keys understand, and drops the rest', () => {
  const search = { ...ALL, ...OTHERS };
  expect(validateRootSearch(search)).toEqual(search);
  const wrong = Object.fromEntries(Object.keys(search).map((key) => [key, 'x'.repeat(2001)]));
  expect(Object.values(validateRootSearch({ ...wrong, elsewhere: 1 }))).toEqual(
    Object.keys(search).map(() => undefined),
  );
});

test('every key of a dialog counts as one, and closing leaves only the others', () => {
  expect(Object.keys(CLOSED)).toEqual(Object.keys(ALL));
  for (const [key, value] of Object.entries(ALL)) expect(hasDialog({ [key]: value })).toBe(true);
  expect(hasDialog(validateRootSearch(OTHERS))).toBe(false);
  expect(closeDialog({ ...ALL, ...OTHERS })).toEqual({ ...CLOSED, ...OTHERS });
});

test('a dialog that opens takes the place of the one that was open', () => {
  expect(openHelp('h2')({ login: 1, page: 'V40' })).toEqual({ ...CLOSED, page: 'V40', help: 'h2' });
});
