import { LANGUAGES } from '@palpite/domain';
import { SLOT_ENGINE_IDS } from '@palpite/sandbox/engines.ts';
import { describe, expect, test } from 'vitest';
import { MACHINES } from '../../machines/machines.ts';
import { en } from './en.ts';
import { fill, loadTexts } from './texts.ts';
import { VERIFY_TEXTS } from './verify-texts.ts';

/** Every text by its path, e.g. `bar.spin`. */
function flat(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  const entries = Object.entries(value as Record<string, unknown>);
  return new Map(
    entries.flatMap(([key, inner]) => [...flat(inner, path === '' ? key : `${path}.${key}`)]),
  );
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

const dictionaries = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, game: await loadTexts(language) })),
);

describe.each(dictionaries)('the texts in $language', ({ language, game }) => {
  test.each([
    ['the game', en, game],
    ['the verify page', VERIFY_TEXTS.EN, VERIFY_TEXTS[language]],
  ])(
    'of %s are the same in number as in English, and fill in the same values',
    (_, english, translated) => {
      const one = flat(english);
      const other = flat(translated);
      expect([...other.keys()]).toEqual([...one.keys()]);
      for (const [key, text] of one) {
        expect(placeholders(other.get(key) ?? ''), key).toEqual(placeholders(text));
        expect(text.trim(), key).not.toBe('');
        expect(other.get(key)?.trim(), key).not.toBe('');
      }
    },
  );
});

test.each(SLOT_ENGINE_IDS)('the rules of %s name only numbers that the machine publishes', (id) => {
  for (const text of en.rules.machines[id]) {
    expect(fill(text, MACHINES[id].facts)).not.toMatch(/[{}]/);
  }
});
