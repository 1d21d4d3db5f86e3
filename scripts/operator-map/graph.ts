/** Which files of the operator import which, type imports too; tests and what helps them are left out. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { specifiersOf } from '../specifiers.ts';
import {
  COMPOSITION,
  MAY_IMPORT,
  MAY_READ_TABLES,
  OWN_FILES,
  ROOM_ORDER,
  SANDBOX_PACKAGES,
  TESTING,
} from './rooms.ts';

export interface Edge {
  /** Paths below the operator's `src`, without `.ts`. */
  readonly from: string;
  /** The same, or a file of one of the sandbox's packages. */
  readonly to: string;
}

/** @param source the folder of the operator's sources */
export function readEdges(source: string): Edge[] {
  return filesBelow(source).flatMap((path) => {
    const code = readFileSync(join(source, path), 'utf8');
    const from = withoutEnding(path);
    const all = specifiersOf(path, code).filter((specifier) => specifier.endsWith('.ts'));
    return [
      ...all
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => ({ from, to: withoutEnding(join(dirname(path), specifier)) })),
      ...all
        .filter((specifier) => specifier.startsWith('#'))
        .map((specifier) => ({ from, to: withoutEnding(specifier.slice(1)) })),
      ...all.filter(isOfSandbox).map((specifier) => ({ from, to: withoutEnding(specifier) })),
    ];
  });
}

export function filesBelow(source: string): string[] {
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'),
    )
    .map((entry) => relative(source, join(entry.parentPath, entry.name)));
}

const isOfSandbox = (path: string) => SANDBOX_PACKAGES.some((name) => path.startsWith(`${name}/`));

export const withoutEnding = (path: string) => path.replace(/\.ts$/, '');

/**
 * The room of a file: the folder below `modules`, `kernel`, `sandbox` or `backoffice` that it is in, as `money/deposit`.
 * A module's door is a room of its own, above all others of the module.
 */
export function roomOf(file: string): string {
  if (isOfSandbox(file)) return 'sandbox/packages';
  if (/(^|\/)testing(\/|$)/.test(file)) return TESTING;
  const folders = file.split('/').slice(0, -1);
  if (folders[0] === 'modules') folders.shift();
  if (folders.length === 0) return COMPOSITION;
  if (isDoor(file)) return `${folders[0]}/index`;
  const [module = '', room] = folders;
  // Use cases of staff are part of the room that they act on, unless the module has a room of them.
  const isPart = room === undefined || (room === 'staff' && !ROOM_ORDER[module]?.includes(room));
  return isPart ? module : `${module}/${room}`;
}

/** What has a door: every module, and not the kernel. */
const HAS_DOOR = /^(modules|sandbox|backoffice)\//;
const DOOR = /^(modules\/[^/]+|sandbox|backoffice)\/index$/;
const isDoor = (file: string): boolean => DOOR.test(file);

export const moduleOf = (room: string): string => room.split('/')[0] ?? room;

/** The imports that the layers forbid, counted by pair of modules, e.g. `money → wager`. */
export function forbidden(edges: readonly Edge[]): Record<string, number> {
  const pairs = edges.flatMap(({ from, to }) => {
    const [here, there] = [roomOf(from), roomOf(to)];
    if (here === TESTING || there === TESTING) return [];
    const [importing, imported] = [moduleOf(here), moduleOf(there)];
    const allowed =
      importing === imported ||
      importing === COMPOSITION ||
      MAY_IMPORT[importing]?.includes(imported);
    return allowed ? [] : [`${importing} → ${imported}`];
  });
  return counted(pairs);
}

const mayReadTables = (using: string, owner: string): boolean =>
  MAY_READ_TABLES[using]?.includes(owner) ?? false;

const TABLE_FILE = /\.table$/;
/** What a module lets the configuration change: `operator-config` reads it without loading the module. */
const LIMITS_FILE = /^modules\/[\w-]+\/limits$/;
/** The whole registry of tables, for the migrations' test and for other packages' tests. */
const TABLES = 'tables';

/** Tables that files name in the text of a statement, as `operator.account`: an edge to the file that declares each. */
export function readTableNames(source: string): Edge[] {
  const codes = filesBelow(source).map((path) => ({
    from: withoutEnding(path),
    code: readFileSync(join(source, path), 'utf8'),
  }));
  const declared = new Map(
    codes.flatMap(({ from, code }) => declaredTables(code).map((name) => [name, from] as const)),
  );
  return codes.flatMap(({ from, code }) => {
    const named = [...code.matchAll(/\boperator\.(\w+)/g)].map(([, name = '']) =>
      declared.get(name),
    );
    return [...new Set(named)].flatMap((to) => (to === undefined ? [] : [{ from, to }]));
  });
}

/** Its own tables, and those that it takes from a package with the schema put in: `const { work } = …`. */
function declaredTables(code: string): readonly string[] {
  const own = [...code.matchAll(/operatorSchema\.table\(\s*'(\w+)'/g)].map(([, name = '']) => name);
  const fromPackages = /Tables\('operator'\)/.test(code)
    ? [...code.matchAll(/^export const \{ ([\w, ]+) \} = /gm)]
    : [];
  return [...own, ...fromPackages.flatMap(([, names = '']) => names.split(', ').map(toSnakeCase))];
}

const toSnakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Files that use a table of another module, counted by pair of modules, e.g. `talk → identity`. A table file may, for
 * `references` alone.
 */
export function foreignTables(edges: readonly Edge[]): Record<string, number> {
  const pairs = edges.flatMap(({ from, to }) => {
    if (!TABLE_FILE.test(to) || TABLE_FILE.test(from)) return [];
    const [here, there] = [roomOf(from), roomOf(to)];
    if (here === TESTING) return [];
    const [using, owner] = [moduleOf(here), moduleOf(there)];
    const allowed = using === owner || using === COMPOSITION || mayReadTables(using, owner);
    return allowed ? [] : [`${using} → ${owner}`];
  });
  return counted(pairs);
}

/**
 * Imports of a module's inside from outside of it, as `talk/chat/room → identity/account/accounts`. A table file may
 * name another for `references`, and some modules read tables of others (`MAY_READ_TABLES`). The composition reads the
 * limits of modules.
 */
export function besideDoors(edges: readonly Edge[]): string[] {
  const crossing = edges.filter(({ from, to }) => {
    const [here, there] = [roomOf(from), roomOf(to)];
    if (here === TESTING || there === TESTING) return false;
    if (here === COMPOSITION && LIMITS_FILE.test(to)) return false;
    if (!HAS_DOOR.test(to) || isDoor(to) || moduleOf(here) === moduleOf(there)) return false;
    const readsTables =
      TABLE_FILE.test(from) || from === TABLES || mayReadTables(moduleOf(here), moduleOf(there));
    return !(TABLE_FILE.test(to) && readsTables);
  });
  return crossing.map(({ from, to }) => `${from} → ${to}`).sort();
}

/** Imports of a module's own door, by files inside of it. */
export const ofOwnDoor = (edges: readonly Edge[]): string[] =>
  edges
    .filter(({ from, to }) => isDoor(to) && moduleOf(roomOf(from)) === moduleOf(roomOf(to)))
    .map(({ from, to }) => `${from} → ${to}`);

/** Rooms of one module that import each other, directly or around a corner: each circle in one line. */
export function circles(edges: readonly Edge[]): string[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    const [here, there] = [roomOf(from), roomOf(to)];
    if (here === there || moduleOf(here) !== moduleOf(there)) continue;
    graph.set(here, (graph.get(here) ?? new Set()).add(there));
  }
  const reach = new Map([...graph.keys()].map((room) => [room, reachable(graph, room)]));
  const groups = [...graph.keys()]
    .filter((room) => reach.get(room)?.has(room))
    .map((room) =>
      [...(reach.get(room) ?? [])]
        .filter((other) => reach.get(other)?.has(room))
        .sort()
        .join(' ↔ '),
    );
  return [...new Set(groups)].sort();
}

/**
 * Imports inside of a module from a lower room of it to a higher one, as `lottery/bets → lottery/menu`, and rooms that its
 * order (`ROOM_ORDER`) does not list.
 */
export function climbs(edges: readonly Edge[]): string[] {
  const up = edges.flatMap(({ from, to }) => {
    const [here, there] = [roomOf(from), roomOf(to)];
    if (here === there || moduleOf(here) !== moduleOf(there)) return [];
    const climbing = `${here} → ${there}`;
    return isDoor(from) || isDoor(to) || heightOf(here) > heightOf(there) ? [] : [climbing];
  });
  return [...new Set(up)].sort();
}

/** Where a room is in the order of its module; NaN where that does not list it. */
function heightOf(room: string): number {
  const [module = '', name = OWN_FILES] = room.split('/');
  const height = ROOM_ORDER[module]?.indexOf(name) ?? -1;
  return height === -1 ? Number.NaN : height;
}

function reachable(graph: ReadonlyMap<string, ReadonlySet<string>>, from: string): Set<string> {
  const met = new Set<string>();
  const waiting = [...(graph.get(from) ?? [])];
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    if (met.has(room)) continue;
    met.add(room);
    waiting.push(...(graph.get(room) ?? []));
  }
  return met;
}

function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
