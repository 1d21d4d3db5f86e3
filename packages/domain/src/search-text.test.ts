import { expect, test } from 'vitest';
import { nameWords, searchText, typedWords } from './search-text.ts';

test.each([
  ['Açaí do Igapó', 'acai do igapo'],
  ['Trăng Vàng Đêm', 'trang vang dem'],
  ['Magpie’s  Fan!', 'magpies fan'],
  ['  ÉCLAIR & Œuf ', 'eclair oeuf'],
  ['麻将 发财', '麻将 发财'],
  ['麻將發財', '麻将发财'],
  ['臺灣龍寶', '台湾龙宝'],
  ['ĐỨC', 'duc'],
  ['Ｄｒａｇｏｎ\u200b　Ⅱ', 'dragon ii'],
  ['İstanbul', 'istanbul'],
])('%s is searched as %s', (written, folded) => {
  expect(searchText(written)).toBe(folded);
});

test('only the words of a typed text count, and not more than eight of them', () => {
  expect(typedWords("Onça  dou'")).toEqual(['onca', 'dou']);
  expect(typedWords("a & !b | (c) <-> d:*\\'")).toEqual(['a', 'b', 'c', 'd']);
  expect(typedWords(' .,;!& ')).toEqual([]);
  expect(typedWords('1 2 3 4 5 6 7 8 9')).toHaveLength(8);
});

test('a name without spaces is found by each of its characters or words, and what follows them', () => {
  expect(nameWords('贪婪幼龙')).toEqual(['贪婪幼龙', '婪幼龙', '幼龙', '龙']);
  expect(nameWords('มังกรน้อย')).toEqual([searchText('มังกรน้อย'), searchText('น้อย')]);
  expect(nameWords('Quiet Comet II')).toEqual(['quiet', 'comet', 'ii']);
});
