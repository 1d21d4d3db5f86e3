import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';
import { plainSigns } from './plain-signs.ts';

test.each([
  ['full-width digits and signs', '１，２３４．５０', '1,234.50'],
  ['Thai digits', '๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['small and upright signs', '1﹐2﹒3︓4', '1,2.3:4'],
  ['half-width Chinese signs', '12､34｡', '12、34。'],
  ['spaces of a page and of a keyboard', '1\u00a0234\u3000567\u202f8', '1 234 567 8'],
  ['signs that are not drawn', '\ufeff1\u200b2\u200e3\u00ad4\u2066', '1234'],
  ['a wide yen and letters', '￥１ Ａ', '¥1 A'],
])('%s are read as plain ones', (_what, typed, plain) => {
  expect(plainSigns(typed)).toBe(plain);
});

test('a number that is no digit of a place is not made one', () => {
  expect(plainSigns('10² ½ ① Ⅳ')).toBe('10² ½ ① Ⅳ');
});

test('a number loses the signs between its digits, whichever keyboard wrote them', () => {
  expect(plainDigits('（１１）９８７５７－８２９４')).toBe('11987578294');
  expect(plainDigits('๐๘๑-๒๓๔ ๕๖๗๘')).toBe('0812345678');
});
