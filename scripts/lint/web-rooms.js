// The layers of the web client: which of its folders each may import.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SOURCE = 'apps/web/src/';

/** What features share, by subject. A part imports lib and the parts of the rows above its own. */
const PARTS = [
  ['identity', 'picture'],
  ['centre', 'catalogue', 'lottery', 'promotion', 'talk'],
  ['report', 'money'],
  ['bet'],
];

/**
 * The folders inside a large room. One imports the folders of the rows above its own; the files of the room itself compose
 * them, and no folder imports those.
 */
const INSIDE = {
  'parts/bet': [['purse', 'slip'], ['placing']],
  'features/lottery-bet': [
    ['offer'],
    ['lines'],
    ['board', 'chase'],
    ['marks', 'mine', 'odds', 'place', 'plays', 'stations'],
    ['desk', 'slip-view'],
  ],
};

const FEATURES = PARTS.length + 1;
const APPLICATION = FEATURES + 1;
const TESTING = APPLICATION + 1;

/** The room that a path belongs to and its height, or undefined outside the sources. */
function placeOf(path) {
  if (!path.startsWith(SOURCE)) return undefined;
  const [top, second] = path.slice(SOURCE.length).split('/');
  if (top === 'lib') return { room: 'lib', height: 0 };
  if (top === 'parts') {
    const row = PARTS.findIndex((parts) => parts.includes(second));
    return { room: `parts/${second}`, height: row < 0 ? undefined : row + 1 };
  }
  if (top === 'features') return { room: `features/${second}`, height: FEATURES };
  if (top === 'testing') return { room: 'testing', height: TESTING };
  // What composes the features: app, routes, the server's part, the entries.
  return { room: 'the application', height: APPLICATION };
}

const LAYERS = { [FEATURES]: 'the features', [APPLICATION]: 'the application', [TESTING]: 'tests' };

/** Why `file` may not import `path`; undefined when it may. `test` files may import what tests share. */
export function webRefusal(file, path, test) {
  const from = placeOf(file);
  const to = placeOf(path);
  if (!from || !to) return undefined;
  if (from.room === to.room) return test ? undefined : insideRefusal(from.room, file, path);
  for (const { room, height } of [from, to]) {
    if (height === undefined) return `${room} has no place in the order of the parts yet.`;
  }
  if (to.height < from.height || (test && to.height === TESTING)) return undefined;
  if (to.height > from.height) {
    const layer = LAYERS[to.height] ?? to.room;
    return `${from.room} is below ${layer}: it must not import ${to.room}.`;
  }
  const [one, other] = [from.room, to.room].map((room) => room.replace(/^\w+\//, ''));
  if (from.height === FEATURES) {
    return `Features never import features: ${one} must not import ${other}.`;
  }
  return `Parts of one row never import each other: ${one} must not import ${other}.`;
}

/** The same of two files of one room. */
function insideRefusal(room, file, path) {
  const rows = INSIDE[room];
  if (!rows) return undefined;
  const [from, to] = [file, path].map((one) => {
    const [folder, ...rest] = one.slice(SOURCE.length + room.length + 1).split('/');
    if (rest.length === 0) return { name: `the files of ${room} itself`, row: rows.length };
    return { name: folder, row: rows.findIndex((row) => row.includes(folder)) };
  });
  if (from.name === to.name) return undefined;
  for (const { name, row } of [from, to]) {
    if (row < 0) return `${name} has no place in the order of ${room} yet.`;
  }
  if (to.row > from.row) return `${from.name} is below ${to.name}: it must not import it.`;
  if (to.row < from.row) return undefined;
  return `Folders of one row of ${room} never import each other: ${from.name} must not import ${to.name}.`;
}

/** The folders below `source` that share their name with another: path → path of the other. */
function sharedNames(source) {
  if (!existsSync(source)) return new Map();
  const first = new Map();
  const shared = new Map();
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = relative(source, join(entry.parentPath, entry.name)).split(sep).join('/');
    const other = first.get(entry.name);
    if (other === undefined) first.set(entry.name, path);
    else shared.set(path, other).set(other, path);
  }
  return shared;
}

/** The rule that no two folders of the web have one name, over the checkout at `root`. */
export function folderNames(root) {
  let shared;
  return {
    create(context) {
      const file = relative(root, context.filename).split(sep).join('/');
      if (!file.startsWith(SOURCE)) return {};
      shared ??= sharedNames(join(root, SOURCE));
      const folders = file.slice(SOURCE.length).split('/').slice(0, -1);
      return {
        Program(node) {
          for (const length of folders.keys()) {
            const path = folders.slice(0, length + 1).join('/');
            const other = shared.get(path);
            if (other === undefined) continue;
            const message = `${path} has the name of ${other}: name each for what it alone is.`;
            context.report({ node, message });
          }
        },
      };
    },
  };
}
