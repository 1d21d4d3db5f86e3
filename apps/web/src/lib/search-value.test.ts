import { expect, test } from 'vitest';
import { oneOf, readSearchValue, shortText, wholeNumber } from './search-value.ts';

test.each([
  ['1', 1],
  ['0', 0],
  ['1989', 1989],
  ['true', true],
  ['007', '007'],
  ['1e5', '1e5'],
  ['-1', '-1'],
  ['null', 'null'],
  ['{"a":1}', '{"a":1}'],
  ['9999999999999999', '9999999999999999'],
])('%s in an address reads as %j', (text, value) => {
  expect(readSearchValue(text)).toBe(value);
});

test('a text is read back as it was written, whatever it looks like', () => {
  for (const text of ['1989', 'true', 'Ânima', '1e5', '0']) {
    expect(shortText(readSearchValue(text), 64)).toBe(text);
  }
});

test('what makes no sense reads as undefined', () => {
  expect(shortText('', 10)).toBeUndefined();
  expect(shortText('x'.repeat(11), 10)).toBeUndefined();
  expect(shortText('lower', 10, /^[A-Z]+$/)).toBeUndefined();
  expect(shortText(undefined, 10)).toBeUndefined();
  expect(oneOf(2, [1])).toBeUndefined();
  expect(oneOf('1', [1])).toBeUndefined();
  expect(wholeNumber(0, 1, 10)).toBeUndefined();
  expect(wholeNumber(11, 1, 10)).toBeUndefined();
  expect(wholeNumber('5', 1, 10)).toBeUndefined();
  expect(wholeNumber(5, 1, 10)).toBe(5);
});
