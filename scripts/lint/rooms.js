// The rooms of the project and which of them each may import, as a lint rule. A room is a folder; what
// is not listed here is refused, so a new dependency between rooms is a decision that shows in a diff.
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderNames, webRefusal } from './web-rooms.js';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Room → the rooms that its code may import. */
const MAY_IMPORT = {
  'packages/domain': [],
  'packages/ui': [],
  'packages/postgres': [],
  'packages/contract': ['packages/domain', 'packages/lottery'],
  'packages/server': ['packages/contract', 'packages/domain'],
  'packages/live': ['packages/contract', 'packages/domain', 'packages/server'],
  'packages/ledger': ['packages/domain', 'packages/server'],
  'packages/rooms': ['packages/domain', 'packages/server'],
  'packages/log': ['packages/server'],
  'packages/work': ['packages/server'],
  'packages/sandbox': ['packages/domain'],
  'packages/lottery': ['packages/domain'],
  brands: ['packages/contract', 'packages/domain', 'packages/sandbox'],
  'packages/art': ['packages/contract', 'packages/domain', 'packages/sandbox', 'brands'],
  'apps/web': ['packages/ui', 'packages/contract', 'packages/domain', 'packages/lottery'],
  'apps/operator': [
    'packages/contract',
    'packages/domain',
    'packages/server',
    'packages/ledger',
    'packages/live',
    'packages/log',
    'packages/lottery',
    'packages/sandbox',
    'packages/art',
    'packages/work',
    'brands',
  ],
  'apps/games': [
    'packages/ui',
    'packages/contract',
    'packages/domain',
    'packages/server',
    'packages/sandbox',
    'packages/work',
  ],
  'apps/local': [
    'apps/operator',
    'apps/games',
    'apps/web',
    'packages/contract',
    'packages/server',
    'packages/postgres',
    'brands',
    'scripts',
  ],
  'tests/journeys': [
    'apps/local',
    'packages/contract',
    'packages/domain',
    'packages/sandbox',
    'scripts',
  ],
  bench: [
    'apps/local',
    'apps/operator',
    'packages/contract',
    'packages/ledger',
    'packages/live',
    'packages/postgres',
    'packages/rooms',
    'packages/server',
    'scripts',
  ],
  scripts: [],
};
/** What tests may import beside their own room's list: real parts, composed. */
const TESTS_MAY_IMPORT = ['packages/postgres', 'packages/server', 'apps/local', 'apps/operator'];
/** Rooms whose code (tests aside) imports nothing of Node and, of npm, only these packages and their files. */
const PURE = {
  'packages/domain': [],
  'packages/sandbox': [],
  'packages/lottery': ['@noble/curves', '@noble/hashes', 'valibot'],
};

const ROOMS = Object.keys(MAY_IMPORT);
const isTest = (file) => /\.(test|spec|crash)\.tsx?$|\/(testing|test-support)[./]/.test(file);
const roomOf = (file) => ROOMS.find((room) => file === room || file.startsWith(`${room}/`));

/** The checkout path that an import names, or undefined for an npm package or a module of Node. */
function target(file, specifier) {
  if (specifier.startsWith('.')) {
    return relative(root, resolve(root, dirname(file), specifier))
      .split(sep)
      .join('/');
  }
  const name = /^@palpite\/([^/]+)/.exec(specifier)?.[1];
  return name && ROOMS.find((room) => room.split('/').at(-1) === name);
}

/** Why `file` may not import `specifier`; undefined when it may. Paths are relative to the checkout. */
export function refusal(file, specifier) {
  const from = roomOf(file);
  if (!from) return undefined;
  const path = target(file, specifier);
  if (!path) {
    const allowed = isTest(file) ? undefined : PURE[from];
    const passes = allowed?.some((name) => specifier === name || specifier.startsWith(`${name}/`));
    return allowed && !passes ? `${from} is pure: it must not import ${specifier}.` : undefined;
  }
  const to = roomOf(path);
  if (to && to !== from) {
    const allowed = [...MAY_IMPORT[from], ...(isTest(file) ? TESTS_MAY_IMPORT : [])];
    if (!allowed.includes(to)) return `${from} must not import ${to}.`;
  }
  return webRefusal(file, path, isTest(file));
}

const boundaries = {
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    const check = (node) => {
      const specifier = node.source?.value;
      const message = typeof specifier === 'string' ? refusal(file, specifier) : undefined;
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default {
  meta: { name: 'rooms' },
  rules: { boundaries, 'folder-names': folderNames(root) },
};
