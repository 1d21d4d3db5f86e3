/** Whether a row of a play makes sense of its game: what the schema of one row cannot see. */
import { chargeOf, distributionOf } from './charge.ts';
import { chancesOf } from './count.ts';
import { SHAPES } from './games.ts';
import { oddsOf, type PricedPlay, type Rule, type RuleOf } from './play.ts';
import { spotPlaces, tableOf, wins } from './reading.ts';

/** Areas that a rule can be chosen in. */
const AREAS: Readonly<Record<Rule['kind'], readonly PricedPlay['area']['kind'][]>> = {
  spots: ['pool'],
  came: ['pool'],
  wheel: ['pool'],
  exact: ['positions'],
  group: ['pattern'],
  hits: ['pool'],
  repeats: ['pool'],
  measure: ['choices'],
};

export type RowFault =
  | { readonly fault: 'area' | 'game' | 'window' | 'pattern' | 'spots' | 'count' | 'push' }
  /** A choice that no result wins, or a tier without odds. */
  | { readonly fault: 'choice' | 'odds'; readonly name: string };

/** The first thing that is wrong with a row; undefined when it can be offered. */
export function rowFault(play: PricedPlay): RowFault | undefined {
  const { area, rule, kind } = play;
  if (!AREAS[rule.kind].includes(area.kind)) return { fault: 'area' };
  const spots =
    'spots' in rule ? rule.spots : 'of' in rule && 'spots' in rule.of ? rule.of.spots : undefined;
  const shape = SHAPES[kind];
  if ((shape.kind === 'table') !== (spots !== undefined)) return { fault: 'game' };
  if (spots && spotPlaces(tableOf(play), spots).length === 0) return { fault: 'spots' };
  const window =
    'window' in rule ? rule.window : 'of' in rule && 'window' in rule.of ? rule.of.window : [];
  if (shape.kind === 'sequence' && !isWindow(window, shape.length)) return { fault: 'window' };
  if (play.stations > 1 && !('spots' in rule)) return { fault: 'game' };
  return (
    countFault(play) ??
    (rule.kind === 'measure' ? choiceFault(play, rule) : undefined) ??
    oddsFault(play)
  );
}

const isWindow = (window: readonly number[], length: number) =>
  window.length > 0 &&
  new Set(window).size === window.length &&
  window.every((place) => place < length);

/** Numbers of symbols that cannot be: more that come than are chosen, a pattern of another size than its window. */
function countFault({ area, rule, kind }: PricedPlay): RowFault | undefined {
  const size = area.kind === 'pool' ? area.choose : 1;
  const shape = SHAPES[kind];
  switch (rule.kind) {
    case 'spots':
      return size === 1 ? undefined : { fault: 'count' };
    case 'came':
      // Least and half-sum are defined where all numbers come; half-sum is a pair's.
      if (rule.came > size || (rule.pays !== 'once' && rule.came < size)) return { fault: 'count' };
      return rule.pays === 'halfSum' && size !== 2 ? { fault: 'count' } : undefined;
    case 'wheel': {
      const once = new Set(rule.sizes).size === rule.sizes.length;
      return once && rule.sizes.every((of) => of <= size) ? undefined : { fault: 'count' };
    }
    case 'hits':
      return rule.paid.every((hits) => hits <= size) ? undefined : { fault: 'count' };
    case 'repeats':
      if (shape.kind === 'sequence' && !shape.repeats) return { fault: 'game' };
      return size === 1 && rule.atLeast <= rule.window.length ? undefined : { fault: 'count' };
    case 'group': {
      const total = rule.pattern.reduce((sum, times) => sum + times, 0);
      const repeats = shape.kind === 'sequence' && shape.repeats;
      const possible = repeats || rule.pattern.every((times) => times === 1);
      return total === rule.window.length && possible ? undefined : { fault: 'pattern' };
    }
    default:
      return undefined;
  }
}

function choiceFault(play: PricedPlay, rule: RuleOf<'measure'>): RowFault | undefined {
  if (play.units !== 1 && rule.choices.some(({ push }) => push.length > 0))
    return { fault: 'push' };
  const { weights } = distributionOf(play, rule);
  const charges = chargeOf(play, rule);
  const empty = rule.choices.find(
    (choice) => !weights.some((weight) => wins(rule, choice, weight)) || !charges.get(choice.code),
  );
  if (empty) return { fault: 'choice', name: empty.code };
  const twice = rule.choices.find(
    ({ code }, at) => rule.choices.findIndex((other) => other.code === code) !== at,
  );
  return twice && { fault: 'choice', name: twice.code };
}

function oddsFault(play: PricedPlay): RowFault | undefined {
  const tiers = chancesOf(play).flatMap(({ expected }) => expected.map(({ tier }) => tier));
  const unpaid = tiers.find((tier) => oddsOf(play.odds, tier) === 0n);
  return unpaid === undefined ? undefined : { fault: 'odds', name: unpaid };
}
