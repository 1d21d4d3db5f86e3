import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { StyleNode } from './first-styles.ts';

/** A minified style sheet as rules, each with what a page must hold for one of its selectors to apply. */
export const readStyles = (css: string): StyleNode[] => postcss.parse(css).nodes.map(nodeOf);

function nodeOf(node: ChildNode): StyleNode {
  if (node.type === 'rule') return ruleOf(node);
  if (node.type === 'atrule') return atRuleOf(node);
  return { css: node.toString() };
}

function ruleOf(rule: Rule): StyleNode {
  const needs = rule.selectors.map(needsOf);
  const css = rule.toString();
  return needs.some(({ length }) => length === 0) ? { css } : { css, needs };
}

function atRuleOf(rule: AtRule): StyleNode {
  const css = rule.toString();
  if (rule.name === 'property' || rule.name.endsWith('keyframes')) {
    return { css, name: rule.params };
  }
  if (rule.name === 'font-face') return { css, name: familyOf(rule) };
  if (rule.nodes === undefined || rule.params === 'properties') return { css };
  return { at: `@${rule.name} ${rule.params}`, nodes: rule.nodes.map(nodeOf) };
}

function familyOf(rule: AtRule): string {
  let family = '';
  rule.walkDecls('font-family', ({ value }) => void (family = value.replaceAll(/["']/g, '')));
  return family;
}

/** What the server sets on the page's first element and nothing changes. */
const FIXED = /\[data-(?:shell|tile|motion|display|radius|density)=[^\]]+\]/g;
const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[-\w\u{80}-\u{10ffff}])+)/giu;

/** What must be in a page for a selector to apply to anything: classes, and fixed attributes as `[name=value]`. */
function needsOf(selector: string): string[] {
  const needed = withoutChoices(selector);
  return [
    ...[...needed.matchAll(CLASS)].map(([, name = '']) => unescape(name)),
    ...[...needed.matchAll(FIXED)].map(([attribute]) => attribute.replaceAll(/["']/g, '')),
  ];
}

/** A selector without what a page need not hold for it to apply: what is denied, and lists of which one is enough. */
function withoutChoices(selector: string): string {
  const open: string[] = [''];
  for (const [part] of selector.matchAll(/\\.|[^\\]/gsu)) {
    if (part === '(') open.push('');
    else if (part === ')') {
      const inner = open.pop() ?? '';
      const outer = open.pop() ?? '';
      open.push(outer.endsWith(':not') || inner.includes(',') ? outer : `${outer} ${inner}`);
    } else open.push((open.pop() ?? '') + part);
  }
  return open.join('');
}

const unescape = (name: string): string =>
  name
    .replaceAll(/\\([\da-f]{1,6}) ?/gi, (_, code: string) =>
      String.fromCodePoint(parseInt(code, 16)),
    )
    .replaceAll(/\\(.)/g, '$1');
