/**
 * The most that a round of the chosen-symbol machine can pay, found over all screens.
 *
 * A screen is built up reel by reel. What may still come depends on the beginning only through each
 * line's first symbol and whether its run goes on, the scatters so far, and how many reels show the
 * chosen symbol: of two beginnings that agree in those only the better is kept. That leaves some
 * thousands of beginnings instead of the 40 million screens.
 */
import { mostWithFreeSpins } from '../free-spins.ts';
import type { PayLine, Role } from '../machine.ts';
import { windowAt } from '../reel.ts';
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

interface Beginning {
  /** For each line the symbol whose run has not ended, if any. */
  readonly runs: readonly (PayLine | undefined)[];
  readonly scatters: number;
  readonly showing: number;
  readonly units: number;
}

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
  const most: number[] = [];
  for (const { runs, scatters, showing, units } of beginnings(chosen)) {
    const full = runs.reduce((all, pay) => all + (pay?.units[5] ?? 0), 0);
    const grown = chosen && showing >= GROWS_FROM ? chosen.units[showing as 3 | 4 | 5] : 0;
    const total = units + full + grown * CHOSEN_SHEET.lines.length + (SCATTER_UNITS[scatters] ?? 0);
    most[scatters] = Math.max(most[scatters] ?? 0, total);
  }
  return most;
}

function beginnings(chosen: PayLine | undefined): Beginning[] {
  let open: Beginning[] = [{ runs: [], scatters: 0, showing: 0, units: 0 }];
  CHOSEN_REELS.forEach((ring, column) => {
    const windows = new Map(
      ring.map((_, stop) => {
        const shown = windowAt(ring, stop, CHOSEN_ROWS);
        return [shown.join(), shown];
      }),
    );
    const best = new Map<string, Beginning>();
    for (const before of open) {
      for (const shown of windows.values()) {
        const after = extended(before, shown, column, chosen);
        const runs = after.runs.map((pay) => pay?.role).join();
        const key = `${runs} ${after.scatters} ${after.showing}`;
        if (after.units >= (best.get(key)?.units ?? 0)) best.set(key, after);
      }
    }
    open = [...best.values()];
  });
  return open;
}

/** A beginning with one more reel: runs go on, or end and are paid. */
function extended(
  before: Beginning,
  shown: readonly Role[],
  column: number,
  chosen: PayLine | undefined,
): Beginning {
  let { units } = before;
  const runs = CHOSEN_SHEET.lines.map((rows, line) => {
    const role = shown[rows[column] as number];
    if (column === 0) return CHOSEN_SHEET.pays.find((pay) => pay.role === role);
    const run = before.runs[line];
    if (role === 'wild' || role === run?.role) return run;
    if (column >= 3) units += run?.units[column as 3 | 4] ?? 0;
    return undefined;
  });
  return {
    runs,
    scatters: before.scatters + shown.filter((role) => role === 'scatter').length,
    showing: before.showing + (chosen && shown.includes(chosen.role) ? 1 : 0),
    units,
  };
}
