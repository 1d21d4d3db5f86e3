// @vitest-environment node
import { expect, test } from 'vitest';
import { FirstStyles } from './first-styles.ts';
import { readStyles } from './read-styles.ts';

const SHEET = [
  '@layer properties{*{--tw-fade:initial}}',
  '@layer theme, base, utilities;',
  '@layer base{html{margin:0}}',
  '@layer utilities{',
  '.flex{display:flex}',
  '.grid{display:grid}',
  '.md\\:flex{display:flex}',
  '.\\[\\&\\>p\\]\\:m-0>p{margin:0}',
  '.shell-top\\:flex:where([data-shell=top] *){display:flex}',
  '.one,.grid{color:red}',
  ':is(.a,.b) .flex{color:blue}',
  ':where(.row>*){color:green}',
  '.flex:not(.grid){order:1}',
  '.hover\\:x:hover{color:red}',
  '.near:is(:hover,:focus-visible){color:red}',
  '.far:not(:hover){color:red}',
  '.night:where([data-theme=dark],[data-theme=dark] *){color:red}',
  '@media print{.grid{display:none}}',
  '.spins{animation:spin 1s}',
  '.fades{--tw-fade:1}',
  '}',
  '@keyframes spin{to{rotate:1turn}}',
  '@keyframes other{to{rotate:2turn}}',
  '@property --tw-fade{syntax:"*";inherits:false}',
  '@property --tw-other{syntax:"*";inherits:false}',
  '@font-face{font-family:"Ours";src:url(/a.woff2)}',
  '@font-face{font-family:Theirs;src:url(/b.woff2)}',
].join('');

const styles = new FirstStyles({ file: '/assets/all.css', rules: readStyles(SHEET) });

const page = (body: string, shell = 'side', theme = 'light') =>
  `<html data-shell="${shell}" data-theme="${theme}"><head><style nonce="n" data-tsr-inline-css="">${SHEET}</style>` +
  `<style nonce="n">:root{--font-text:"Ours"}</style></head><body>${body}</body></html>`;

const stylesOf = (html: string) => /<style nonce="n" data[^>]*>(.*?)<\/style>/.exec(html)?.[1];

test('of the style sheet a page keeps what applies to something in it, in its order and its layers; the whole follows as a file', () => {
  const drawn = styles.in(page('<p class="flex spins"></p>'));
  expect(stylesOf(drawn)).toBe(
    '@layer properties;@layer theme, base, utilities;@layer base{html{margin:0}}' +
      '@layer utilities{.flex{display:flex}:is(.a,.b) .flex{color:blue}.flex:not(.grid){order:1}.spins{animation:spin 1s}}' +
      '@keyframes spin{to{rotate:1turn}}@font-face{font-family:"Ours";src:url(/a.woff2)}',
  );
  expect(drawn).toMatch(
    /<link rel="stylesheet" href="\/assets\/all\.css" fetchpriority="low" data-whole-styles><\/body><\/html>$/,
  );
  expect(drawn).toContain(':root{--font-text:"Ours"}');
});

test.each([
  ['grid', '.one,.grid{color:red}'],
  ['grid', '@media print{.grid{display:none}}'],
  ['md:flex', '.md\\:flex{display:flex}'],
  ['[&amp;&gt;p]:m-0', '.\\[\\&\\>p\\]\\:m-0>p{margin:0}'],
  ['row', ':where(.row>*){color:green}'],
  ['near', '.near:is(:hover,:focus-visible){color:red}'],
  ['far', '.far:not(:hover){color:red}'],
  ['fades', '@property --tw-fade{syntax:"*";inherits:false}'],
])('a page with the class %s keeps %s, another does not', (name, rule) => {
  expect(stylesOf(styles.in(page(`<p class="x ${name}"></p>`)))).toContain(rule);
  expect(stylesOf(styles.in(page('<p class="x"></p>')))).not.toContain(rule);
});

test('a rule for another brand’s shell is left out', () => {
  const rule = '.shell-top\\:flex:where([data-shell=top] *){display:flex}';
  const body = '<p class="shell-top:flex"></p>';
  expect(stylesOf(styles.in(page(body, 'top')))).toContain(rule);
  expect(stylesOf(styles.in(page(body, 'side')))).not.toContain(rule);
});

test('a rule for the other theme is left out', () => {
  const rule = '.night:where([data-theme=dark],[data-theme=dark] *){color:red}';
  const body = '<p class="night"></p>';
  expect(stylesOf(styles.in(page(body, 'side', 'dark')))).toContain(rule);
  expect(stylesOf(styles.in(page(body, 'side', 'light')))).not.toContain(rule);
});

test('what only a pointer brings about is left to the whole sheet', () => {
  expect(stylesOf(styles.in(page('<p class="hover:x"></p>')))).not.toContain(':hover{');
});

test('without a build, and without a sheet in it, a page stays as it is', () => {
  expect(new FirstStyles(undefined).in(page('<p></p>'))).toBe(page('<p></p>'));
  expect(styles.in('<p></p>')).toBe('<p></p>');
});
