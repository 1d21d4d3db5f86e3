import { expect, test } from 'vitest';
import { siteZone, zoneName } from './site-zone.ts';

const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;

test.each([
  ['?launch=x&zone=America%2FSao_Paulo', 'America/Sao_Paulo'],
  [
    '?zone=Asia%2FHo_Chi_Minh',
    new Intl.DateTimeFormat('en', { timeZone: 'Asia/Ho_Chi_Minh' }).resolvedOptions().timeZone,
  ],
  ['?zone=Nowhere%2FAt_All', own],
  ['?launch=x', own],
])('rounds in the history of a game at %s show the time of %s', (query, zone) => {
  expect(siteZone(`https://games.example/play/lines-ocean-001${query}`)).toBe(zone);
});

test('the history names its time zone', () => {
  const at = new Date('2026-01-31T12:00:00Z');
  expect(zoneName('America/Sao_Paulo', at, 'pt-BR')).toMatch(/BRT|GMT-3/);
});
