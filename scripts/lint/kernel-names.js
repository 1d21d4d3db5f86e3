// The kernel serves every module and knows none: what it needs of one, the module declares. So none is named in it, nor
// in the packages that it shares with other programs.
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const KERNEL = 'apps/operator/src/kernel/';
const SHARED = ['packages/log/src/', 'packages/work/src/'];

/**
 * Modules, products and their things, in the singular. Not among them: brand, money, catalogue and talk, which are also the
 * kernel's words: for the site of a call, for amounts, for texts and for what a connection does.
 */
const NAMES = new Set(
  (
    'agent captcha chase chat deposit downline drand identity insight lottery promotion seamless sport sportsbook tally ' +
    'turnover vendor wager withdrawal'
  ).split(' '),
);

/** File → the names that it may have, and why. */
const ALLOWED = {
  // The port for the pictures of games and vendors, which the sandbox draws.
  'pictures.ts': ['vendor'],
};

const singular = (word) => word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
/** Names of other libraries and standards: a header, and a column that numbers its rows. */
const FOREIGN = /user-?agent|generatedAlwaysAsIdentity/gi;
const wordsOf = (text) =>
  text
    .replace(FOREIGN, '')
    .split(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z]+/)
    .map((word) => singular(word.toLowerCase()));

const noModules = {
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    const place = [KERNEL, ...SHARED].find((folder) => file.startsWith(folder));
    if (place === undefined || /\.test\.ts$|\/testing(\/|\.ts)/.test(file)) return {};
    const inside = file.slice(place.length);
    const allowed = (place === KERNEL ? ALLOWED[inside] : undefined) ?? [];
    const look = (node, text) => {
      const name = wordsOf(text).find((word) => NAMES.has(word) && !allowed.includes(word));
      if (name === undefined) return;
      context.report({
        node,
        message: `The kernel names no module: "${name}" declares it itself.`,
      });
    };
    return {
      Program: (node) => look(node, inside),
      Identifier: (node) => look(node, node.name),
      Literal: (node) => typeof node.value === 'string' && look(node, node.value),
      TemplateElement: (node) => look(node, node.value.raw),
    };
  },
};

export default { meta: { name: 'kernel-names' }, rules: { 'no-modules': noModules } };
