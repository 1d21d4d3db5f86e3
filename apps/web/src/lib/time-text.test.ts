import { expect, test } from 'vitest';
import { dayText, longTimeText, stampText } from './time-text.ts';

test.each([
  ['2026-01-31T02:59:08.123Z', 'America/Sao_Paulo', '2026-01-30 23:59:08'],
  ['2026-01-31T17:00:00Z', 'Asia/Ho_Chi_Minh', '2026-02-01 00:00:00'],
  ['2026-07-01T03:59:59Z', 'America/New_York', '2026-06-30 23:59:59'],
])('[ANN-01] %s in %s is %s', (instant, timeZone, text) => {
  expect(stampText(instant, timeZone)).toBe(text);
});

test('an instant for people is in their words and says its time zone', () => {
  const at = '2026-12-31T23:00:00Z';
  expect(longTimeText(at, 'America/Sao_Paulo', 'pt-BR')).toMatch(
    /31 de dezembro de 2026.*20:00.*(BRT|GMT-3)/,
  );
  expect(longTimeText(at, 'Asia/Ho_Chi_Minh', 'vi')).toMatch(/1 tháng 1.*2027/);
});

test('a day is the same day everywhere', () => {
  expect(dayText('2026-11-20', 'en')).toBe('November 20, 2026');
  expect(dayText('2026-11-20', 'pt-BR')).toBe('20 de novembro de 2026');
});
