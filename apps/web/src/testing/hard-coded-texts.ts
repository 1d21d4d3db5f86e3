import { parseSync } from 'vite';

/** A text for people that a source file says itself, so that no catalogue has it. */
export interface HardCodedText {
  readonly line: number;
  readonly text: string;
}

/** A node of the parser's tree, as far as this walk reads it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

/** Elements whose words are a catalogue's. */
const MARKED = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Calls that take a text for the catalogue. */
const MACROS = new Set(['t', 'msg', 'defineMessage', 'plural', 'select', 'selectOrdinal']);
/** Attributes and properties that hold words: read out, shown, or a component's own labels. */
const WORDS =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|text|description|message|heading|children|\w+(Label|Title|Text|Message))$/;

/** Finds the texts of one file: between tags, in labels, in what is shown by a component or a call. */
export function findHardCodedTexts(file: string, code: string): HardCodedText[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: HardCodedText[] = [];
  const add = (node: Node, text: string) => {
    if (/\p{L}/u.test(text)) found.push({ line: lineOf(code, node.start), text: text.trim() });
  };
  const read = (node: Node): void => {
    if (node.type === 'JSXElement' && MARKED.has(elementName(node))) return;
    if (node.type === 'CallExpression' && MACROS.has(`${(node.callee as Node).name}`)) return;
    if (node.type === 'JSXText') add(node, `${node.value}`);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as Node[]) {
        if (child.type === 'JSXExpressionContainer') shown(child.expression as Node, add);
      }
    }
    if (isNamed(node, 'JSXAttribute', 'name') || isNamed(node, 'Property', 'key')) {
      shown(node.value as Node | null, add);
    }
    for (const part of childrenOf(node)) read(part);
  };
  read(program as unknown as Node);
  return found;
}

/** The words that an expression comes to: itself, or one of its branches. Macros and calls are not words. */
function shown(node: Node | null, add: (node: Node, text: string) => void): void {
  if (node === null) return;
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string') add(node, node.value);
      break;
    case 'TemplateLiteral':
      add(
        node,
        (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…'),
      );
      break;
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      shown(node.expression as Node, add);
      break;
    case 'ConditionalExpression':
      shown(node.consequent as Node, add);
      shown(node.alternate as Node, add);
      break;
    case 'LogicalExpression':
    case 'BinaryExpression':
      if (
        node.operator === '&&' ||
        node.operator === '||' ||
        node.operator === '??' ||
        node.operator === '+'
      ) {
        if (node.operator !== '&&') shown(node.left as Node, add);
        shown(node.right as Node, add);
      }
      break;
    default:
  }
}

function isNamed(node: Node, type: string, part: string): boolean {
  if (node.type !== type || node.computed === true) return false;
  const name = node[part] as { name?: unknown; value?: unknown };
  return WORDS.test(`${name.name ?? name.value}`);
}

function elementName(node: Node): string {
  const { name } = node.openingElement as { name: { name?: string } };
  return name.name ?? '';
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((part): part is Node => typeof part === 'object' && part !== null && 'type' in part);
}

function lineOf(code: string, at: number): number {
  return code.slice(0, at).split('\n').length;
}
