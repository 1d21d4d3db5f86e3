import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lintAlone } from './testing/lint-alone.ts';
import { wording } from './words.js';

const root = resolve(import.meta.dirname, '../..');
const lint = lintAlone('words', 'plain');

/** The page on words shows what not to write, and the register has the specification's words. */
const NOT_OURS = ['docs/contributing/words.md', 'docs/requirements.md'];
const DOCUMENTS = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: root }).filter(
  (path) => !NOT_OURS.includes(path),
);

describe('the worst phrases', () => {
  test.each([
    ['a player’s text', 'a.tsx', 'export const A = () => <p>The least is R$5</p>;'],
    ['a text in braces', 'a.tsx', "export const A = () => <p>{'Through whom?'}</p>;"],
    [
      'a text broken over lines',
      'a.tsx',
      'export const A = () => <p>What will stand\n  here.</p>;',
    ],
    ['a text of a macro', 'a.ts', 'export const a = t`The deposit has changed meanwhile.`;'],
    ['an error', 'a.ts', 'export const a = new Error(\'"x" is no value for limit\');'],
    ['a log line', 'a.ts', "log.error({ err }, 'a request failed for a reason of our own');"],
    ['a command’s sentence', 'a.ts', 'export const a = (w: string) => `Say which ${w}.`;'],
    ['a comment', 'a.ts', '// Whoever asks gets it.\nexport const a = 1;'],
    ['a comment broken over lines', 'a.ts', '/**\n * What is\n * told.\n */\nexport const a = 1;'],
    ['a test’s title', 'a.test.ts', "test('somebody’s order is not shown', () => {});"],
  ])('are refused in %s', (_what, name, text) => {
    expect(lint(`apps/operator/src/${name}`, text)).toContain('docs/contributing/words.md');
  });

  test.each(DOCUMENTS)('are not in %s', (path) => {
    expect(wording(readFileSync(join(root, path), 'utf8'))).toBeUndefined();
  });

  test('the message names the phrase and what to write instead', () => {
    expect(wording('Nothing happens meanwhile.')).toContain('"meanwhile": write nothing');
    expect(wording('The wallet is not responding.')).toBeUndefined();
  });

  test('plain words that resemble them pass', () => {
    const text =
      '/** A handler stands for one endpoint; the renewal is latest. */\nexport const a = 1;';
    expect(lint('packages/domain/src/a.ts', text)).toBe('');
  });
});
