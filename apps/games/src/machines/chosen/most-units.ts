/** The most that a round of the chosen-symbol machine can pay, found over all screens. */
import { mostWithFreeSpins } from '../free-spins.ts';
import type { PayLine } from '../machine.ts';
import { mostLineScreens } from '../most-line-units.ts';
import {
  CHOSEN_ROWS,
  CHOSEN_SHEET,
  FREE_SPINS,
  FREE_SPINS_CAP,
  GROWS_FROM,
  SCATTER_UNITS,
  SCATTERS_NEEDED,
} from './paytable.ts';
import { CHOSEN_REELS } from './reels.ts';

/** The most units of a whole round: the best choice of symbol, the best screens, all free spins. */
export function mostChosenUnits(): number {
  const paid = mostByScatters(undefined);
  const rounds = CHOSEN_SHEET.pays.map((chosen) =>
    mostWithFreeSpins(paid, mostByScatters(chosen), {
      needed: SCATTERS_NEEDED,
      award: FREE_SPINS,
      cap: FREE_SPINS_CAP,
    }),
  );
  return Math.max(...rounds);
}

/** The most units of a screen by its scatters, what it pays by growing included. */
function mostByScatters(chosen: PayLine | undefined): number[] {
  const screens = mostLineScreens({
    sheet: CHOSEN_SHEET,
    reels: CHOSEN_REELS,
    rows: CHOSEN_ROWS,
    watched: chosen?.role,
  });
  const most: number[] = [];
  for (const { scatters, showing, units } of screens) {
    const grown = chosen && showing >= GROWS_FROM ? chosen.units[showing as 3 | 4 | 5] : 0;
    const total = units + grown * CHOSEN_SHEET.lines.length + (SCATTER_UNITS[scatters] ?? 0);
    most[scatters] = Math.max(most[scatters] ?? 0, total);
  }
  return most;
}
