/**
 * What a bet counts against the caps of its issue. A play that is won by single symbols has a cap for each of them, which one
 * win on it counts against; any other play has one cap, which the largest win counts against.
 */
import { ODDS_SCALE, oddsOf, type PricedPlay, type UnpricedPlay } from './play.ts';
import { payoutOf, type Selection } from './selection.ts';

/** The name of the one cap of a play without single symbols. */
export const WHOLE_PLAY = 'all';

/** A symbol that wins by itself, and the tier of that win. */
export interface CappedWin {
  readonly name: string;
  readonly tier: string;
}

/** The symbols of a selection that each win by themselves; undefined where several are needed. */
export function cappedWins(
  { area, rule }: UnpricedPlay,
  { areas }: Pick<Selection, 'areas'>,
): readonly CappedWin[] | undefined {
  const [first = []] = areas;
  if (area.kind === 'choices') {
    const byForm = rule.kind === 'measure' && rule.tierBy === 'form';
    return byForm ? undefined : first.map((name) => ({ name, tier: name }));
  }
  if (area.kind === 'pool' && area.choose === 1) {
    return first.map((name) => ({ name, tier: rule.kind === 'hits' ? '1' : 'win' }));
  }
  if (area.kind === 'positions' && area.join === 'each') {
    return areas.flatMap((symbols, at) =>
      symbols.map((symbol) => ({ name: `${at + 1}-${symbol}`, tier: 'win' })),
    );
  }
  return undefined;
}

/** What one win of a tier pays for a unit: what it counts against a cap. */
export const liabilityMinor = (play: PricedPlay, tier: string, unitMinor: bigint): bigint =>
  payoutOf(2n * oddsOf(play.odds, tier), unitMinor);

/** The highest price of a unit whose win fits into what is left under a cap. */
export function mostUnitMinor(play: PricedPlay, tier: string, leftMinor: bigint): bigint {
  const odds = oddsOf(play.odds, tier);
  // The win is rounded down, so a price fits while its exact win is below the next whole unit.
  return odds === 0n ? leftMinor : ((leftMinor + 1n) * ODDS_SCALE - 1n) / odds;
}
