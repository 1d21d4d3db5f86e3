import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvCell, csvMoment, csvNumber, csvStyle, csvText, type CsvValue } from './csv.ts';

const EN = csvStyle('en');

describe('a file is written as spreadsheets of the reader’s language read it', () => {
  const line: readonly CsvValue[] = [csvMoment('2026-11-29 14:05:33'), '07,80', csvNumber('-5.40')];
  test.each([
    ['en', `2026-11-29 14:05:33,"'07,80",-5.40\r\n`],
    ['zh-Hans', `2026-11-29 14:05:33,"'07,80",-5.40\r\n`],
    ['th', `2026-11-29 14:05:33,"'07,80",-5.40\r\n`],
    ['pt-BR', `2026-11-29 14:05:33;"'07,80";-5,40\r\n`],
    ['vi', `2026-11-29 14:05:33;"'07,80";-5,40\r\n`],
    ['id', `2026-11-29 14:05:33;"'07,80";-5,40\r\n`],
  ])('in %s', (locale, text) => {
    expect(csvText([line], csvStyle(locale))).toBe(text);
  });
});

test.each([
  ['=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
  ['+1+1', "'+1+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  ['\rx', `"'\rx"`],
  ['\nx', `"'\nx"`],
  ['  =1', "'  =1"],
  ['＝2+2', "'＝2+2"],
  ['＋2', "'＋2"],
  ['－a', "'－a"],
  ['＠a', "'＠a"],
  ['﹦a', "'﹦a"],
  ['−a', "'−a"],
  ['\u3000＝a', "'\u3000＝a"],
  ['\u200b=a', "'\u200b=a"],
  ['\ufeff@a', "'\ufeff@a"],
  ['\u00a0+a', "'\u00a0+a"],
  ['\u0000=a', "'\u0000=a"],
])('the text %j would be run: it is %j in the file', (value, cell) => {
  expect(csvCell(value, EN)).toBe(cell);
});

test.each([
  '07',
  '12',
  '-12.50',
  '1/2',
  '10-12',
  '12.05',
  '12:30',
  '1E5',
  '12e34567',
  '20261129001',
  '50 %',
  'R$ 5',
  '０７',
  '๑๒',
  'May 5',
  '5-mar',
])('the text %s stays one, and is no number or day', (value) => {
  expect(csvCell(value, EN)).toBe(`'${value}`);
});

test.each(['B123', 'K3', 'Lantern (PLTN)', 'won', '', 'Hà Nội 18', 'Maya 5x', 'e5'])(
  'the text %j is as it was',
  (value) => {
    expect(csvCell(value, EN)).toBe(value);
  },
);

test('months are known by the names of the reader’s language', () => {
  expect(csvCell('5 mai', csvStyle('pt-BR'))).toBe("'5 mai");
  expect(csvCell('5 mai', EN)).toBe('5 mai');
});

test.each([
  ['a, b', '"a, b"'],
  ['a;=b', '"a;=b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
])('the text %j is kept in one cell', (value, cell) => {
  expect(csvCell(value, EN)).toBe(cell);
});

test('no text begins like a formula in a file, and every text can be read back from it', () => {
  const signs = ['', '=', '+', '-', '@', ' =', '＝', '\u3000＠', '\t'];
  const begun = fc.tuple(fc.constantFrom(...signs), fc.string());
  fc.assert(
    fc.property(begun, ([first, rest]) => {
      const value = first + rest;
      const cell = csvCell(value, EN);
      const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect([value, `'${value}`]).toContain(read);
      expect(/^\s*[=+\-@]/.test(read.normalize('NFKC'))).toBe(false);
    }),
  );
});
