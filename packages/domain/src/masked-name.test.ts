import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedName } from './masked-name.ts';

test.each([
  ['', '***'],
  ['a', '***'],
  ['bo', '***'],
  ['ana', 'a***'],
  ['marco', 'm***'],
  ['marcos', 'ma***'],
  ['a-very-long-account-name', 'a-***'],
  ['🦜🦜🦜', '🦜***'],
])('%s is shown to strangers as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});

test('a masked name shows no more than a third of a name, and nothing of its length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const masked = maskedName(name);
      const shown = masked.slice(0, -3);
      expect(masked.endsWith('***')).toBe(true);
      expect(name.startsWith(shown)).toBe(true);
      expect([...shown].length * 3).toBeLessThanOrEqual([...name].length);
      expect([...shown].length).toBeLessThanOrEqual(2);
    }),
  );
});
