import type { I18n } from '@lingui/core';
import { EMPTY, type Selection } from '@palpite/lottery/selection.ts';
import { choiceName, playName } from '../../../parts/lottery/play-names.ts';
import { keyOf } from '../board/cell-key.ts';
import { rowNames } from '../board/row-names.ts';
import { put } from '../board/selection-moves.ts';
import type { OfferedPlay } from '../offer/offer.ts';

/** More are a number after them: the board shows all. */
export const MOST_CHIPS = 40;

/** A part of a choice that is taken out by itself. */
export interface Chip {
  /** Of all parts of all plays on the board. */
  readonly key: string;
  readonly play: OfferedPlay;
  /** What it is chosen for, where its text does not say so. */
  readonly name?: string;
  readonly text: string;
  /** A typed bet, or the cells that it is made of. */
  readonly ticket?: string;
  readonly cells: readonly string[];
}

/**
 * The parts of a choice: each number of a pool, each named choice, each place of a draw with all that is chosen for it.
 * @param shared other plays are on the board too: a number says whose it is
 */
export function chipsOf(
  i18n: I18n,
  play: OfferedPlay,
  { areas, bankers, tickets }: Selection,
  shared: boolean,
): Chip[] {
  const { row } = play;
  const keyed = (key: string) => `chip ${row.code} ${key}`;
  if (tickets.length > 0) {
    return tickets.map((ticket) => ({
      key: keyed(`ticket ${ticket}`),
      play,
      text: ticket,
      ticket,
      cells: [],
    }));
  }
  if (row.area.kind === 'positions' || row.area.kind === 'pattern') {
    const names = rowNames(i18n, row);
    return areas.flatMap((symbols, area) =>
      symbols.length === 0
        ? []
        : [
            {
              key: keyed(`area ${area}`),
              play,
              name: names[area] ?? '',
              text: symbols.map(plain).join(' '),
              cells: symbols.map((symbol) => keyOf(area, symbol)),
            },
          ],
    );
  }
  const own = shared && row.area.kind === 'pool' ? playName(i18n, row.code) : undefined;
  const numbered = (symbol: string) =>
    own ?? (shared && /^\d/.test(symbol) ? playName(i18n, row.code) : undefined);
  return [...bankers, ...(areas[0] ?? [])].map((symbol) => {
    const name = numbered(symbol);
    return {
      key: keyed(keyOf(0, symbol)),
      play,
      ...(name === undefined ? {} : { name }),
      text: row.area.kind === 'choices' ? choiceName(i18n, symbol) : symbol,
      cells: [keyOf(0, symbol)],
    };
  });
}

/** In a row of numbers a leading nought says nothing. */
const plain = (symbol: string): string => (/^\d+$/.test(symbol) ? String(Number(symbol)) : symbol);

export const withoutChip = ({ play, ticket, cells }: Chip, selection: Selection): Selection =>
  ticket === undefined
    ? put(play.row, selection, cells, false)
    : { ...EMPTY, tickets: selection.tickets.filter((each) => each !== ticket) };
