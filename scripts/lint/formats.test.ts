import { expect, test } from 'vitest';
import { lintAlone } from './testing/lint-alone.ts';

const lint = lintAlone('formats', 'made-once');

test.each([
  "export const a = (n) => new Intl.NumberFormat('vi').format(n);",
  "export const a = (n) => new Intl.DateTimeFormat('vi').format(n);",
  "export const a = (n) => new Intl.DisplayNames('vi', { type: 'region' }).of(n);",
  "export const a = (n) => n.toLocaleString('vi');",
  "export const a = (n) => n.toLocaleDateString('vi');",
])('a page makes no format of its own: %s', (text) => {
  expect(lint('apps/web/src/a.ts', text)).toContain('packages/domain/src/formats.ts');
  expect(lint('apps/web/src/a.test.ts', text)).toBe('');
  expect(lint('packages/domain/src/formats.ts', text)).toBe('');
});

test('a text in capitals and the parts of a word are no formats', () => {
  expect(lint('apps/web/src/a.ts', "export const a = (n) => n.toLocaleUpperCase('vi');")).toBe('');
  expect(lint('apps/web/src/a.ts', "export const a = new Intl.Segmenter('vi');")).toBe('');
});
