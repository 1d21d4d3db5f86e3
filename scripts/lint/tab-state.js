// What the web client remembers belongs to a tab (`packages/ui/src/tab.ts`), never to a module: a server draws for many
// people from the same modules, and tests share a worker.
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The client's sources. A server's process, a service worker and tests have state of their own. */
const isClient = (file) =>
  /^(apps\/web|packages\/ui)\/src\//.test(file) &&
  !/^apps\/web\/src\/(serving|worker|testing)\//.test(file) &&
  !/\.test\.tsx?$/.test(file);

const INSTEAD = 'Declare it with `perTab` (packages/ui/src/tab.ts).';

/** An empty collection is there to be filled; one with contents is a table, and one in capitals a constant. */
const isStore = (init) =>
  (init?.type === 'NewExpression' &&
    ['Map', 'Set', 'Listeners', 'BroadcastChannel'].includes(init.callee.name) &&
    init.arguments.length === 0) ||
  (init?.type === 'CallExpression' && init.callee.name === 'createStore');

const noModuleState = {
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    if (!isClient(file)) return {};
    return {
      VariableDeclaration(node) {
        const top =
          node.parent.type === 'ExportNamedDeclaration' ? node.parent.parent : node.parent;
        if (top.type !== 'Program' || node.declare) return;
        if (node.kind === 'let')
          context.report({ node, message: `A module keeps a variable. ${INSTEAD}` });
        else if (
          node.declarations.some(({ id, init }) => !/^[A-Z_]+$/.test(id.name) && isStore(init))
        )
          context.report({ node, message: `A module keeps state. ${INSTEAD}` });
      },
    };
  },
};

export default { meta: { name: 'tab-state' }, rules: { 'no-module-state': noModuleState } };
