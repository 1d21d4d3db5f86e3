import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { playFullName } from './play-names.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each([
  ['lo', 'lo2', 'Lô, 2 digits · any prize'],
  ['da', 'da-xien', 'Đá at two stations · pairs'],
  ['de', 'de', 'Đề · Special prize, last 2'],
  ['cang', 'cang3', 'Càng · Special prize, last 3'],
  ['big-small', 'sum-size', 'Sum: big or small'],
  ['pair', 'exact-pair', 'One pair and a third'],
  ['first-three', 'direct', 'First three · Direct'],
  ['first-three', 'first-three-group-6', 'First three · Group 6'],
  ['sum', 'sum', 'Sum'],
])('of the group %s, the play %s says what it is once', (group, code, name) => {
  expect(playFullName(i18n, { code, group })).toBe(name);
});
