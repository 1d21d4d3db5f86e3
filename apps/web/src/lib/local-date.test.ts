import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDay, writeDay } from './local-date.ts';

const LOCALES = ['en', 'pt-BR', 'zh-Hans', 'id', 'th', 'vi'] as const;

test.each([
  ['pt-BR', '31/12/1990'],
  ['pt-BR', '31-12-1990'],
  ['pt-BR', '31 12 1990'],
  ['pt-BR', '31121990'],
  ['pt-BR', '1990-12-31'],
  ['pt-BR', '３１／１２／１９９０'],
  ['vi', '31/12/1990'],
  ['id', '31.12.1990'],
  ['en', '12/31/1990'],
  ['en', '12311990'],
  ['zh-Hans', '1990/12/31'],
  ['zh-Hans', '1990年12月31日'],
  ['th', '31/12/2533'],
  ['th', '31/12/1990'],
])('in %s, %j is the last day of 1990', (locale, typed) => {
  expect(readDay(typed, locale)).toBe('1990-12-31');
});

test.each(['', '31/12', '31/02/1990', '12/31/1990', '31/12/90', '31/12/1990/1', 'abc', '3112199'])(
  'in Portuguese, %j is no day',
  (typed) => expect(readDay(typed, 'pt-BR')).toBeNull(),
);

test('every day that is written can be read back, in every language', () => {
  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.constantFrom(...LOCALES), (day, locale) => {
      expect(readDay(writeDay(day, locale), locale)).toBe(day);
    }),
  );
});
