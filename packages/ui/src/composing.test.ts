import { expect, test } from 'vitest';
import { isComposing } from './composing.ts';

test.each([
  ['in the middle of a composition', { isComposing: true, keyCode: 13 }, true],
  ['that ended a composition in Safari', { isComposing: false, keyCode: 229 }, true],
  ['of nothing but itself', { isComposing: false, keyCode: 13 }, false],
])(
  'an Enter %s is the input method’s or not, in the DOM’s event and in React’s',
  (_when, event, is) => {
    expect(isComposing(event)).toBe(is);
    expect(isComposing({ nativeEvent: event })).toBe(is);
  },
);
