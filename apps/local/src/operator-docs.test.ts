import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { COMMANDS, runCommand, USE_CASES } from '@palpite/operator/backoffice';
import { expect, test } from 'vitest';
import { backupCommands } from './backup-commands.ts';

const CHECKOUT = resolve(import.meta.dirname, '../../..');

/** What the documents tell an operator to type: the words after `npm run operator --`. */
async function documented(): Promise<string[]> {
  const docs = await readdir(join(CHECKOUT, 'docs'), { recursive: true });
  const files = ['README.md', ...docs.map((name) => join('docs', name))];
  const texts = await Promise.all(
    files
      .filter((name) => name.endsWith('.md'))
      .map((name) => readFile(join(CHECKOUT, name), 'utf8')),
  );
  return texts.flatMap((text) =>
    [...text.matchAll(/npm run operator -- (?:--as-owner )?([a-z][a-z -]*)/g)].map(
      ([, words = '']) => words.trim(),
    ),
  );
}

test('every command that a document names is one of the operator’s', async () => {
  const said: string[] = [];
  await runCommand(['help'], {
    open: () => Promise.reject(new Error('help needs no database')),
    useCases: USE_CASES,
    commands: COMMANDS,
    further: backupCommands(() => {
      throw new Error('help needs no settings');
    }),
    say: (line) => said.push(line),
    complain: (line) => said.push(line),
  });
  const typed = await documented();
  expect(typed.length).toBeGreaterThan(5);
  const commands = said.map((line) => line.trim());
  // A document may go on with arguments where the help names them: `lottery game <code>`.
  const withArguments = commands.flatMap((line) => /^([a-z -]+) [<[]/.exec(line)?.[1] ?? []);
  const unknown = typed.filter(
    (words) =>
      words !== 'help' &&
      !commands.some((line) => line.startsWith(words)) &&
      !withArguments.some((command) => words.startsWith(`${command} `)),
  );
  expect(unknown).toEqual([]);
});
