// @vitest-environment node
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import linguiConfig from '../../../lingui.config.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(import.meta.dirname, 'catalogues');
const { locales, sourceLocale } = linguiConfig;

/** What the catalogue tool says of the catalogues as they are. */
async function lingui(...check: string[]): Promise<string> {
  const tool = createRequire(import.meta.url).resolve('@lingui/cli');
  const command = join(dirname(tool), 'lingui.js');
  const { stdout, stderr } = await run(process.execPath, [command, 'check', ...check], {
    cwd: ROOT,
    // Under its own test settings the tool looks for sources that it does not ship.
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  }).catch((failure: { stdout: string; stderr: string }) => failure);
  return stdout + stderr;
}

/** The texts of a catalogue by their key (the English words and their context), with the translation. */
function read(locale: string): Map<string, string> {
  const entries = readFileSync(join(FOLDER, `${locale}.po`), 'utf8').split('\n\n');
  const texts = new Map<string, string>();
  for (const entry of entries) {
    const part = (name: string) =>
      new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm')
        .exec(`${entry}\n`)?.[1]
        ?.replace(/"\n?"|^"|"\n?$/g, '')
        .trim();
    const id = part('msgid');
    if (id) texts.set(`${part('msgctxt') ?? ''}|${id}`, part('msgstr') ?? '');
  }
  return texts;
}

/** The names of the values and elements in a text: `{count}`, `<0>`; not the first word of a plural form. */
const placeholders = (text: string) =>
  [...new Set(text.match(/\{\w+(?=[,}])|<\/?\d+\/?>/g) ?? [])].toSorted();

test('each language of the configuration has a catalogue, and no other does', () => {
  const files = readdirSync(FOLDER).map((file) => file.replace(/\.po$/, ''));
  expect(files.toSorted()).toEqual(locales.toSorted());
});

test('the catalogues hold just the texts of the sources', async () => {
  expect(await lingui('sync', '--clean')).toContain('PASS');
});

test('[I18N-01] every text has its translation in each of the six languages', async () => {
  expect(await lingui('missing', '--mode', 'catalog')).toContain('PASS');
});

describe.each(locales.filter((locale) => locale !== sourceLocale))('%s', (locale) => {
  const source = read(sourceLocale ?? 'en');
  const translated = read(locale);

  test('keeps the values and the marked words of each text', () => {
    const broken = [...translated].filter(
      ([key, text]) =>
        placeholders(key).join() !== placeholders(text).join() && source.has(key) && text !== '',
    );
    expect(broken).toEqual([]);
  });
});
