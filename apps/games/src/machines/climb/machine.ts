/** The climbing machine: 5 × 4, every win spins the reels again, and the multiplier climbs each time. */
import type { RandomSource } from '@palpite/domain/random-words.ts';
import { unitsOf } from '../grid.ts';
import type { Feature, Machine, Play, Screen } from '../machine.ts';
import { approximateOneIn } from '../published.ts';
import { type Reel, windowAt } from '../reel.ts';
import { waysWins } from '../ways-pays.ts';
import { exactClimbReturn } from './exact-return.ts';
import {
  CLIMB_COST_UNITS,
  CLIMB_MOST_UNITS,
  CLIMB_ROLES,
  CLIMB_ROWS,
  CLIMB_SHEET,
  LADDER,
} from './paytable.ts';
import { BASE_REELS, RESPIN_REELS } from './reels.ts';

const exact = exactClimbReturn();

export const climbMachine: Machine = {
  id: 'climb',
  version: 1,
  columns: BASE_REELS.length,
  rows: CLIMB_ROWS,
  costUnits: CLIMB_COST_UNITS,
  roles: CLIMB_ROLES,
  sheet: CLIMB_SHEET,
  facts: {
    ways: CLIMB_ROWS ** BASE_REELS.length,
    respins: LADDER.length,
    ...Object.fromEntries(LADDER.map((multiplier, step) => [`step${step + 1}`, multiplier])),
    mostWin: CLIMB_MOST_UNITS,
  },
  figures: {
    exactReturn: exact.total,
    volatility: 'medium',
    anyWinOneIn: '4.7',
    featureOneIn: approximateOneIn(exact.winChance),
  },
  play: playClimb,
};

function playClimb(random: RandomSource): Play {
  const paid = screenOf(BASE_REELS, random, 1);
  const screens = [paid];
  let winUnits = paid.winUnits;
  let last = paid;
  for (const [step, multiplier] of LADDER.entries()) {
    if (last.winUnits === 0) break;
    last = screenOf(RESPIN_REELS, random, multiplier, { kind: 'respin', played: step + 1 });
    winUnits += last.winUnits;
    screens.push(last);
  }
  return { screens, winUnits };
}

function screenOf(
  reels: readonly Reel[],
  random: RandomSource,
  multiplier: number,
  feature?: Feature,
): Screen {
  const grid = reels.map((ring) => windowAt(ring, random.below(ring.length), CLIMB_ROWS));
  const wins = waysWins(CLIMB_SHEET, grid, multiplier);
  const part: { feature?: Feature } = feature ? { feature } : {};
  return { how: 'spin', grid, wins, winUnits: unitsOf(wins), multiplier, ...part };
}
