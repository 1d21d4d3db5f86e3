import { SLOT_ENGINE_IDS } from '@palpite/sandbox/engines.ts';
import { expect, test } from 'vitest';
import { MACHINES } from '../../machines/machines.ts';
import { en } from '../texts/en.ts';
import { payColumns } from './pay-columns.ts';

test.each(SLOT_ENGINE_IDS)(
  'the paytable of %s shows every pay of every symbol, best first',
  (id) => {
    const { sheet } = MACHINES[id];
    const { heads, pays } = payColumns(sheet, en);
    expect(new Set(heads).size).toBe(heads.length);
    expect(pays.map(({ role }) => role)).toEqual(sheet.pays.map(({ role }) => role));
    pays.forEach(({ units }, at) => {
      expect(units).toHaveLength(heads.length);
      expect(units).toEqual(units.toSorted((one, other) => other - one));
      const published = Object.values(sheet.pays[at]?.units ?? {});
      expect(units.toSorted()).toEqual(published.toSorted());
    });
  },
);

test('groups are named by their sizes; the largest includes all above it', () => {
  const sheet = {
    by: 'groups' as const,
    sizes: [5, 6, 8, 12],
    pays: [{ role: 'high1' as const, units: [1, 2, 3, 4] }],
    lines: [] as const,
  };
  expect(payColumns(sheet, en).heads).toEqual(['12+', '8–11', '6–7', '5']);
});
