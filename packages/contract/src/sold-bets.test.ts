import { KINDS, LONGEST_SEQUENCE } from '@palpite/lottery/games.ts';
import { PLAYS } from '@palpite/lottery/plays.ts';
import { FAIR_LEVEL, PRIZE_LEVELS, priced } from '@palpite/lottery/price.ts';
import { areaSymbols } from '@palpite/lottery/reading.ts';
import { type Selection, selectionText } from '@palpite/lottery/selection.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  lotteryBet,
  lotteryGetReceipt,
  lotterySelection,
  MOST_AREA_SYMBOLS,
  MOST_TICKETS,
} from './lottery-bet.ts';

/** What can be sold can be read: no limit of an answer is narrower than what the plays and the limits of a slip let pass. */

const ROWS = KINDS.flatMap((kind) => PLAYS[kind]);
const LEVELS = [...PRIZE_LEVELS, FAIR_LEVEL];

test.each(KINDS)('the odds of every play of %s at every prize level are odds of a bet', (kind) => {
  for (const play of PLAYS[kind]) {
    for (const level of LEVELS) {
      const { odds } = priced(play, level);
      expect(v.parse(lotteryBet.entries.odds, odds), `${play.code} ${level}`).toEqual(odds);
    }
  }
});

test('a selection has as many areas as the play with the most', () => {
  const areas = ROWS.map((play) => areaSymbols(priced(play, FAIR_LEVEL)).length);
  expect(Math.max(...areas)).toBeLessThanOrEqual(LONGEST_SEQUENCE);
});

describe('the leaf of a receipt has the text of every selection that a slip may hold', () => {
  const LONGEST = '9'.repeat(20);
  const filled = (length: number) => Array.from({ length }, () => LONGEST);
  const none: Selection = { areas: [], bankers: [], tickets: [] };
  const areas = Array.from({ length: LONGEST_SEQUENCE }, () => filled(MOST_AREA_SYMBOLS));
  const leaf = {
    brand: 'palpite',
    game: 'keno-1m',
    numero: '202611281271',
    ticket: 'B1',
    play: 'all-10',
    unitMinor: '1000',
    stakeMinor: '1000',
    odds: { win: Number.MAX_SAFE_INTEGER },
    placedAt: '2026-11-28T12:00:00.000Z',
    nonce: '0'.repeat(32),
  };

  test.each<[string, Selection]>([
    ['all symbols of all areas', { ...none, areas }],
    ['with bankers', { ...none, areas, bankers: filled(20) }],
    ['typed bets', { ...none, areas: areas.map(() => []), tickets: filled(MOST_TICKETS) }],
  ])('%s', (_what, selection) => {
    expect(v.is(lotterySelection, selection)).toBe(true);
    const shown = { ...leaf, selection: selectionText(selection) };
    expect(v.parse(lotteryGetReceipt.value.entries.leaf, shown)).toEqual(shown);
  });
});
