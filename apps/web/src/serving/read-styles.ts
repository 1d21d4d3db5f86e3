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
  // For browsers without `@property`: the whole sheet is soon enough, in the layer's own place.
  if (rule.params === 'properties') return { css: '@layer properties' };
  if (rule.nodes === undefined) return { css };
  return { at: `@${rule.name} ${rule.params}`, nodes: rule.nodes.map(nodeOf) };
}

function familyOf(rule: AtRule): string {
  let family = '';
  rule.walkDecls('font-family', ({ value }) => void (family = value.replaceAll(/["']/g, '')));
  return family;
}

/** What the server sets on the page's first element, and nothing changes before the whole sheet is there. */
const FIXED = /\[data-(?:theme|shell|tile|motion|display|radius|density)=[^\]]+\]/g;
const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[-\w\u{80}-\u{10ffff}])+)/giu;
/** Of an element under a pointer: it is there with the whole sheet. No page holds it. */
const POINTED = /(?<!\\):(?:hover|active)(?![-\w])/g;
const NEEDED = new RegExp([FIXED, CLASS, POINTED].map(({ source }) => source).join('|'), 'giu');

/**
 * What must be in a page for a selector to apply to anything: classes, fixed attributes as `[name=value]`, and `:hover` or
 * `:active`.
 */
function needsOf(selector: string): string[] {
  const needed = withoutChoices(selector);
  return [
    ...[...needed.matchAll(CLASS)].map(([, name = '']) => unescape(name)),
    ...[...needed.matchAll(FIXED)].map(([attribute]) => attribute.replaceAll(/["']/g, '')),
    ...[...needed.matchAll(POINTED)].map(([state]) => state),
  ];
}

/** A selector without what a page need not hold for it to apply: what is denied, and what not all of a list's choices need. */
function withoutChoices(selector: string): string {
  const open: string[] = [''];
  for (const [part] of selector.matchAll(/\\.|[^\\]/gsu)) {
    if (part === '(') open.push('');
    else if (part === ')') {
      const inner = open.pop() ?? '';
      const outer = open.pop() ?? '';
      open.push(outer.endsWith(':not') ? outer : `${outer} ${neededByEach(inner)}`);
    } else open.push((open.pop() ?? '') + part);
  }
  return open.join('');
}

/** @param list selectors of which one is enough, without lists of their own */
function neededByEach(list: string): string {
  const [first, ...others] = list
    .split(/(?<!\\),/)
    .map((one) => new Set<string>(one.match(NEEDED)));
  if (first === undefined || others.length === 0) return list;
  return [...first].filter((name) => others.every((other) => other.has(name))).join('');
}

const unescape = (name: string): string =>
  name
    .replaceAll(/\\([\da-f]{1,6}) ?/gi, (_, code: string) =>
      String.fromCodePoint(parseInt(code, 16)),
    )
    .replaceAll(/\\(.)/g, '$1');
