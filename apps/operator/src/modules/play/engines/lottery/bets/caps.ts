import { oddsOf, type PricedPlay } from '@palpite/lottery/play.ts';
import { payoutOf, type Selection } from '@palpite/lottery/selection.ts';
import type { Cap } from '../../../wager/market.ts';
import { PLAY_CAPS, type Terms } from '../terms.ts';

/**
 * What may be lost on a number of an issue, all members together. A play that is won by single symbols has a cap for each
 * of them, which one win on it counts against; any other play has one cap, which the largest win counts against.
 */

/** Bets on a choice or on a play as a whole are many: its cap is spread, so that they do not queue for one row. */
const HOT_STRIPES = 8;

/** How the keys of an issue's caps begin. */
export const capKeysOf = ({ id }: { readonly id: number }): `${string}:` => `lottery:${id}:`;

interface Line {
  readonly issue: { readonly id: number };
  readonly play: PricedPlay;
  readonly selection: Selection;
  readonly unitMinor: bigint;
  readonly largestWinMinor: bigint;
}

interface Capped extends Cap {
  readonly liabilityMinor: bigint;
}

/** The caps that a line counts against, and by how much. */
export function capsOf(line: Line, { numberCapMinor }: Terms): Capped[] {
  const { issue, play, unitMinor, largestWinMinor } = line;
  const key = (name: string) => `${capKeysOf(issue)}${play.code}:${name}`;
  const singles = singlesOf(line);
  if (singles === undefined) {
    const capMinor = PLAY_CAPS * numberCapMinor;
    return [{ key: key('all'), capMinor, stripes: HOT_STRIPES, liabilityMinor: largestWinMinor }];
  }
  return singles.map(({ name, tier }) => ({
    key: key(name),
    capMinor: numberCapMinor,
    stripes: play.area.kind === 'choices' ? HOT_STRIPES : 1,
    liabilityMinor: payoutOf(2n * oddsOf(play.odds, tier), unitMinor),
  }));
}

/** The symbols that each win by themselves, with the tier of the win; undefined where several are needed. */
function singlesOf({ play, selection }: Line) {
  const { area, rule } = play;
  const [first = []] = selection.areas;
  if (area.kind === 'choices') {
    const byForm = rule.kind === 'measure' && rule.tierBy === 'form';
    return byForm ? undefined : first.map((name) => ({ name, tier: name }));
  }
  if (area.kind === 'pool' && area.choose === 1) {
    return first.map((name) => ({ name, tier: rule.kind === 'hits' ? '1' : 'win' }));
  }
  if (area.kind === 'positions' && area.join === 'each') {
    return selection.areas.flatMap((symbols, at) =>
      symbols.map((symbol) => ({ name: `${at + 1}-${symbol}`, tier: 'win' })),
    );
  }
  return undefined;
}
