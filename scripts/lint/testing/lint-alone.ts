import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/**
 * A checkout of one rule alone, for the tests of a file.
 * @param plugin its name, which is also its file's in `scripts/lint`
 * @param rule without the plugin's name
 * @returns what the rule says of one file; nothing where it is content
 */
export function lintAlone(plugin: string, rule: string): (path: string, text: string) => string {
  let checkout = '';
  beforeAll(() => {
    checkout = mkdtempSync(join(tmpdir(), `palpite-${plugin}-`));
    const source = `scripts/lint/${plugin}.js`;
    mkdirSync(join(checkout, 'scripts/lint'), { recursive: true });
    cpSync(join(root, source), join(checkout, source));
    const config = { jsPlugins: [`./${source}`], rules: { [`${plugin}/${rule}`]: 'error' } };
    writeFileSync(join(checkout, '.oxlintrc.json'), JSON.stringify(config));
  });
  afterAll(() => rmSync(checkout, { recursive: true, force: true }));
  return (path, text) => {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    writeFileSync(join(checkout, path), `${text}\n`);
    const command = join(root, 'node_modules/oxlint/bin/oxlint');
    try {
      execFileSync(process.execPath, [command, '--format=unix', path], { cwd: checkout });
      return '';
    } catch (error) {
      return (error as { stdout: Buffer }).stdout.toString();
    }
  };
}
