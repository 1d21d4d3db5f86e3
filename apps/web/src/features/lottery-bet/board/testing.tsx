/** Renders the editor for tests, with the rows of the starting set. */
import { I18nProvider } from '@lingui/react';
import { type Kind, SHAPES } from '@palpite/lottery/games.ts';
import type { PricedPlay } from '@palpite/lottery/play.ts';
import { PLAYS } from '@palpite/lottery/plays.ts';
import { priced } from '@palpite/lottery/price.ts';
import { EMPTY, type Selection } from '@palpite/lottery/selection.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createTexts } from '../../../lib/i18n/texts.ts';
import '../../../testing/unhurried.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import { loadBoards, QuickPicks } from './boards.ts';
import { keyOf } from './cell-key.ts';
import { SelectionEditor } from './selection-editor.tsx';

export const { i18n } = await createTexts('EN');
export const user = userEvent.setup();

export const rowsOf = (kind: Kind) => PLAYS[kind].map((play) => priced(play, 1956));
export const rowOf = (kind: Kind, code: string): PricedPlay => {
  const row = rowsOf(kind).find((each) => each.code === code);
  if (!row) throw new RangeError(code);
  return row;
};
export const offered = (row: PricedPlay): OfferedPlay => ({
  row,
  takesLevel: false,
  returnPercent: { least: '97.80', most: '97.80' },
});
export const gameOf = (kind: Kind): LotteryOffer => ({
  gameCode: `${kind}-1m`,
  gameName: kind,
  gameGroupCode: kind,
  kind,
  shape: SHAPES[kind],
  prizeLevel: 1956,
  prizeLevels: [{ prizeLevel: 1956, rebatePercent: '0.00' }],
  plays: rowsOf(kind).map(offered),
  limits: {
    currency: 'BRL',
    leastUnitMinor: '1',
    unitScales: [],
    mostLineMinor: '1',
    mostLines: 1,
    numberCapMinor: '1',
    playCapMinor: '1',
  },
  maintenance: false,
});

interface Shown {
  selection: Selection;
  /** As when the line goes to the slip. */
  empty: () => void;
  /** Opens another play. */
  play: (row: PricedPlay) => void;
}

/** The editor with a parent that keeps the selection of each play; `shown` has the last one. */
export function open(row: PricedPlay, start: Selection = EMPTY): Shown {
  const shown: Shown = { selection: start, empty: () => undefined, play: () => undefined };
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

export const cell = (area: number, symbol: string) => {
  const found = document.querySelector<HTMLElement>(`[data-pick="${keyOf(area, symbol)}"]`);
  if (!found) throw new Error(`no cell ${area}/${symbol}`);
  return found;
};
export const board = () => screen.getByRole('group', { name: /^(Numbers|Digits|Choices)$/ });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

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

/** Lays boards out before each test of a file, and takes them away after it. */
export function boardsOnScreen(): void {
  beforeAll(() => Promise.all([QuickPicks.load(), loadBoards(), import('./typed-list.tsx')]));
  beforeEach(layOut);
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
}
