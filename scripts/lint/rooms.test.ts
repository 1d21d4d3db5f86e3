import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
let checkout: string;

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'palpite-lint-'));
  cpSync(join(root, '.oxlintrc.json'), join(checkout, '.oxlintrc.json'));
  const RULES = [
    'rooms.js',
    'web-rooms.js',
    'words.js',
    'time.js',
    'tab-state.js',
    'kernel-names.js',
    'composing.js',
    'formats.js',
  ];
  for (const rule of RULES) {
    cpSync(join(root, 'scripts/lint', rule), join(checkout, 'scripts/lint', rule));
  }
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

/** What the project's own lint says of these files, as `rule: message` lines. */
function lint(files: Record<string, string>): string {
  rmSync(join(checkout, 'apps'), { recursive: true, force: true });
  rmSync(join(checkout, 'packages'), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    writeFileSync(join(checkout, path), `${text}\n`);
  }
  const command = join(root, 'node_modules/oxlint/bin/oxlint');
  try {
    execFileSync(process.execPath, [command, '--format=json', '.'], { cwd: checkout });
    return '';
  } catch (error) {
    const { stdout } = error as { stdout: Buffer };
    const report = JSON.parse(stdout.toString()) as {
      diagnostics: { code: string; message: string }[];
    };
    return report.diagnostics.map((found) => `${found.code}: ${found.message}`).join('\n');
  }
}

describe('the rooms', () => {
  test.each([
    ['apps/web/src/a.ts', '@palpite/operator', 'apps/web must not import apps/operator'],
    ['apps/web/src/a.ts', '../../operator/src/b.ts', 'apps/web must not import apps/operator'],
    ['apps/operator/src/a.ts', '@palpite/web', 'apps/operator must not import apps/web'],
    ['apps/web/src/a.ts', '@palpite/ledger', 'apps/web must not import packages/ledger'],
    ['apps/games/src/a.ts', '@palpite/ledger', 'apps/games must not import packages/ledger'],
    ['packages/contract/src/a.ts', '@palpite/ledger', 'must not import packages/ledger'],
    ['packages/server/src/a.ts', '@palpite/ledger', 'must not import packages/ledger'],
    ['packages/server/src/a.ts', '@palpite/operator', 'must not import apps/operator'],
    ['apps/web/src/a.ts', '@palpite/server/log.ts', 'apps/web must not import packages/server'],
    ['apps/web/src/a.ts', '@palpite/art/scene.ts', 'apps/web must not import packages/art'],
    ['packages/art/src/a.ts', '@palpite/operator', 'must not import apps/operator'],
    ['packages/ui/src/a.ts', '@palpite/contract', 'packages/ui must not import packages/contract'],
    ['packages/domain/src/a.ts', '@palpite/sandbox/themes.ts', 'must not import packages/sandbox'],
    ['apps/web/src/a.ts', '@palpite/sandbox/themes.ts', 'must not import packages/sandbox'],
    ['packages/domain/src/a.ts', 'valibot', 'packages/domain is pure'],
    ['packages/domain/src/a.ts', 'node:fs', 'packages/domain is pure'],
    ['packages/sandbox/src/a.ts', 'node:fs', 'packages/sandbox is pure'],
    ['packages/lottery/src/a.ts', 'node:crypto', 'packages/lottery is pure'],
    ['packages/lottery/src/a.ts', 'valibot-other', 'packages/lottery is pure'],
    ['apps/web/src/features/game/a.ts', '../home/b.ts', 'Features never import features'],
    ['apps/web/src/lib/a.ts', '../features/home/b.ts', 'lib is below the features'],
    ['apps/web/src/lib/a.ts', '../parts/centre/b.ts', 'lib is below parts/centre'],
    ['apps/web/src/parts/talk/a.ts', '../../features/home/b.ts', 'talk is below the features'],
    [
      'apps/web/src/parts/identity/codes/a.ts',
      '../../centre/b.ts',
      'identity is below parts/centre',
    ],
    ['apps/web/src/parts/centre/a.ts', '../talk/b.ts', 'centre must not import talk'],
    ['apps/web/src/parts/play/a.ts', '../talk/b.ts', 'parts/play has no place in the order'],
    ['apps/web/src/features/home/a.ts', '../../app/b.ts', 'home is below the application'],
    ['apps/web/src/features/home/a.ts', '../../testing/b.ts', 'home is below tests'],
    ['apps/web/src/features/lottery-bet/offer/a.ts', '../lines/b.ts', 'offer is below lines'],
    ['apps/web/src/features/lottery-bet/lines/a.ts', '../b.ts', 'lines is below the files of'],
    ['apps/web/src/features/lottery-bet/board/a.ts', '../chase/b.ts', 'never import each other'],
    ['apps/web/src/features/lottery-bet/more/a.ts', '../lines/b.ts', 'more has no place'],
    ['apps/web/src/parts/bet/slip/a.ts', '../placing/b.ts', 'slip is below placing'],
  ])('%s may not import %s', (file, specifier, message) => {
    expect(lint({ [file]: `import { b } from '${specifier}';\nexport const a = b;` })).toContain(
      message,
    );
  });

  test.each([
    ['a re-export', `export { b } from '@palpite/operator';`],
    ['a star export', `export * from '@palpite/operator';`],
    ['a dynamic import', `export const a = () => import('@palpite/operator');`],
    ['a type import', `import type { B } from '@palpite/operator';\nexport type A = B;`],
  ])('%s counts as an import', (_, text) => {
    expect(lint({ 'apps/web/src/a.ts': text })).toContain('apps/web must not import apps/operator');
  });

  test('allowed imports pass', () => {
    const files = {
      'apps/web/src/features/home/a.ts': `import { b } from '@palpite/contract';\nimport { c } from './c.ts';\nexport const a = b + c;`,
      'apps/web/src/features/home/c.ts': `export const c = 1;`,
      'apps/web/src/features/home/a.test.ts': `import { t } from '../../testing/t.ts';\nexport const a = t;`,
      'apps/web/src/features/lottery-bet/desk/a.ts': `import { b } from '../board/b.ts';\nexport const a = b;`,
      'apps/web/src/features/lottery-bet/a.ts': `import { b } from './desk/a.ts';\nexport const a = b;`,
      'apps/web/src/parts/report/a.ts': `import { b } from '../centre/b.ts';\nexport const a = b;`,
      'apps/web/src/app/a.ts': `import { a } from '../features/home/a.ts';\nexport const b = a;`,
      'packages/lottery/src/a.ts': `import { b } from '@noble/hashes/sha2.js';\nexport const a = b;`,
      'apps/operator/src/a.test.ts': `import { t } from '@palpite/postgres/testing.ts';\nexport const a = t;`,
    };
    expect(lint(files)).toBe('');
  });

  test('two folders of the web with one name are refused, whichever holds the file', () => {
    const text = 'export const a = 1;';
    const files = {
      'apps/web/src/features/chat/a.ts': text,
      'apps/web/src/parts/talk/chat/b.ts': text,
    };
    const said = lint(files);
    expect(said).toContain('features/chat has the name of parts/talk/chat');
    expect(said).toContain('parts/talk/chat has the name of features/chat');
  });
});

describe('the time of tests', () => {
  const sleeps = `export const sleep = () => new Promise((resolve) => setTimeout(resolve, 200));`;
  const timers = `export { setTimeout as sleep } from 'node:timers/promises';`;
  const imports = `import { setTimeout as sleep } from 'node:timers/promises';\nexport const a = sleep;`;

  test.each([
    ['packages/ui/src/a.test.ts', sleeps],
    ['packages/ui/src/testing.ts', sleeps],
    ['packages/ui/src/testing/a.ts', imports],
    ['apps/operator/src/a/testing.ts', timers],
    [
      'apps/web/src/a.spec.ts',
      'export const a = (p: Page) => p.waitForTimeout(1);\ntype Page = any;',
    ],
  ])('is waited for by no sleep: %s', (path, text) => {
    expect(lint({ [path]: text })).toContain('must not sleep');
  });

  test.each([
    ['packages/ui/src/a.ts', sleeps],
    ['packages/ledger/src/kill.crash.test.ts', sleeps],
    [
      'packages/ui/src/a.test.ts',
      'export const turn = () => new Promise((next) => setTimeout(next));',
    ],
  ])(
    'passes in the product, where processes are killed at random, and within a task: %s',
    (path, text) => {
      expect(lint({ [path]: text })).not.toContain('must not sleep');
    },
  );
});

describe('the lint', () => {
  test.each([
    [
      'a cycle',
      'no-cycle',
      {
        'apps/web/src/a.ts': `import { b } from './b.ts';\nexport const a = () => b;`,
        'apps/web/src/b.ts': `import { a } from './a.ts';\nexport const b = () => a;`,
      },
    ],
    [
      'a cycle of types in the web',
      'no-cycle',
      {
        'apps/web/src/lib/a.ts': `import type { B } from './b.ts';\nexport type A = { b: B };`,
        'apps/web/src/lib/b.ts': `import type { A } from './a.ts';\nexport type B = { a: A };`,
      },
    ],
    [
      'a hook behind a condition',
      'rules-of-hooks',
      {
        'apps/web/src/a.tsx': `import { useState } from 'react';\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(0);\n  return null;\n}`,
      },
    ],
    [
      'a component that the React Compiler would skip',
      'react',
      {
        'apps/web/src/a.tsx': `import { useRef } from 'react';\nexport function A() {\n  const box = useRef(0);\n  return <p>{box.current}</p>;\n}`,
      },
    ],
    ['any', 'no-explicit-any', { 'packages/contract/src/a.ts': `export const a = (b: any) => b;` }],
    ['console output', 'no-console', { 'apps/operator/src/a.ts': `console.log('a');` }],
    [
      'a function of more than 70 lines',
      'max-lines-per-function',
      { 'apps/operator/src/a.ts': `export function a() {\n${'  a();\n'.repeat(70)}}` },
    ],
    [
      'a file of more than 400 lines',
      'max-lines',
      { 'apps/operator/src/a.ts': `${'export {};\n'.repeat(401)}` },
    ],
    [
      'a focused test',
      'no-focused-tests',
      {
        'apps/operator/src/a.test.ts': `import { test } from 'vitest';\ntest.only('a', () => {});`,
      },
    ],
    [
      'state of a module of the web client',
      'tab-state',
      {
        'apps/web/src/lib/a.ts': `const open = new Set<string>();\nexport const has = (a: string) => open.has(a);`,
      },
    ],
    [
      'a variable of a module of the primitives',
      'tab-state',
      { 'packages/ui/src/a.ts': `let open = 0;\nexport const more = () => (open += 1);` },
    ],
    [
      'a float near money',
      'no-restricted-globals',
      { 'apps/operator/src/a.ts': `export const a = parseFloat('1.5');` },
    ],
  ])('refuses %s', (_, rule, files) => {
    expect(lint(files)).toContain(rule);
  });
});

describe('the kernel', () => {
  const modules = readdirSync(join(root, 'apps/operator/src/modules')).filter(
    // Also the kernel's words: the site of a call, amounts, texts, and what a connection does.
    (name) => !['brand', 'money', 'catalogue', 'talk'].includes(name),
  );
  const kernel = (path: string, code: string) =>
    lint({ [`apps/operator/src/kernel/${path}`]: code });

  test.each(modules)('names no module: %s', (name) => {
    expect(kernel('a.ts', `export const purpose = '${name}-key';`)).toContain(`"${name}"`);
  });

  test('names no product in a name, a text or the name of a file', () => {
    expect(kernel('a.ts', 'export const mostDeposits = 5;')).toContain('"deposit"');
    expect(kernel('a.ts', 'export const text = `${1} lotteries`;')).toContain('"lottery"');
    expect(kernel('chat-rooms.ts', 'export const rooms = 5;')).toContain('"chat"');
  });

  test.each(['log', 'work'])('names none in what it shares with other programs: %s', (name) => {
    const path = `packages/${name}/src/a.ts`;
    expect(lint({ [path]: "export const kind = 'deposit.late';" })).toContain('"deposit"');
  });

  test('may say so in a comment or a test, and modules may name themselves', () => {
    expect(kernel('a.ts', '// Such as a lottery.\nexport const agents = 1;')).toContain('"agent"');
    expect(kernel('a.ts', '// Such as a lottery.\nexport const rooms = 1;')).toBe('');
    expect(kernel('a.test.ts', "export const product = 'lottery';")).toBe('');
    const path = 'apps/operator/src/modules/lottery/a.ts';
    expect(lint({ [path]: "export const product = 'lottery';" })).toBe('');
  });
});
