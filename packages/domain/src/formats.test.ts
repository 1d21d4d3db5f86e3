import { expect, test } from 'vitest';
import { dateFormat, listFormat, namesFormat, numberFormat } from './formats.ts';

test('a format is made once for a language and its options', () => {
  const hour = { timeZone: 'UTC', hour: '2-digit' } as const;
  expect(dateFormat('vi', hour)).toBe(dateFormat('vi', { ...hour }));
  expect(dateFormat('vi', hour)).not.toBe(dateFormat('th', hour));
  expect(dateFormat('vi', hour)).not.toBe(dateFormat('vi', { ...hour, timeZone: 'Asia/Tokyo' }));
  expect(numberFormat('vi')).toBe(numberFormat('vi', {}));
});

test('formats of several kinds with the same options are their own', () => {
  expect(numberFormat('vi').format(1_234.5)).toBe('1.234,5');
  expect(dateFormat('vi', {}).format(new Date('2026-03-02T00:00:00Z'))).toBe('2/3/2026');
  expect(listFormat('en', { type: 'conjunction' }).format(['a', 'b'])).toBe('a and b');
  expect(namesFormat('en', { type: 'region' }).of('VN')).toBe('Vietnam');
});
