/**
 * The most that a screen of lines can pay, found over all screens.
 *
 * A screen is built up reel by reel. The rest of it depends on the beginning only through each line's first symbol and
 * whether its run continues, the scatters so far, and how many reels show a watched symbol. Of two beginnings that
 * agree in those, only the better is kept. That leaves some thousands of beginnings instead of tens of millions of
 * screens.
 */
import type { PayLine, PaySheet, Role } from './machine.ts';
import { type Reel, windowAt } from './reel.ts';

interface Turned {
  readonly sheet: PaySheet;
  readonly reels: readonly Reel[];
  readonly rows: number;
  /** A symbol whose reels are counted, for a feature that needs it. */
  readonly watched?: Role | undefined;
}

/** The best of the screens that agree in their scatters and in how many reels show the watched symbol. */
export interface MostScreen {
  readonly scatters: number;
  readonly showing: number;
  /** What its lines pay, before any multiplier. */
  readonly units: number;
}

interface Beginning extends MostScreen {
  /** For each line the symbol whose run has not ended, if any. */
  readonly runs: readonly (PayLine | undefined)[];
}

export function mostLineScreens(turned: Turned): MostScreen[] {
  let open: Beginning[] = [{ runs: [], scatters: 0, showing: 0, units: 0 }];
  turned.reels.forEach((ring, column) => {
    const best = new Map<string, Beginning>();
    for (const shown of windowsOf(ring, turned.rows)) {
      for (const before of open) {
        const after = extended(before, shown, column, turned);
        const runs = after.runs.map((pay) => pay?.role).join();
        const key = `${runs} ${after.scatters} ${after.showing}`;
        if (after.units >= (best.get(key)?.units ?? 0)) best.set(key, after);
      }
    }
    open = [...best.values()];
  });
  return open.map(({ runs, scatters, showing, units }) => ({
    scatters,
    showing,
    units: runs.reduce((all, pay) => all + (pay?.units[5] ?? 0), units),
  }));
}

/** Everything that a reel can show, each once. */
function windowsOf(ring: Reel, rows: number): Role[][] {
  const windows = ring.map((_, stop) => windowAt(ring, stop, rows));
  return [...new Map(windows.map((shown) => [shown.join(), shown])).values()];
}

/** A beginning with one more reel: runs continue, or end and are paid. */
function extended(
  before: Beginning,
  shown: readonly Role[],
  column: number,
  { sheet, watched }: Turned,
): Beginning {
  let { units } = before;
  const runs = sheet.lines.map((rows, line) => {
    const role = shown[rows[column] as number];
    if (column === 0) return sheet.pays.find((pay) => pay.role === role);
    const run = before.runs[line];
    if (role === 'wild' || role === run?.role) return run;
    if (column >= 3) units += run?.units[column as 3 | 4] ?? 0;
    return undefined;
  });
  return {
    runs,
    scatters: before.scatters + shown.filter((role) => role === 'scatter').length,
    showing: before.showing + (watched && shown.includes(watched) ? 1 : 0),
    units,
  };
}
