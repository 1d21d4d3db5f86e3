import { expect, test } from 'vitest';
import { brandSettingsSchema, DECLARED_SETTINGS, SETTINGS_OF_MONEY } from './settings.ts';

const names = Object.keys(brandSettingsSchema.entries);

test('a setting is declared by one module, and every declared one is a brand’s', () => {
  const declared = DECLARED_SETTINGS.flatMap(({ entries }) => Object.keys(entries));
  expect(declared.toSorted()).toEqual(names.toSorted());
  expect(new Set(declared).size).toBe(declared.length);
});

test('what gives money, or lets it leave without staff, is marked where it is declared', () => {
  expect([...SETTINGS_OF_MONEY].toSorted()).toEqual([
    'deposits',
    'openingBalance',
    'payoutAccountWaitMinutes',
    'registrationBonusMinor',
    'withdrawals',
  ]);
  expect(names).toEqual(expect.arrayContaining([...SETTINGS_OF_MONEY]));
});
