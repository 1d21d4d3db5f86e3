// Tests wait for what happens, not for time to pass: a sleep is too short on a busy machine and too long on every other.
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Tests and what helps them. What is killed at a random moment (`*.crash.test.ts`) needs real time. */
const isTest = (file) =>
  /\.(test|spec)\.tsx?$|(^|\/)testing(\/|\.ts)|^tests\//.test(file) &&
  !file.endsWith('.crash.test.ts');

const INSTEAD =
  'Wait for an event (`expect.poll`, `waitFor`, a promise), or hand the clock to the test (`vi.useFakeTimers`).';

const noSleep = {
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    if (!isTest(file)) return {};
    const report = (node, what) => context.report({ node, message: `${what} ${INSTEAD}` });
    const importsTimers = (node) => {
      if (node.source?.value === 'node:timers/promises') report(node, 'A test must not sleep.');
    };
    return {
      ImportDeclaration: importsTimers,
      ExportNamedDeclaration: importsTimers,
      CallExpression({ callee, arguments: [, delay] }) {
        // Without a delay it only leaves the task.
        if (callee.type === 'Identifier' && callee.name === 'setTimeout' && delay)
          report(callee, 'A test must not sleep.');
        if (callee.type === 'MemberExpression' && callee.property.name === 'waitForTimeout')
          report(callee, 'A journey must not sleep.');
      },
    };
  },
};

export default { meta: { name: 'time' }, rules: { 'no-sleep': noSleep } };
