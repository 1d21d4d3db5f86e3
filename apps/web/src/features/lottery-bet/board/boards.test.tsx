import { I18nProvider } from '@lingui/react';
import { KINDS, type Kind, SHAPES } from '@palpite/lottery/games.ts';
import type { PricedPlay } from '@palpite/lottery/play.ts';
import { PLAYS } from '@palpite/lottery/plays.ts';
import { priced } from '@palpite/lottery/price.ts';
import { areaSymbols, classesOf } from '@palpite/lottery/reading.ts';
import { EMPTY, normalise, type Selection } from '@palpite/lottery/selection.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTexts } from '../../../lib/i18n/texts.ts';
import { boardOf } from './board-of.ts';
import { keyOf } from './cell-key.ts';
import type { LotteryOffer, OfferedPlay } from './offer.ts';
import { ruleSentences } from './rule-text.ts';
import { SelectionEditor } from './selection-editor.tsx';

const { i18n } = await createTexts('EN');
const user = userEvent.setup();

const rowsOf = (kind: Kind) => PLAYS[kind].map((play) => priced(play, 1956));
const rowOf = (kind: Kind, code: string): PricedPlay => {
  const row = rowsOf(kind).find((each) => each.code === code);
  if (!row) throw new RangeError(code);
  return row;
};
const offered = (row: PricedPlay): OfferedPlay => ({
  row,
  returnPercent: { least: '97.80', most: '97.80' },
});
const gameOf = (kind: Kind): LotteryOffer => ({
  gameCode: `${kind}-1m`,
  gameName: kind,
  gameGroupCode: kind,
  kind,
  shape: SHAPES[kind],
  prizeLevel: 1956,
  plays: rowsOf(kind).map(offered),
  limits: {
    currency: 'BRL',
    leastUnitMinor: '1',
    unitScales: [],
    mostLineMinor: '1',
    mostLines: 1,
    numberCapMinor: '1',
  },
  maintenance: false,
});

/** The editor with a parent that keeps the selection of each play; `shown` has the last one. */
function open(row: PricedPlay, start: Selection = EMPTY) {
  const shown = { selection: start, empty: () => undefined as void, play: (_: PricedPlay) => {} };
  const game = gameOf(row.kind);
  function Parent() {
    const [selections, setSelections] = useState<Record<string, Selection>>({ [row.code]: start });
    const [play, setPlay] = useState(row);
    const selection = selections[play.code] ?? EMPTY;
    const setSelection = (next: Selection) =>
      setSelections((all) => ({ ...all, [play.code]: next }));
    shown.selection = selection;
    shown.empty = () => act(() => setSelection(EMPTY));
    shown.play = (next) => act(() => setPlay(next));
    return (
      <SelectionEditor
        game={game}
        play={offered(play)}
        selection={selection}
        onSelection={setSelection}
      />
    );
  }
  render(
    <I18nProvider i18n={i18n}>
      <Parent />
    </I18nProvider>,
  );
  return shown;
}

const cell = (area: number, symbol: string) => {
  const found = document.querySelector<HTMLElement>(`[data-pick="${keyOf(area, symbol)}"]`);
  if (!found) throw new Error(`no cell ${area}/${symbol}`);
  return found;
};
const board = () => screen.getByRole('group', { name: /^(Numbers|Digits|Choices)$/ });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The cells of one bet of a row, as keys of areas and symbols. */
function oneBet(row: PricedPlay): [area: number, symbol: string][] {
  const areas = areaSymbols(row);
  const { area, rule } = row;
  if (boardOf(row) === 'digits') {
    return [...(areas[0]?.[123] ?? '')].map((digit, at) => [at, digit]);
  }
  if (area.kind === 'pool')
    return (areas[0] ?? []).slice(-area.choose).map((symbol) => [0, symbol]);
  if (area.kind === 'choices') return [[0, areas[0]?.at(-1) ?? '']];
  if (area.kind === 'positions') {
    const filled = area.join === 'all' ? areas : areas.slice(0, 1);
    return filled.map((symbols, at) => [at, symbols[at + 2] ?? '']);
  }
  let next = 0;
  return classesOf(rule.kind === 'group' ? rule.pattern : []).flatMap(({ symbols }, at) => {
    next += symbols;
    return (areas[at] ?? [])
      .slice(next - symbols, next)
      .map((symbol): [number, string] => [at, symbol]);
  });
}

/** Where cells are, as the grids lay them out at a wide screen: happy-dom lays nothing out. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: HTMLElement,
  ) {
    const siblings = [...(this.parentElement?.children ?? [])];
    const columns = siblings.length > 100 ? 11 : 10;
    const place = siblings.indexOf(this);
    const area = Number(/^(?:set-)?(\d)/.exec(this.dataset.pick ?? '')?.[1] ?? 0);
    const set = this.dataset.pick?.startsWith('set-') ? 50 : 0;
    return new DOMRect(
      (place % columns) * 50,
      area * 200 + set + Math.floor(place / columns) * 50,
      44,
      44,
    );
  });
}

beforeEach(layOut);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(KINDS)('every play of %s', (kind) => {
  test.each(rowsOf(kind).map((row) => [row.code, row] as const))(
    '%s can be chosen by mouse and by keyboard alike, and is a bet',
    async (_, row) => {
      const byMouse = open(row);
      for (const [area, symbol] of oneBet(row)) await user.click(cell(area, symbol));
      if (boardOf(row) === 'digits') await user.click(button('Add 1 number'));
      expect(normalise(row, byMouse.selection)).toEqual(byMouse.selection);
      cleanup();

      const byKeyboard = open(row);
      const stops = board().querySelectorAll<HTMLElement>('[tabindex="0"]');
      expect(stops).toHaveLength(1);
      stops[0]?.focus();
      let line = 0;
      for (const [area, symbol] of oneBet(row)) {
        for (; line < area; line += 1) {
          while (!document.activeElement?.getAttribute('data-pick')?.startsWith(`${area}/`)) {
            await user.keyboard('{ArrowDown}');
          }
        }
        await user.keyboard(/^\d+$/.test(symbol) ? symbol : '{Control>}{End}{/Control}');
        expect(document.activeElement).toBe(cell(area, symbol));
        await user.keyboard(' ');
      }
      if (boardOf(row) === 'digits') {
        button('Add 1 number').focus();
        await user.keyboard('{Enter}');
      }
      expect(byKeyboard.selection).toEqual(byMouse.selection);
    },
  );

  test.each(rowsOf(kind).map((row) => [row.code, row] as const))(
    'the rule of %s is said in whole sentences',
    (_, row) => {
      const sentences = ruleSentences(i18n, row);
      expect(sentences.length).toBeGreaterThan(0);
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
        expect(sentence).not.toMatch(/undefined|NaN|[{}]|  /);
      }
    },
  );
});

describe('the grid by keyboard', () => {
  const focus = (area: number, symbol: string) => cell(area, symbol).focus();
  const focused = () => document.activeElement?.getAttribute('data-pick');

  test('arrows move by geometry, Home and End along a row, with Ctrl over the grid', async () => {
    open(rowOf('north', 'lo2'));
    focus(0, '34');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('0/45');
    await user.keyboard('{Home}');
    expect(focused()).toBe('0/40');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('head-4');
    focus(0, '45');
    await user.keyboard('{End}');
    expect(focused()).toBe('0/49');
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(focused()).toBe('0/00');
    await user.keyboard('{Control>}{End}{/Control}');
    expect(focused()).toBe('0/99');
    expect(board().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  test('two digits go to their cell, and the next two to another', async () => {
    open(rowOf('keno', 'all-4'));
    focus(0, '01');
    await user.keyboard('5717');
    expect(focused()).toBe('0/17');
  });

  test('Shift with an arrow or a click takes a range in value order, and Escape drops its start', async () => {
    const editor = open(rowOf('north', 'lo2'));
    focus(0, '28');
    await user.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    expect(editor.selection.areas[0]).toEqual('28 29 30 31 32 33 34 35 36 37 38'.split(' '));
    await user.click(button('Clear all'));
    await user.click(cell(0, '97'));
    await user.keyboard('{Shift>}');
    await user.click(cell(0, '95'));
    await user.keyboard('{/Shift}');
    expect(editor.selection.areas[0]).toEqual(['95', '96', '97']);
    await user.keyboard('{Escape}{Shift>}');
    await user.click(cell(0, '10'));
    await user.keyboard('{/Shift}');
    expect(editor.selection.areas[0]).toEqual(['10', '95', '96', '97']);
  });

  test('a range stays in its place of the draw', async () => {
    const editor = open(rowOf('5d', 'fixed-position'));
    await user.click(cell(0, '2'));
    await user.keyboard('{Shift>}');
    await user.click(cell(1, '4'));
    await user.click(cell(0, '4'));
    await user.keyboard('{/Shift}');
    expect(editor.selection.areas.slice(0, 2)).toEqual([['2', '3', '4'], ['4']]);
  });

  test('Ctrl+A takes all; a head or a tail takes its ten and drops them again', async () => {
    const editor = open(rowOf('north', 'lo2'));
    focus(0, '00');
    await user.keyboard('{Control>}a{/Control}');
    expect(editor.selection.areas[0]).toHaveLength(100);
    await user.click(button('head 3, the whole row'));
    expect(editor.selection.areas[0]).toHaveLength(90);
    await user.click(button('Clear all'));
    await user.click(within(board()).getByRole('button', { name: 'tail 5, the whole column' }));
    expect(editor.selection.areas[0]).toEqual('05 15 25 35 45 55 65 75 85 95'.split(' '));
  });
});

describe('quick picks', () => {
  test('sets of the hundred numbers add up and drop again', async () => {
    const editor = open(rowOf('north', 'lo2'));
    await user.click(button('Doubles'));
    expect(editor.selection.areas[0]).toEqual('00 11 22 33 44 55 66 77 88 99'.split(' '));
    await user.click(button('sum 7'));
    expect(editor.selection.areas[0]).toHaveLength(20);
    await user.click(button('Doubles'));
    expect(editor.selection.areas[0]).toEqual('07 16 25 34 43 52 61 70 89 98'.split(' '));
    expect(button('sum 7').getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Clear all'));
    await user.click(button('Offset doubles'));
    expect(editor.selection.areas[0]).toEqual('05 16 27 38 49 50 61 72 83 94'.split(' '));
  });

  test('each place has its own, which replace what it had', async () => {
    const editor = open(rowOf('5d', 'last-two-direct'));
    await user.click(button('Big, Ball 4'));
    await user.click(button('Odd, Ball 5'));
    expect(editor.selection.areas).toEqual([
      ['5', '6', '7', '8', '9'],
      ['1', '3', '5', '7', '9'],
    ]);
    await user.click(button('Even, Ball 5'));
    await user.click(button('None, Ball 4'));
    expect(editor.selection.areas).toEqual([[], ['0', '2', '4', '6', '8']]);
  });

  test.each([
    ['north', 'lo2', 'Random, 5', 5],
    ['north', 'cang4', 'Random, 10', 10],
    ['keno', 'all-4', 'Random, 6', 6],
    ['5d', 'fixed-position', 'Random, 3', 3],
  ] as const)('of %s %s: %s are so many different numbers', async (kind, code, name, count) => {
    const row = rowOf(kind, code);
    const editor = open(row);
    await user.click(button(name));
    expect(normalise(row, editor.selection)).toEqual(editor.selection);
    expect(editor.selection.areas.flat()).toHaveLength(count);
  });

  test.each([
    ['5d', 'five-group-30'],
    ['pk10', 'first-3-direct'],
    ['k3', 'three-different'],
  ] as const)('of %s %s: random picks are so many different bets', async (kind, code) => {
    const row = rowOf(kind, code);
    const editor = open(row);
    await user.click(button('Random, 10'));
    expect(editor.selection.tickets).toHaveLength(10);
    expect(normalise(row, editor.selection)).toMatchObject({ tickets: editor.selection.tickets });
    expect(screen.getByRole('list', { name: 'Chosen bets' }).children).toHaveLength(10);
  });
});

describe('bankers', () => {
  test('a banker is in every bet and never also a drag, at most one fewer than a bet has', async () => {
    const row = rowOf('north', 'xien3');
    const editor = open(row);
    await user.click(cell(0, '07'));
    await user.click(button('Banker'));
    for (const number of ['07', '11', '12']) await user.click(cell(0, number));
    expect(editor.selection.bankers).toEqual(['07', '11']);
    expect(button('07, banker').getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Banker'));
    await user.click(button('All'));
    expect(editor.selection.areas[0]).toHaveLength(98);
    expect(normalise(row, editor.selection)).toEqual(editor.selection);
    await user.click(button('07, banker'));
    expect(editor.selection.bankers).toEqual(['11']);
    await user.click(button('Banker'));
    await user.click(button('11, banker'));
    expect(editor.selection.bankers).toEqual([]);
  });

  test('a play of single numbers has none', () => {
    open(rowOf('north', 'lo2'));
    expect(screen.queryByRole('button', { name: 'Banker' })).toBeNull();
  });
});

describe('typed lists', () => {
  test('good numbers are taken at once, each bad word is named with its line, and the text is kept for each play', async () => {
    const editor = open(rowOf('north', 'lo2'));
    await user.click(button('Typed list'));
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your numbers' });
    await user.click(field());
    await user.paste('07 38\n7 123\n38 xin');
    expect(editor.selection.areas[0]).toEqual(['07', '38']);
    const faults = within(screen.getByRole('list', { name: 'Not read' }));
    expect(faults.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Line 2“7” has too few digits.',
      'Line 2“123” has too many digits.',
      'Line 338 is in line 1 already; it counts once.',
      'Line 3“xin” cannot be read.',
    ]);
    await user.click(button('Undo'));
    expect(editor.selection).toEqual(EMPTY);
    await user.click(button('Use the list'));
    expect(editor.selection.areas[0]).toEqual(['07', '38']);
    editor.play(rowOf('north', 'cang3'));
    await user.click(button('Typed list'));
    expect(field().value).toBe('');
    await user.type(field(), 'đảo 123');
    expect(editor.selection.areas[0]).toHaveLength(6);
    editor.play(rowOf('north', 'lo2'));
    expect(field().value).toBe('07 38\n7 123\n38 xin');
    expect(editor.selection.areas[0]).toEqual(['07', '38']);
  });

  test('tickets are typed where a play takes them, and the board replaces them', async () => {
    const row = rowOf('5d', 'last-three-direct');
    const editor = open(row);
    await user.click(button('Typed list'));
    await user.type(screen.getByRole('textbox', { name: 'Your bets' }), '123 321 12');
    expect(editor.selection).toEqual({ ...EMPTY, tickets: ['123', '321'] });
    await user.click(button('Remove 123'));
    expect(editor.selection.tickets).toEqual(['321']);
    await user.click(button('Board'));
    await user.click(cell(0, '4'));
    expect(editor.selection.tickets).toEqual([]);
    expect(editor.selection.areas).toEqual([['4'], [], []]);
    await user.click(button('Undo'));
    expect(editor.selection.tickets).toEqual(['321']);
  });

  test('numbers on the board begin the list', async () => {
    open(rowOf('north', 'lo2'));
    await user.click(cell(0, '07'));
    await user.click(cell(0, '38'));
    await user.click(button('Typed list'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('07 38');
  });

  test('what went to the slip leaves the list', async () => {
    const editor = open(rowOf('north', 'lo2'));
    await user.click(button('Typed list'));
    await user.type(screen.getByRole('textbox'), '07');
    editor.empty();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
    await user.click(button('Undo'));
    expect(editor.selection.areas[0]).toEqual(['07']);
  });
});

describe('steps back', () => {
  test('each step is taken back, clearing all among them, for each play apart', async () => {
    const editor = open(rowOf('north', 'lo2'));
    await user.click(cell(0, '07'));
    await user.click(cell(0, '38'));
    await user.click(button('Clear all'));
    expect(editor.selection).toEqual(EMPTY);
    await user.click(button('Undo'));
    expect(editor.selection.areas[0]).toEqual(['07', '38']);
    await user.click(button('Undo'));
    expect(editor.selection.areas[0]).toEqual(['07']);
    await user.click(button('Undo'));
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
    await user.click(cell(0, '99'));
    editor.play(rowOf('north', 'de'));
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  });
});

test('long numbers are built from digits, in every order if wanted', async () => {
  const row = rowOf('north', 'cang3');
  const editor = open(row);
  for (const [area, digit] of [
    [0, '1'],
    [1, '2'],
    [1, '3'],
    [2, '4'],
  ] as const) {
    await user.click(cell(area, digit));
  }
  await user.click(button('Add 2 numbers'));
  expect(editor.selection.areas).toEqual([['124', '134']]);
  expect(button('Choose a digit in each row').hasAttribute('disabled')).toBe(true);
  await user.click(cell(0, '7'));
  await user.click(cell(1, '0'));
  await user.click(cell(2, '7'));
  await user.click(button('Add every order of the digits'));
  expect(editor.selection.areas).toEqual([['077', '124', '134', '707', '770']]);
  await user.click(button('Remove 124'));
  expect(normalise(row, editor.selection)).toEqual(editor.selection);
  expect(editor.selection.areas).toEqual([['077', '134', '707', '770']]);
});

test('no line takes more numbers than the operator reads', async () => {
  const editor = open(rowOf('north', 'lo4'));
  for (const place of ['Thousands', 'Hundreds', 'Tens']) await user.click(button(`All, ${place}`));
  await user.click(cell(3, '1'));
  await user.click(button('Add 1,000 numbers'));
  expect(editor.selection.areas[0]).toHaveLength(1000);
  for (const [area, digit] of ['2', '2', '2', '2'].entries()) await user.click(cell(area, digit));
  expect(button('Add 1 number').hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('One line holds 1,000 numbers at most.')).toBeTruthy();
});
