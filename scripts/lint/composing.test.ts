import { expect, test } from 'vitest';
import { lintAlone } from './testing/lint-alone.ts';

const lintFile = lintAlone('composing', 'asks-keys');
/** What the rule says of a file of the web client. */
const lint = (text: string) => lintFile('apps/web/src/a.tsx', text);

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
