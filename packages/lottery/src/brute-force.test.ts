import { equal, rational } from '@palpite/domain/rational.ts';
import { describe, expect, inject, test } from 'vitest';
import { chancesOf } from './count.ts';
import { exampleOf } from './example.ts';
import { type Kind, numbersOf, type SequenceShape, SHAPES, symbolsOf } from './games.ts';
import { matcher } from './match.ts';
import type { PricedPlay } from './play.ts';
import { PLAYS } from './plays.ts';
import { FAIR_LEVEL, priced } from './price.ts';
import { drawNumbers } from './proof.ts';
import { spotDigits } from './reading.ts';
import { betsOf, EMPTY } from './selection.ts';
import { halvesOf, seeded } from './testing/rows.ts';

const rowsOf = (kind: Kind) => PLAYS[kind].map((play) => priced(play, FAIR_LEVEL));

/** Every result of the positions that a row reads; what it does not read is one fixed rest. */
function* resultsOf(shape: SequenceShape, window: readonly number[]): Generator<string[]> {
  const symbols = symbolsOf(shape);
  const result: string[] = [];
  function* fill(at: number): Generator<string[]> {
    const place = window[at];
    if (place === undefined) {
      const rest = shape.repeats ? symbols : symbols.filter((symbol) => !result.includes(symbol));
      let next = 0;
      yield Array.from({ length: shape.length }, (_, each) =>
        window.includes(each) ? (result[each] ?? '') : (rest[next++] ?? ''),
      );
      return;
    }
    for (const symbol of symbols) {
      if (!shape.repeats && window.slice(0, at).some((before) => result[before] === symbol))
        continue;
      result[place] = symbol;
      yield* fill(at + 1);
    }
  }
  yield* fill(0);
}

const windowOf = ({ rule }: PricedPlay): readonly number[] => {
  if (rule.kind === 'measure') return 'window' in rule.of ? rule.of.window : [];
  return 'window' in rule ? rule.window : [];
};

/** One bet of each kind that the row has. */
const betsToCount = (play: PricedPlay) =>
  play.rule.kind === 'measure'
    ? play.rule.choices.map(({ code }) => ({ bet: code, selection: { ...EMPTY, areas: [[code]] } }))
    : [{ bet: '', selection: exampleOf(play).selection }];

describe('counting all outcomes with the matcher gives the chances of the row', () => {
  // 5D's rows of the first and the last positions are the middle's on another window; the whole proof counts them too.
  const whole = inject('prove');
  const counted = (['5d', '11of5', 'k3', 'pk10'] as const).flatMap((kind) =>
    rowsOf(kind)
      .filter(({ code }) => whole || !/^(first|last)-(three|two)-|-[2-9](-|$)/.test(code))
      .map((play) => [kind, play.code, play] as const),
  );

  test.each(counted)('%s %s', (kind, _, play) => {
    const shape = SHAPES[kind];
    if (shape.kind !== 'sequence') throw new Error('not a sequence');
    const each = play.area.kind === 'positions' && play.area.join === 'each';
    const window = each ? [0] : windowOf(play);
    const bets = betsToCount(play);
    const halves = new Map<string, bigint>();
    const winning = bets.map(() => 0);
    let outcomes = 0;
    for (const result of resultsOf(shape, window)) {
      outcomes += 1;
      const won = matcher(play, [result]);
      for (const [at, { bet, selection }] of bets.entries()) {
        const wins = won(selection);
        for (const win of wins) {
          const key = `${bet} ${win.tier}`;
          halves.set(key, (halves.get(key) ?? 0n) + win.halves);
        }
        if (wins.some(({ tier }) => tier !== 'push')) winning[at] = (winning[at] ?? 0) + 1;
      }
    }
    for (const [at, chance] of chancesOf(play).entries()) {
      expect(equal(chance.win, rational(winning[at] ?? 0, outcomes)), chance.bet).toBe(true);
      for (const { tier, wins } of chance.expected) {
        const counts = rational(halves.get(`${chance.bet} ${tier}`) ?? 0n, 2 * outcomes);
        expect(equal(wins, counts), `${chance.bet} ${tier}`).toBe(true);
      }
    }
  });
});

/** What the matcher finds in draws; ten million of them are read by hand in `draws-*.test.ts`. */
const DRAWS = inject('prove') ? 100_000 : 2_000;
/** Standard errors of a 99 % interval for all rows of a table together (Bonferroni, 60 rows). */
const ERRORS = 3.77;

describe('the matcher finds in seeded draws what the rows expect of selections of many bets', () => {
  test.each(['north', 'south', 'keno'] as const)('%s', (kind) => {
    const rows = rowsOf(kind).flatMap((play) =>
      betsToSample(play).map(({ bet, areas }) => ({
        play,
        bet,
        selection: { ...EMPTY, areas: [areas] },
        sum: 0,
        squares: 0,
        most: 0,
      })),
    );
    const random = seeded(`brute force of ${kind}`, 65_536);
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const results = [drawNumbers(SHAPES[kind], random), drawNumbers(SHAPES[kind], random)];
      for (const row of rows) {
        const won = matcher(row.play, results.slice(0, row.play.stations))(row.selection);
        const halves = Number(halvesOf(won.filter(({ tier }) => tier !== 'push')));
        row.sum += halves;
        row.squares += halves ** 2;
        row.most = Math.max(row.most, halves);
      }
    }
    for (const { play, bet, selection, sum, squares, most } of rows) {
      const chance = chancesOf(play).find((each) => each.bet === bet);
      const wins = chance?.expected.reduce(
        (total, each) => total + Number(each.wins.numerator) / Number(each.wins.denominator),
        0,
      );
      const expected = 2 * (wins ?? 0) * Number(bet === '' ? betsOf(play, selection) : 1n);
      const mean = sum / DRAWS;
      const error = Math.sqrt((squares / DRAWS - mean ** 2) / DRAWS);
      // Bernstein's bound: it holds for rows that hardly ever win too.
      const within = ERRORS * error + (ERRORS ** 2 * Math.max(2, most)) / DRAWS;
      expect(Math.abs(mean - expected), `${play.code} ${bet}`).toBeLessThan(within);
    }
  });
});

/** A selection of many bets, so that rare wins are seen: its expected wins are the bets times one bet's. */
function betsToSample(play: PricedPlay): { bet: string; areas: string[] }[] {
  const { rule } = play;
  if (rule.kind === 'measure')
    return rule.choices.map(({ code }) => ({ bet: code, areas: [code] }));
  const shape = SHAPES[play.kind];
  if (shape.kind === 'sequence') return [{ bet: '', areas: symbolsOf(shape).slice(0, 24) }];
  const digits = 'spots' in rule ? spotDigits(shape, rule.spots) : 2;
  const areas = numbersOf(digits).filter((_, at) => at % (3 * 10 ** Math.max(0, digits - 2)) === 0);
  return [{ bet: '', areas }];
}
