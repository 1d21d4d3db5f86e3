import { expect, test } from 'vitest';
import { textOn } from './text-on.ts';

test.each([
  ['#ffffff', '#000000'],
  ['#ffd400', '#000000'],
  ['#0f7a5a', '#ffffff'],
  ['#000000', '#ffffff'],
])('on %s a text is %s', (background, text) => {
  expect(textOn(background)).toBe(text);
});
