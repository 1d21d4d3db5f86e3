import { KINDS } from '@palpite/lottery/games.ts';
import type { PricedPlay } from '@palpite/lottery/play.ts';
import { areaSymbols, classesOf } from '@palpite/lottery/reading.ts';
import { normalise } from '@palpite/lottery/selection.ts';
import { cleanup } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { boardOf } from './board-of.ts';
import { ruleSentences } from './rule-text.ts';
import { board, boardsOnScreen, button, cell, i18n, open, rowsOf, user } from './testing.tsx';

boardsOnScreen();

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
