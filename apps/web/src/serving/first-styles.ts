import { readFileSync } from 'node:fs';

/** A part of the style sheet. */
export type StyleNode =
  /** Rules inside a layer or a condition. */
  | { readonly at: string; readonly nodes: readonly StyleNode[] }
  | {
      readonly css: string;
      /**
       * What must all be in the page for one of the selectors to apply, selector by selector: classes, and attributes of the
       * first element as `[name=value]`. Absent where the rule is for any page.
       */
      readonly needs?: readonly (readonly string[])[];
      /** Of what only counts where it is named: a property, an animation, a typeface. */
      readonly name?: string;
    };

/** A style sheet, and the address of the file that holds it. */
export interface Styles {
  readonly file: string;
  readonly rules: readonly StyleNode[];
}

const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>/g;
const SHEET = /(<style\b[^>]*data-tsr-inline-css[^>]*>)([\s\S]*?)(<\/style>)/;

/**
 * Leaves in a page those rules of its style sheet that apply to something in it. The whole sheet follows as a file, in the
 * same layers and in the same order, so that it changes nothing that is drawn; the browser keeps it for every other page.
 */
export class FirstStyles {
  readonly #styles: Styles | undefined;

  /** @param styles undefined where there is no build: pages stay as they are */
  constructor(styles: Styles | undefined) {
    this.#styles = styles;
  }

  /** @param path of what the build wrote; a server that is not built has none */
  static read(path: URL | undefined): FirstStyles {
    return new FirstStyles(path && (JSON.parse(readFileSync(path, 'utf8')) as Styles));
  }

  /** A page of HTML, before its inline elements are hashed. */
  in(page: string): string {
    const styles = this.#styles;
    if (!styles || !SHEET.test(page)) return page;
    const rest = page.replace(SHEET, '');
    const held = heldIn(rest);
    const rules = textOf(styles.rules, held);
    // The rules name properties and animations; a typeface is named by the brand's own properties, which are in the page.
    const ownStyles = [...rest.matchAll(STYLE)].join('');
    const all = textOf(styles.rules, held, (name, css) =>
      (css.startsWith('@font-face') ? ownStyles : rules).includes(name),
    );
    const link = `<link rel="stylesheet" href="${styles.file}" fetchpriority="low" data-whole-styles>`;
    return page
      .replace(SHEET, (_, open: string, _all, close: string) => open + all + close)
      .replace('</body>', () => `${link}</body>`);
  }
}

function heldIn(page: string): Set<string> {
  const held = new Set<string>();
  for (const [, classes = ''] of page.matchAll(/ class="([^"]*)"/g)) {
    for (const name of decoded(classes).split(' ')) held.add(name);
  }
  const [first = ''] = /<html[^>]*>/.exec(page) ?? [];
  for (const [, name, value] of first.matchAll(/ (data-\w+)="([^"]*)"/g)) {
    held.add(`[${name}=${value}]`);
  }
  return held;
}

/** What React writes in the place of these letters in an attribute. */
const LETTERS = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };
const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:amp|gt|lt|quot|#x27);/g,
    (letter) => LETTERS[letter as keyof typeof LETTERS],
  );

function textOf(
  nodes: readonly StyleNode[],
  held: ReadonlySet<string>,
  isNamed: (name: string, css: string) => boolean = () => false,
): string {
  let text = '';
  for (const node of nodes) {
    if ('at' in node) {
      const inner = textOf(node.nodes, held, isNamed);
      // Of layers the order is said first, so an empty one may go.
      if (inner !== '') text += `${node.at}{${inner}}`;
    } else if (node.name === undefined) {
      if (applies(node.needs, held)) text += ended(node.css);
    } else if (isNamed(node.name, node.css)) text += node.css;
  }
  return text;
}

const applies = (needs: readonly (readonly string[])[] | undefined, held: ReadonlySet<string>) =>
  needs === undefined || needs.some((one) => one.every((name) => held.has(name)));

/** A rule without a block, such as the order of the layers, ends in a semicolon. */
const ended = (css: string): string => (css.endsWith('}') || css.endsWith('*/') ? css : `${css};`);
