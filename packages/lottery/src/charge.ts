/** How the values of a measure are distributed, counted exactly, and what a choice of it therefore costs. */
import { arrange, choose } from './combinatorics.ts';
import type { SequenceShape } from './games.ts';
import { FORMS, formOf, type Measure, measure } from './measures.ts';
import type { RuleOf, UnpricedPlay } from './play.ts';
import { alphabetOf, sequenceOf, spotDigits, tableOf, wins } from './reading.ts';

/** How many outcomes give this value and, of three symbols, this form. */
export interface Weight {
  readonly value: number;
  readonly form: string;
  readonly outcomes: bigint;
  /** Of them, those whose symbols are in order: one for each multiset. */
  readonly groups: bigint;
  /** One of the outcomes; empty where they are counted by formula. */
  readonly sample: readonly number[];
}
export interface Distribution {
  readonly weights: readonly Weight[];
  readonly total: bigint;
}

/** Windows of more outcomes than this are counted by formula, not one by one. */
const MOST_LISTED = 4_000_000;

const known = new Map<string, Distribution>();

/** The distribution of a row's measure; kept, since it depends on few fields of few rows. */
export function distributionOf(play: UnpricedPlay, rule: RuleOf<'measure'>): Distribution {
  const key = JSON.stringify([play.kind, rule.of, rule.measure, rule.ring]);
  const found = known.get(key);
  if (found) return found;
  const made = count(play, rule);
  known.set(key, made);
  return made;
}

function count(play: UnpricedPlay, rule: RuleOf<'measure'>): Distribution {
  if ('spots' in rule.of) {
    const numbers = 10 ** spotDigits(tableOf(play), rule.of.spots);
    const weights = Array.from({ length: numbers }, (_, value) => ({
      value: measure(rule.measure, [value], alphabetOf(play, rule)),
      form: '',
      outcomes: 1n,
      groups: 1n,
      sample: [value],
    }));
    return { weights, total: BigInt(numbers) };
  }
  const shape = sequenceOf(play);
  const size = rule.of.window.length;
  const symbols = shape.high - shape.low + 1;
  const total = shape.repeats ? BigInt(symbols) ** BigInt(size) : arrange(symbols, size);
  if (total > MOST_LISTED) return setsOf(shape, size, rule.measure);
  return { weights: listed(play, rule, size), total };
}

type Listed = Record<'outcomes' | 'groups', number> & Pick<Weight, 'value' | 'form' | 'sample'>;

function listed(play: UnpricedPlay, rule: RuleOf<'measure'>, size: number): Weight[] {
  const alphabet = alphabetOf(play, rule);
  const found = new Map<string, Listed>();
  eachWindow(sequenceOf(play), size, (values) => {
    const value = measure(rule.measure, values, alphabet);
    const form = size === 3 ? (FORMS[formOf(values, alphabet)] ?? '') : '';
    const weight = found.get(`${value} ${form}`) ?? {
      value,
      form,
      outcomes: 0,
      groups: 0,
      sample: [...values],
    };
    weight.outcomes += 1;
    if (values.every((each, at) => at === 0 || each >= (values[at - 1] ?? 0))) weight.groups += 1;
    found.set(`${value} ${form}`, weight);
  });
  return [...found.values()].map((weight) => ({
    ...weight,
    outcomes: BigInt(weight.outcomes),
    groups: BigInt(weight.groups),
  }));
}

/** Calls `visit` with every outcome of `size` positions. The array is reused: copy what you keep. */
export function eachWindow(
  { low, high, repeats }: SequenceShape,
  size: number,
  visit: (values: readonly number[]) => void,
): void {
  const values: number[] = [];
  const used = new Set<number>();
  const fill = (at: number): void => {
    if (at === size) return visit(values);
    for (let value = low; value <= high; value += 1) {
      if (!repeats && used.has(value)) continue;
      values[at] = value;
      used.add(value);
      fill(at + 1);
      used.delete(value);
    }
  };
  fill(0);
}

/** Sets of different symbols, for measures in which order does not count: the symbols are taken one after another. */
function setsOf({ low, high }: SequenceShape, size: number, of: Measure): Distribution {
  if (of !== 'sum' && of !== 'low-count' && of !== 'odd-count') {
    throw new RangeError(`the measure ${of} of ${size} symbols is not counted`);
  }
  // sets[taken].get(value): the sets of so many symbols among those passed
  const sets = Array.from({ length: size + 1 }, () => new Map<number, bigint>());
  sets[0]?.set(0, 1n);
  for (let symbol = low; symbol <= high; symbol += 1) {
    const step = measure(of, [symbol], { low, high, ring: false });
    for (let taken = size; taken > 0; taken -= 1) {
      for (const [value, ways] of sets[taken - 1] ?? []) {
        const into = sets[taken];
        into?.set(value + step, (into.get(value + step) ?? 0n) + ways);
      }
    }
  }
  const weights = [...(sets[size] ?? [])].map(([value, ways]) => ({
    value,
    form: '',
    outcomes: ways,
    groups: ways,
    sample: [],
  }));
  return { weights, total: choose(high - low + 1, size) };
}

/** Units (before the row's own) that each choice costs. */
export function chargeOf(play: UnpricedPlay, rule: RuleOf<'measure'>): Map<string, bigint> {
  const { charge } = rule;
  if (charge === 'one') return new Map(rule.choices.map((each) => [each.code, 1n]));
  const { weights } = distributionOf(play, rule);
  return new Map(
    rule.choices.map((each) => [
      each.code,
      weights
        .filter((weight) => wins(rule, each, weight))
        .reduce((units, weight) => units + weight[charge], 0n),
    ]),
  );
}
