import { expect, test } from 'vitest';
import { searchQuery, searchText } from './search-text.ts';

test.each([
  ['Açaí do Igapó', 'acai do igapo'],
  ['Trăng Vàng Đêm', 'trang vang dem'],
  ['Magpie’s  Fan!', 'magpies fan'],
  ['  ÉCLAIR & Œuf ', 'eclair oeuf'],
  ['麻将 发财', '麻将 发财'],
])('%s is searched as %s', (written, folded) => {
  expect(searchText(written)).toBe(folded);
});

test('what is typed becomes word beginnings, and nothing else gets through', () => {
  expect(searchQuery("Onça  dou'")).toBe('onca:* & dou:*');
  expect(searchQuery("a & !b | (c) <-> d:*\\'")).toBe('a:* & b:* & c:* & d:*');
  expect(searchQuery(' .,;!& ')).toBeNull();
});
