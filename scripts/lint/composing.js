// Keys of an input method are not ours: its Enter confirms letters, and a handler that takes it sends a half-written
// message. Every handler of keys asks `isComposing` (packages/ui/src/composing.ts).
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Where people type. */
const isClient = (file) =>
  /^(apps\/web\/src|apps\/games\/src\/client|packages\/ui\/src)\//.test(file) &&
  !/\.test\.tsx?$/.test(file);

const HANDLER = /^onKey(Down|Up|Press)(Capture)?$/;
const EVENTS = new Set(['keydown', 'keyup', 'keypress']);
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

const asksKeys = {
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    if (!isClient(file)) return {};
    /** Functions of the file by their names, and what handles keys: a function, or the name of one. */
    const named = new Map();
    const handlers = new Set();
    const handles = (node) => {
      if (FUNCTIONS.has(node?.type)) handlers.add(node);
      if (node?.type === 'Identifier') handlers.add(node.name);
    };
    return {
      FunctionDeclaration(node) {
        if (node.id) named.set(node.id.name, node);
      },
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && FUNCTIONS.has(init?.type)) named.set(id.name, init);
      },
      JSXAttribute({ name, value }) {
        if (HANDLER.test(name.name)) handles(value?.expression);
      },
      Property({ key, value }) {
        if (HANDLER.test(key.name)) handles(value);
      },
      AssignmentExpression({ left, right }) {
        if (EVENTS.has(left.property?.name?.replace(/^on/, ''))) handles(right);
      },
      CallExpression({ callee, arguments: [type, listener] }) {
        const isListening = callee.property?.name === 'addEventListener' || callee.name === 'on';
        if (isListening && EVENTS.has(type?.value)) handles(listener);
      },
      'Program:exit'() {
        for (const each of handlers) {
          const node = typeof each === 'string' ? named.get(each) : each;
          if (!node || /\bisComposing\(/.test(context.sourceCode.getText(node))) continue;
          context.report({
            node,
            message:
              'A handler of keys takes those of an input method. Leave them with `isComposing` (packages/ui/src/composing.ts).',
          });
        }
      },
    };
  },
};

export default { meta: { name: 'composing' }, rules: { 'asks-keys': asksKeys } };
