// @vitest-environment node
import { expect, test } from 'vitest';
import { issueText, shortNumero } from './issue-text.ts';

test('an issue is its day in the reader’s form, with its number where a day has many', () => {
  expect(issueText('20261129', 'vi')).toBe('29/11');
  expect(issueText('20261129', 'pt-BR')).toBe('29/11');
  expect(issueText('202611291036', 'en')).toBe('11/29 · 1036');
  expect(issueText('20261129-1036', 'en')).toBe('11/29 · 1036');
  expect(shortNumero('202611291036')).toBe('1036');
  expect(shortNumero('20261129-1036')).toBe('1036');
});

test('a name that is no day stays as it is', () => {
  expect(issueText('101', 'en')).toBe('101');
  expect(issueText('20269945', 'en')).toBe('20269945');
  expect(shortNumero('20261129')).toBe('20261129');
});
