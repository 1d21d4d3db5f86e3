/** Paying by lines: what a grid pays, and what it pays on average. */
import type { Cell, Grid, PayLine, PaySheet, Role, Win } from './machine.ts';
import {
  multiply,
  product,
  type Rational,
  rational,
  subtract,
  sum,
} from '@palpite/domain/rational.ts';
import { chanceOf, type Reel } from './reel.ts';

/**
 * What each line pays: the run of its first symbol from the left, with wilds as substitutes. No machine here has a
 * wild on its first reel, so the first cell always names the symbol.
 */
export function lineWins(sheet: PaySheet, grid: Grid, multiplier: number): Win[] {
  const wins: Win[] = [];
  for (let line = 0; line < sheet.lines.length; line += 1) {
    const rows = sheet.lines[line] as readonly number[];
    const role = grid[0]?.[rows[0] as number] as Role;
    let count = 1;
    while (count < rows.length) {
      const next = grid[count]?.[rows[count] as number];
      if (next !== role && next !== 'wild') break;
      count += 1;
    }
    if (count < 3) continue;
    const pay = payOf(sheet, role);
    if (!pay) continue;
    const cells = rows.slice(0, count).map((row, column): Cell => [column, row]);
    wins.push({ role, count, cells, units: pay.units[count as 3 | 4 | 5] * multiplier, line });
  }
  return wins;
}

/**
 * Average units that all lines pay together, before any multiplier. Each row of a reel shows a symbol as often as the
 * symbol is on the reel, so every line pays the same on average, and a line's average is a product of reel shares.
 * Expectation is additive, even though lines share cells.
 */
export function averageLineUnits(sheet: PaySheet, reels: readonly Reel[]): Rational {
  return multiply(
    rational(sheet.lines.length),
    sum(sheet.pays.map((pay) => averageUnitsOf(pay, reels))),
  );
}

/** Average units that one line pays for one symbol: exactly 3, exactly 4, and 5 from the left. */
function averageUnitsOf({ role, units }: PayLine, reels: readonly Reel[]): Rational {
  const match = reels.map((ring) => chanceOf(ring, role, 'wild'));
  const runOf = (count: number) => product(match.slice(0, count));
  return sum([
    multiply(rational(units[3]), subtract(runOf(3), runOf(4))),
    multiply(rational(units[4]), subtract(runOf(4), runOf(5))),
    multiply(rational(units[5]), runOf(5)),
  ]);
}

function payOf(sheet: PaySheet, role: Role): PayLine | undefined {
  for (const pay of sheet.pays) if (pay.role === role) return pay;
  return undefined;
}
