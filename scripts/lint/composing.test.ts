import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
let checkout: string;

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'palpite-composing-'));
  mkdirSync(join(checkout, 'scripts/lint'), { recursive: true });
  cpSync(join(root, 'scripts/lint/composing.js'), join(checkout, 'scripts/lint/composing.js'));
  const rules = { 'composing/asks-keys': 'error' };
  const config = { jsPlugins: ['./scripts/lint/composing.js'], rules };
  writeFileSync(join(checkout, '.oxlintrc.json'), JSON.stringify(config));
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

/** What the rule says of a file of the web client. */
function lint(text: string): string {
  const path = 'apps/web/src/a.tsx';
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), `${text}\n`);
  const command = join(root, 'node_modules/oxlint/bin/oxlint');
  try {
    execFileSync(process.execPath, [command, '--format=unix', path], { cwd: checkout });
    return '';
  } catch (error) {
    return (error as { stdout: Buffer }).stdout.toString();
  }
}

const HANDLERS = [
  ['inline', 'export const A = () => <input onKeyDown={(e) => BODY} />;'],
  ['a name', 'const go = (e) => BODY; export const A = () => <input onKeyUp={go} />;'],
  ['a function below', 'export const A = () => <input onKeyDown={go} />; function go(e) { BODY; }'],
  ['of a hook', 'export const useKeys = () => ({ onKeyDown(e) { BODY; } });'],
  ['a listener', "document.addEventListener('keydown', (e) => BODY);"],
  ['a property', 'document.onkeydown = (e) => BODY;'],
] as const;

test.each(HANDLERS)('a handler of keys that is %s asks for the input method', (_how, text) => {
  expect(lint(text.replace('BODY', "e.key === 'Enter' && send()"))).toContain('isComposing');
  expect(lint(text.replace('BODY', "e.key === 'Enter' && !isComposing(e) && send()"))).toBe('');
});
