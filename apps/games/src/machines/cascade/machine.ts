/** The falling-groups machine: 5 × 5, touching symbols pay and fall away, long falls sweep the low ones. */
import type { RandomSource } from '@palpite/domain/random-words.ts';
import { unitsOf } from '../grid.ts';
import type { Feature, Machine, Play, Screen } from '../machine.ts';
import { approximateOneIn } from '../published.ts';
import { CASCADE_COUNTS } from './counts.ts';
import { exactCascadeReturn } from './exact-return.ts';
import { fallsOf } from './falls.ts';
import {
  CASCADE_COST_UNITS,
  CASCADE_ROLES,
  CASCADE_ROWS,
  CASCADE_SHEET,
  SWEEP_FROM,
  SWEPT_MULTIPLIER,
} from './paytable.ts';
import { CASCADE_REELS } from './reels.ts';

const exact = exactCascadeReturn(CASCADE_COUNTS);

export const cascadeMachine: Machine = {
  id: 'cascade',
  version: 1,
  columns: CASCADE_REELS.length,
  rows: CASCADE_ROWS,
  costUnits: CASCADE_COST_UNITS,
  roles: CASCADE_ROLES,
  sheet: CASCADE_SHEET,
  facts: {
    smallestGroup: CASCADE_SHEET.sizes[0] ?? 0,
    sweepFrom: SWEEP_FROM,
    sweptMultiplier: SWEPT_MULTIPLIER,
    mostWin: CASCADE_COUNTS.mostUnits,
  },
  figures: {
    exactReturn: exact.total,
    volatility: 'medium',
    anyWinOneIn: '3.3',
    featureOneIn: approximateOneIn(exact.featureChance),
  },
  play: playCascade,
};

function playCascade(random: RandomSource): Play {
  const falls = fallsOf(
    CASCADE_REELS,
    CASCADE_REELS.map((ring) => random.below(ring.length)),
  );
  const screens = falls.map(({ grid, wins, units, multiplier, swept }, step): Screen => {
    const feature: { feature?: Feature } = multiplier > 1 ? { feature: { kind: 'sweep' } } : {};
    const how = step === 0 ? 'spin' : 'cascade';
    const part = swept ? { swept } : {};
    return { how, grid, wins, winUnits: units, multiplier, ...feature, ...part };
  });
  return { screens, winUnits: unitsOf(falls) };
}
