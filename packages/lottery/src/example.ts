/** A selection of one bet and a result at which it wins, made from the row: the worked example of its rules. */

import { distributionOf } from './charge.ts';
import { numbersOf, type SequenceShape, symbolsOf } from './games.ts';
import { measure } from './measures.ts';
import type { RuleOf, UnpricedPlay } from './play.ts';
import {
  alphabetOf,
  areaSymbols,
  classesOf,
  sequenceOf,
  shownAt,
  spotDigits,
  spotPlaces,
  tableOf,
  wins,
} from './reading.ts';
import { EMPTY, type Selection } from './selection.ts';

interface Example {
  readonly selection: Selection;
  /** One result for each station. */
  readonly results: string[][];
}

export function exampleOf(play: UnpricedPlay): Example {
  const { rule } = play;
  switch (rule.kind) {
    case 'spots':
    case 'came':
    case 'wheel':
      return tableExample(play, rule);
    case 'measure':
      return 'spots' in rule.of ? spotMeasureExample(play, rule) : measureExample(play, rule);
    case 'group':
      return groupExample(play, rule);
    case 'repeats': {
      const [symbol = ''] = areaSymbols(play)[0] ?? [];
      const [numbers] = tryResult(sequenceOf(play));
      for (const at of rule.window.slice(0, rule.atLeast)) numbers[at] = symbol;
      return { selection: { ...EMPTY, areas: [[symbol]] }, results: [numbers] };
    }
    case 'exact': {
      const [numbers] = tryResult(sequenceOf(play));
      const drawn = rule.window.map((at) => numbers[at] ?? '');
      const each = play.area.kind === 'positions' && play.area.join === 'each';
      const areas = drawn.map((symbol, at) => (each && at > 0 ? [] : [symbol]));
      return { selection: { ...EMPTY, areas }, results: [numbers] };
    }
    case 'hits':
      return hitsExample(play, rule);
  }
}

/** Some result: symbols spread over the alphabet, different where the game repeats none. */
function tryResult(shape: SequenceShape): [string[]] {
  const symbols = shape.high - shape.low + 1;
  // 7 shares no factor with the sizes of the alphabets, so the steps pass every symbol.
  const values = Array.from(
    { length: shape.length },
    (_, at) => shape.low + ((at * 7 + 3) % symbols),
  );
  return [values.map((value) => String(value).padStart(String(shape.high).length, '0'))];
}

function tryTable(play: UnpricedPlay): string[] {
  let at = 0;
  return tableOf(play).prizes.flatMap(({ count, digits }) =>
    Array.from({ length: count }, () => {
      at += 1;
      return String(at * 61_217 + 104_729).slice(-digits);
    }),
  );
}

function tableExample(play: UnpricedPlay, rule: RuleOf<'spots' | 'came' | 'wheel'>): Example {
  const results = Array.from({ length: play.stations }, () => tryTable(play));
  const shown = results.flatMap((numbers) => shownAt(tableOf(play), rule.spots, numbers));
  const size = play.area.kind === 'pool' ? play.area.choose : 1;
  const came = rule.kind === 'came' ? rule.came : size;
  const hit = [...new Set(shown)].slice(0, came);
  const missed = numbersOf(spotDigits(tableOf(play), rule.spots))
    .filter((number) => !shown.includes(number))
    .slice(0, size - came);
  return { selection: { ...EMPTY, areas: [[...hit, ...missed].toSorted()] }, results };
}

function spotMeasureExample(play: UnpricedPlay, rule: RuleOf<'measure'>): Example {
  const numbers = tryTable(play);
  const spots = 'spots' in rule.of ? rule.of.spots : undefined;
  const shape = tableOf(play);
  const [place = 0] = spots ? spotPlaces(shape, spots) : [];
  const value = Number(spots ? shownAt(shape, spots, numbers)[0] : numbers[place]);
  const won = rule.choices.find((choice) => wins(rule, choice, { value, form: '' }));
  return { selection: { ...EMPTY, areas: [[won?.code ?? '']] }, results: [numbers] };
}

/** The likeliest value at which a choice wins, and that choice. */
function measureExample(play: UnpricedPlay, rule: RuleOf<'measure'>): Example {
  const window = 'window' in rule.of ? rule.of.window : [];
  const likeliest = distributionOf(play, rule).weights.toSorted((a, b) =>
    Number(b.outcomes - a.outcomes),
  );
  for (const weight of likeliest) {
    const won = rule.choices.find((choice) => wins(rule, choice, weight));
    if (!won) continue;
    const shape = sequenceOf(play);
    const [tried] = tryResult(shape);
    const drawn = weight.sample.map((value) =>
      String(value).padStart(String(shape.high).length, '0'),
    );
    const numbers = drawn.length > 0 ? around(play, window, drawn) : tried;
    const value = measure(
      rule.measure,
      window.map((at) => Number(numbers[at])),
      alphabetOf(play, rule),
    );
    const shown = rule.choices.find((choice) => wins(rule, choice, { ...weight, value }));
    return { selection: { ...EMPTY, areas: [[(shown ?? won).code]] }, results: [numbers] };
  }
  throw new RangeError(`no result wins in ${play.code}`);
}

/** A result that shows these symbols in the window. */
function around(play: UnpricedPlay, window: readonly number[], drawn: readonly string[]): string[] {
  const shape = sequenceOf(play);
  const [numbers] = tryResult(shape);
  const missing = numbers.filter((_, at) => !window.includes(at));
  const others = shape.repeats
    ? missing
    : symbolsOf(shape).filter((symbol) => !drawn.includes(symbol));
  return numbers.map((_, at) => {
    const place = window.indexOf(at);
    return (place >= 0 ? drawn[place] : others.shift()) ?? '';
  });
}

function groupExample(play: UnpricedPlay, rule: RuleOf<'group'>): Example {
  const symbols = areaSymbols(play)[0] ?? [];
  const areas: string[][] = [];
  const drawn: string[] = [];
  let next = 0;
  for (const { times, symbols: count } of classesOf(rule.pattern)) {
    const taken = symbols.slice(next, next + count);
    next += count;
    areas.push(taken);
    drawn.push(...taken.flatMap((symbol) => Array.from({ length: times }, () => symbol)));
  }
  return { selection: { ...EMPTY, areas }, results: [around(play, rule.window, drawn)] };
}

function hitsExample(play: UnpricedPlay, rule: RuleOf<'hits'>): Example {
  const [numbers] = tryResult(sequenceOf(play));
  const drawn = [...new Set(rule.window.map((at) => numbers[at] ?? ''))];
  const size = play.area.kind === 'pool' ? play.area.choose : 1;
  const hit = drawn.slice(0, Math.max(...rule.paid));
  const missed = (areaSymbols(play)[0] ?? [])
    .filter((symbol) => !drawn.includes(symbol))
    .slice(0, size - hit.length);
  return { selection: { ...EMPTY, areas: [[...hit, ...missed].toSorted()] }, results: [numbers] };
}
