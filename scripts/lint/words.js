// Refuses the worst phrases of a dialect that the project has left, in texts, comments and test titles alike;
// docs/contributing/words.md has the words to use instead.
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Phrase → what to write instead. */
const PHRASES = [
  [/\b(?:is|are) told\b/i, 'name who learns what, or say what the code returns'],
  [/\bwhoever\b/i, 'name the person: the caller, the member, staff'],
  [/\banew\b/i, '"again", or a verb that says it'],
  [/\bstands? (?:in|on|here|there|above|below|beside|twice)\b/i, '"is", "appears" or "applies"'],
  [/\bof late\b/i, '"recently"'],
  [/\bmeanwhile\b/i, 'nothing, or "in the meantime"'],
  [/\bthe least is\b/i, '"Minimum"'],
  [/\bthe most (?:at once )?is\b/i, '"Maximum"'],
  [/\bis no (?:value|number|name) (?:for|of)\b/i, '"Invalid value … for …"'],
  [/\breasons? of (?:our|its|their) own\b/i, '"unexpected error"'],
  [/\bnobody['’]s\b/i, 'say what does not apply to what'],
  [/\bsomebody['’]s\b/i, 'name the person: the member, staff'],
  [/\bthrough whom\b/i, 'name the thing that is asked for'],
  [/\bsay which\b/i, '"Missing …"'],
  [/\bled on\b/i, '"advanced" or "continued"'],
  [/\bwhat (?:has )?became of\b/i, '"what happened to", "the outcome of"'],
];

/** The rule's own files hold the phrases. */
const OWN = 'scripts/lint/words';

/** What is wrong with a text, or undefined. */
export function wording(text) {
  // A phrase may be broken over two lines of a comment or of JSX.
  const plain = text.replace(/\s+(?:\*\s+|\/\/\s*)?/g, ' ');
  for (const [phrase, instead] of PHRASES) {
    const match = phrase.exec(plain);
    if (match) return `"${match[0]}": write ${instead} (docs/contributing/words.md).`;
  }
  return undefined;
}

const plain = {
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    if (file.startsWith(OWN)) return {};
    const check = (node, text) => {
      const message = wording(text);
      if (message) context.report({ node, message });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.cooked ?? '');
      },
      JSXText(node) {
        check(node, node.value);
      },
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value);
      },
    };
  },
};

export default { meta: { name: 'words' }, rules: { plain } };
