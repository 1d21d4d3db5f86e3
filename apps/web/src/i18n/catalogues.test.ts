// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import linguiConfig from '../../lingui.config.ts';

const FOLDER = join(import.meta.dirname, 'catalogues');
const { locales, sourceLocale } = linguiConfig;

/** The texts of a catalogue by their key (the English words and their context), with the translation. */
function read(locale: string): Map<string, string> {
  const entries = readFileSync(join(FOLDER, `${locale}.po`), 'utf8').split('\n\n');
  const texts = new Map<string, string>();
  for (const entry of entries) {
    const part = (name: string) =>
      new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm')
        .exec(`${entry}\n`)?.[1]
        ?.replace(/"\n?"|^"|"\n?$/g, '');
    const id = part('msgid');
    if (id) texts.set(`${part('msgctxt') ?? ''}|${id}`, part('msgstr') ?? '');
  }
  return texts;
}

/** The names of the values and elements in a text: `{count}`, `<0>`. */
const placeholders = (text: string) =>
  [...new Set(text.match(/\{\w+|<\/?\d+\/?>/g) ?? [])].toSorted();

test('each language of the configuration has a catalogue, and no other does', () => {
  const files = readdirSync(FOLDER).map((file) => file.replace(/\.po$/, ''));
  expect(files.toSorted()).toEqual(locales.toSorted());
});

describe.each(locales.filter((locale) => locale !== sourceLocale))('%s', (locale) => {
  const source = read(sourceLocale ?? 'en');
  const translated = read(locale);

  test('has a translation for every text', () => {
    expect(source.size).toBeGreaterThan(100);
    expect([...source.keys()].filter((key) => !translated.get(key))).toEqual([]);
  });

  test('keeps the values and the marked words of each text', () => {
    const broken = [...translated].filter(
      ([key, text]) =>
        placeholders(key).join() !== placeholders(text).join() && source.has(key) && text !== '',
    );
    expect(broken).toEqual([]);
  });
});
