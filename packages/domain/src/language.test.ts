import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_TAGS, LANGUAGES } from './language.ts';

test.each(['PT', 'EN', 'ZH', 'ID', 'TH', 'VI'])('%s is a language', (code) => {
  expect(isLanguage(code)).toBe(true);
});

test.each(['pt', 'pt-BR', '', 'toString', '__proto__', null, undefined, 1, ['PT']])(
  '%j is none',
  (value) => {
    expect(isLanguage(value)).toBe(false);
  },
);

test('every language has a tag that Intl knows, and Portuguese is the default', () => {
  expect(Intl.getCanonicalLocales(Object.values(LANGUAGE_TAGS))).toEqual(
    Object.values(LANGUAGE_TAGS),
  );
  expect(LANGUAGES).toHaveLength(6);
  expect(DEFAULT_LANGUAGE).toBe('PT');
});
