// A format of `Intl` takes a hundred times as long to make as to use: they come from one place, which makes each of them once.
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** What a page or the domain writes; not their tests. */
const isHeld = (file) =>
  /^(apps\/web|packages\/(ui|domain|lottery))\/src\//.test(file) && !/\.test\.tsx?$/.test(file);

const HOME = 'packages/domain/src/formats.ts';
const MADE = /Format$|^(DisplayNames|PluralRules|Collator)$/;
const INSTEAD = `Take it from ${HOME}, which makes each once.`;

const madeOnce = {
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    if (!isHeld(file) || file === HOME) return {};
    return {
      NewExpression({ callee }) {
        if (callee.type === 'MemberExpression' && callee.object.name === 'Intl') {
          if (MADE.test(callee.property.name))
            context.report({ node: callee, message: `A format is made here. ${INSTEAD}` });
        }
      },
      CallExpression({ callee }) {
        if (callee.type === 'MemberExpression' && /^toLocale.*String$/.test(callee.property.name))
          context.report({ node: callee, message: `This makes a format. ${INSTEAD}` });
      },
    };
  },
};

export default { meta: { name: 'formats' }, rules: { 'made-once': madeOnce } };
