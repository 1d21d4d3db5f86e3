import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGE_TAGS } from '@palpite/domain';
import { parsePo } from 'pofile-ts';
import { expect, test } from 'vitest';
import linguiConfig from '../../../lingui.config.ts';

const FOLDER = join(import.meta.dirname, 'catalogues');
const { locales } = linguiConfig;

const readTexts = (locale: string) =>
  new Map(
    parsePo(readFileSync(join(FOLDER, `${locale}.po`), 'utf8')).items.map(
      ({ msgid, msgstr: [text = ''] }) => [msgid, text],
    ),
  );
const valuesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

const source = readTexts('en');
const translations = locales.map((locale) => ({ locale, texts: readTexts(locale) }));

test('each language has a catalogue, and no other does', () => {
  const files = readdirSync(FOLDER).map((file) => file.replace(/\.po$/, ''));
  expect(files.toSorted()).toEqual(Object.values(LANGUAGE_TAGS).toSorted());
  expect(files.toSorted()).toEqual(locales.toSorted());
});

test('the catalogues contain exactly the texts of the sources', async () => {
  const tool = createRequire(import.meta.url).resolve('@lingui/cli');
  const run = promisify(execFile);
  const command = [join(dirname(tool), 'lingui.js'), 'check', 'sync', '--clean'];
  const { stdout, stderr } = await run(process.execPath, command, {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  }).catch((failure: { stdout: string; stderr: string }) => failure);
  expect(stdout + stderr).toContain('PASS');
});

test.each(translations)(
  '[I18N-01] every text that the operator writes is in $locale',
  ({ texts }) => {
    expect([...texts.keys()].toSorted()).toEqual([...source.keys()].toSorted());
    expect([...texts].filter(([, text]) => text === '')).toEqual([]);
  },
);

test.each(translations)('a text in $locale has the values of the English one', ({ texts }) => {
  const broken = [...texts].filter(
    ([id, text]) => valuesIn(text).join() !== valuesIn(source.get(id) ?? '').join(),
  );
  expect(broken).toEqual([]);
});
