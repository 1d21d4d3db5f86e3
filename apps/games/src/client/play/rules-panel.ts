/** Rules, paytable and return, from the machine's published figures. */
import type { Machine, Role } from '../../machines/machine.ts';
import { decimal, multiply, rational } from '@palpite/domain/rational.ts';
import { el } from '../dom.ts';
import type { MoneyFormat } from '../money.ts';
import type { Pictures } from '../stage/textures.ts';
import { fill, type Texts } from '../texts/texts.ts';
import { payColumns } from './pay-columns.ts';

export interface RulesOptions {
  readonly texts: Texts;
  readonly machine: Machine;
  readonly pictures: Pictures;
  readonly money: MoneyFormat;
  readonly stakeMinor: bigint;
  readonly nameOf: (role: Role) => string;
}

const UNITS_FACTS = new Set([
  'scatter3',
  'scatter4',
  'scatter5',
  'coinLowest',
  'coinHighest',
  'grand',
  'mostWin',
]);

/** The return in percent with two decimals, e.g. `96.25`, in the format of the language. */
export function returnPercent(machine: Machine, tag: string): string {
  const percent = decimal(multiply(machine.figures.exactReturn, rational(100)), 2);
  return new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(percent as `${number}`);
}

/** The rules' sentences with this machine's numbers; prizes as money at the current stake. */
export function ruleSentences({ texts, machine, money, stakeMinor }: RulesOptions): string[] {
  const unitMinor = stakeMinor / BigInt(machine.costUnits);
  const number = new Intl.NumberFormat(document.documentElement.lang);
  const facts = Object.entries(machine.facts).map(([name, value]) => [
    name,
    UNITS_FACTS.has(name) ? money(BigInt(value) * unitMinor) : number.format(value),
  ]);
  return texts.rules.machines[machine.id].map((text) => fill(text, Object.fromEntries(facts)));
}

/** The panel's content. */
export function rulesContent(options: RulesOptions): Node[] {
  const { texts, machine, money, stakeMinor } = options;
  const { rules } = texts;
  const { volatility, anyWinOneIn, featureOneIn } = machine.figures;
  const percent = returnPercent(machine, document.documentElement.lang);
  const card = (name: string, value: string) =>
    el('div', {}, el('dt', {}, name), el('dd', {}, value));
  const number = new Intl.NumberFormat(document.documentElement.lang);
  const oneIn = (count: number | `${number}`) => fill(rules.oneIn, { count: number.format(count) });
  const sentences = ruleSentences(options).map((text) => el('li', {}, text));
  return [
    el('p', { class: 'lead' }, rules.engines[machine.id]),
    el(
      'dl',
      { class: 'cards' },
      card(rules.returnTitle, `${percent}%`),
      card(rules.volatility, rules.volatilities[volatility]),
      card(rules.anyWin, oneIn(anyWinOneIn)),
      card(rules.feature, oneIn(featureOneIn)),
    ),
    el('p', {}, fill(rules.returnText, { percent })),
    el('h3', {}, rules.howToPlay),
    el('ul', {}, ...sentences),
    el('h3', {}, fill(rules.pays, { stake: money(stakeMinor) })),
    payTable(options),
    ...lineDiagrams(options),
    el('p', { class: 'small' }, rules.keys),
    el('p', { class: 'small' }, rules.interrupted),
  ];
}

function payTable({
  texts,
  machine,
  pictures,
  money,
  stakeMinor,
  nameOf,
}: RulesOptions): HTMLElement {
  const { rules } = texts;
  const unitMinor = stakeMinor / BigInt(machine.costUnits);
  const { heads, pays } = payColumns(machine.sheet, texts);
  // explicit roles: narrow screens lay the rows out as lines, and a browser may then drop the table semantics
  const head = el(
    'tr',
    { role: 'row' },
    ...[rules.paysFor, ...heads].map((text) =>
      el('th', { scope: 'col', role: 'columnheader' }, text),
    ),
  );
  const rows = pays.map(({ role, units }) =>
    el(
      'tr',
      { role: 'row' },
      el('th', { scope: 'row', role: 'rowheader' }, picture(pictures, role), nameOf(role)),
      ...units.map((paid, at) =>
        el('td', { role: 'cell', 'data-head': heads[at] }, money(BigInt(paid) * unitMinor)),
      ),
    ),
  );
  const specials = machine.roles
    .filter((role) => role === 'wild' || role === 'scatter' || role === 'coin')
    .map((role) => el('span', { class: 'special' }, picture(pictures, role), nameOf(role)));
  return el(
    'div',
    {},
    el('p', { class: 'specials' }, ...specials),
    el(
      'table',
      { class: heads.length > 3 ? 'pays many' : 'pays', role: 'table' },
      el('thead', { role: 'rowgroup' }, head),
      el('tbody', { role: 'rowgroup' }, ...rows),
    ),
  );
}

function lineDiagrams({ texts, machine }: RulesOptions): Node[] {
  const { lines } = machine.sheet;
  if (lines.length === 0) return [];
  const diagrams = lines.map((rows, line) => {
    const cells = Array.from({ length: machine.rows * machine.columns }, (_, at) => {
      const [row, column] = [Math.floor(at / machine.columns), at % machine.columns];
      return el('i', { class: rows[column] === row ? 'on' : undefined });
    });
    const name = `${line + 1}: ${rows.map((row) => row + 1).join(' ')}`;
    return el('span', { class: 'line', role: 'img', 'aria-label': name }, ...cells);
  });
  return [
    el('h3', {}, fill(texts.rules.lines, { count: lines.length })),
    el('div', { class: 'lines' }, ...diagrams),
  ];
}

/** A symbol's picture at text size. */
export function picture(pictures: Pictures, role: Role): HTMLElement {
  const canvas = el('canvas', { width: 96, height: 96, 'aria-hidden': 'true' });
  const image = pictures.get(role);
  if (image) canvas.getContext('2d')?.drawImage(image, 0, 0, 96, 96);
  return canvas;
}
