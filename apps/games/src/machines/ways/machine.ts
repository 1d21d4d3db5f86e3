/** The 243-ways machine: 5 × 3, winning symbols fall away, the multiplier climbs, free spins climb higher. */
import type { RandomSource } from '@palpite/domain/random-words.ts';
import { cellsOf, unitsOf } from '../grid.ts';
import type { Feature, Machine, Play, Screen } from '../machine.ts';
import { approximateOneIn } from '../published.ts';
import { type Fall, fallsOf } from './cascade.ts';
import { WAYS_COUNTS } from './counts.ts';
import { exactWaysReturn, mostWaysRoundUnits } from './exact-return.ts';
import {
  BASE_MULTIPLIERS,
  FREE_MULTIPLIERS,
  FREE_SPINS,
  FREE_SPINS_CAP,
  multiplierOf,
  SCATTERS_NEEDED,
  WAYS_COST_UNITS,
  WAYS_ROLES,
  WAYS_ROWS,
  WAYS_SHEET,
} from './paytable.ts';
import { WAYS_REELS } from './reels.ts';

const exact = exactWaysReturn(WAYS_COUNTS);

export const waysMachine: Machine = {
  id: 'ways',
  version: 1,
  columns: WAYS_REELS.length,
  rows: WAYS_ROWS,
  costUnits: WAYS_COST_UNITS,
  roles: WAYS_ROLES,
  sheet: WAYS_SHEET,
  facts: {
    ways: WAYS_ROWS ** WAYS_REELS.length,
    scattersNeeded: SCATTERS_NEEDED,
    freeSpins: FREE_SPINS,
    freeSpinsCap: FREE_SPINS_CAP,
    ...stepFacts('base', BASE_MULTIPLIERS),
    ...stepFacts('free', FREE_MULTIPLIERS),
    mostWin: mostWaysRoundUnits(WAYS_COUNTS),
  },
  figures: {
    exactReturn: exact.total,
    volatility: 'medium',
    anyWinOneIn: '2.4',
    featureOneIn: approximateOneIn(exact.featureChance),
  },
  play: playWays,
};

function playWays(random: RandomSource): Play {
  const screens = screensOf(spin(random), false);
  let total = awardOf(screens);
  for (let played = 1; played <= total; played += 1) {
    const free = screensOf(spin(random), true, { played, total }, FREE_SPINS_CAP - total);
    total += awardOf(free);
    screens.push(...free);
  }
  return { screens, winUnits: unitsOf(screens.map(({ winUnits }) => ({ units: winUnits }))) };
}

function spin(random: RandomSource): Fall[] {
  return fallsOf(
    WAYS_REELS,
    WAYS_REELS.map((ring) => random.below(ring.length)),
  );
}

function awardOf(screens: readonly Screen[]): number {
  return screens[screens.length - 1]?.awardedSpins ?? 0;
}

function screensOf(
  falls: readonly Fall[],
  free: boolean,
  count?: { played: number; total: number },
  budget: number = FREE_SPINS_CAP,
): Screen[] {
  const feature: { feature?: Feature } = count ? { feature: { kind: 'free-spins', ...count } } : {};
  return falls.map(({ grid, wins: bare }, step): Screen => {
    const multiplier = multiplierOf(step, free);
    const wins = bare.map((win) => ({ ...win, units: win.units * multiplier }));
    const resting = step === falls.length - 1;
    const triggers = resting && cellsOf(grid, 'scatter').length >= SCATTERS_NEEDED;
    const awarded = triggers ? Math.min(FREE_SPINS, budget) : 0;
    return {
      how: step === 0 ? 'spin' : 'cascade',
      grid,
      wins,
      winUnits: unitsOf(wins),
      multiplier,
      ...feature,
      ...(awarded > 0 ? { awardedSpins: awarded } : {}),
    };
  });
}

function stepFacts(name: string, steps: readonly number[]): Record<string, number> {
  return Object.fromEntries(steps.map((multiplier, step) => [`${name}${step + 1}`, multiplier]));
}
