import { expect, test } from 'vitest';
import { ownHourText } from './own-hour-text.ts';

// 16:15 in Vietnam.
const DRAW = '2026-11-27T09:15:00.000Z';

test('a draw of Vietnam is said by the reader’s own clock too', () => {
  expect(ownHourText(DRAW, 'America/Sao_Paulo', 'pt-BR')).toBe('06:15');
  expect(ownHourText(DRAW, 'Europe/London', 'en')).toBe('09:15');
});

test('where the clocks show the same there is nothing to say', () => {
  for (const zone of ['Asia/Ho_Chi_Minh', 'Asia/Bangkok', 'Asia/Jakarta']) {
    expect(ownHourText(DRAW, zone, 'vi')).toBeNull();
  }
});

test('another day is named', () => {
  // 00:15 of Friday in Vietnam is noon of Thursday in New York.
  const late = '2026-11-26T17:15:00.000Z';
  expect(ownHourText(late, 'America/New_York', 'en')).toBe('Thu 12:15');
});
