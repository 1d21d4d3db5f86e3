/** The most that a round of the 20-line machine can pay, found over all screens of both sets of reels. */
import { mostWithFreeSpins } from '../free-spins.ts';
import { mostLineScreens } from '../most-line-units.ts';
import type { Reel } from '../reel.ts';
import {
  FREE_MULTIPLIER,
  FREE_SPINS,
  FREE_SPINS_CAP,
  LINES_ROWS,
  LINES_SHEET,
  SCATTER_UNITS,
  SCATTERS_NEEDED,
} from './paytable.ts';
import { BASE_REELS, FREE_REELS } from './reels.ts';

/** The best paid spin that opens the free spins, and all the free spins that a round may hold at their best. */
export function mostLinesUnits(): number {
  return mostWithFreeSpins(
    mostByScatters(BASE_REELS, 1),
    mostByScatters(FREE_REELS, FREE_MULTIPLIER),
    {
      needed: SCATTERS_NEEDED,
      award: FREE_SPINS,
      cap: FREE_SPINS_CAP,
    },
  );
}

/** The most units of a screen by its scatters. */
function mostByScatters(reels: readonly Reel[], multiplier: number): number[] {
  const most: number[] = [];
  for (const { scatters, units } of mostLineScreens({
    sheet: LINES_SHEET,
    reels,
    rows: LINES_ROWS,
  })) {
    const total = (units + (SCATTER_UNITS[scatters] ?? 0)) * multiplier;
    most[scatters] = Math.max(most[scatters] ?? 0, total);
  }
  return most;
}
