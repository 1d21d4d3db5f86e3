import { expect, test } from 'vitest';
import { bothWaysWins } from './both-ways.ts';
import { expandMachine } from './machine.ts';
import { EXPAND_MOST_UNITS, EXPAND_SHEET } from './paytable.ts';
import { EXPAND_REELS } from './reels.ts';
import { everyGrid, WILDS, windowsOf } from './testing.ts';

/** The most units of a screen with these reels full of wilds and no other wild. */
function mostOf(held: readonly number[]): number {
  const windows = EXPAND_REELS.map((ring, column) => {
    const shown = windowsOf(ring).filter((each) => !each.includes('wild'));
    return held.includes(column) ? [WILDS] : [...new Map(shown.map((s) => [s.join(), s])).values()];
  });
  return everyGrid(windows).reduce((most, grid) => {
    const units = bothWaysWins(EXPAND_SHEET, grid).reduce((all, win) => all + win.units, 0);
    return Math.max(most, units);
  }, 0);
}

test('the growing-wilds machine cannot pay more than its published maximum: the best screen for each set of wild reels', () => {
  const known = new Map<string, number>();
  const screen = (held: readonly number[]) => {
    const key = held.toSorted().join();
    const units = known.get(key) ?? mostOf(held);
    known.set(key, units);
    return units;
  };
  // a first wild is worth more than any screen without one, so the best round begins with wilds
  const best = (held: readonly number[]): number => {
    const free = [1, 2, 3].filter((column) => !held.includes(column));
    let most = held.length > 0 ? screen(held) : 0;
    for (let chosen = 1; chosen < 2 ** free.length; chosen += 1) {
      const after = [...held, ...free.filter((_, bit) => (chosen >> bit) & 1)];
      most = Math.max(most, screen(after) + best(after));
    }
    return most;
  };
  expect(best([])).toBe(EXPAND_MOST_UNITS);
  const withoutWilds = EXPAND_SHEET.lines.length * (EXPAND_SHEET.pays[0]?.units[5] ?? 0);
  expect(best([])).toBeGreaterThan(withoutWilds);
  expect(expandMachine.facts['mostWin']).toBe(EXPAND_MOST_UNITS);
});
