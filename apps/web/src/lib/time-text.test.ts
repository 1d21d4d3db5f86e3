import { expect, test } from 'vitest';
import { dateText, dayText, longTimeText, momentText, stampText } from './time-text.ts';

test.each([
  ['2026-01-31T02:59:08.123Z', 'America/Sao_Paulo', '2026-01-30 23:59:08'],
  ['2026-01-31T17:00:00Z', 'Asia/Ho_Chi_Minh', '2026-02-01 00:00:00'],
  ['2026-07-01T03:59:59Z', 'America/New_York', '2026-06-30 23:59:59'],
])('[ANN-01] %s in %s is %s', (instant, timeZone, text) => {
  expect(stampText(instant, timeZone)).toBe(text);
});

const NIGHT = '2026-12-31T23:00:05Z';

test.each([
  ['en', 'Dec 31, 2026', 'Dec 31, 2026, 08:00:05 PM'],
  ['pt-BR', '31/12/2026', '31/12/2026, 20:00:05'],
  ['zh-Hans', '2026/12/31', '2026/12/31 20:00:05'],
  ['id', '31/12/2026', '31/12/2026, 20.00.05'],
  ['th', '31/12/2569', '31/12/2569 20:00:05'],
  ['vi', '31/12/2026', '20:00:05 31/12/2026'],
])('a reader of %s finds every date in one way of writing it', (locale, day, moment) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(dateText(NIGHT, 'America/Sao_Paulo', locale))).toBe(day);
  expect(plain(dayText('2026-12-31', locale))).toBe(day);
  expect(plain(momentText(NIGHT, 'America/Sao_Paulo', locale))).toBe(moment);
  const alone = longTimeText(NIGHT, 'America/Sao_Paulo', locale);
  expect(alone).toContain(day);
  expect(alone).toMatch(/\u00a0(?:BRT|GMT-3)/);
});

test('an instant is shown in the brand’s time zone, not in the reader’s', () => {
  expect(dateText(NIGHT, 'Asia/Ho_Chi_Minh', 'pt-BR')).toBe('01/01/2027');
});
