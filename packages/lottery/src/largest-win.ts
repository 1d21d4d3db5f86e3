/** The most that a selection can win at one draw, exactly: no result pays more. */

import { chargeOf, distributionOf } from './charge.ts';
import { choose } from './combinatorics.ts';
import { groupsWon, leastWins, payoutMinor, sumHalves, type Win } from './match.ts';
import { oddsOf, type PricedPlay, type RuleOf } from './play.ts';
import { sequenceOf, spotDigits, spotPlaces, tableOf, wins } from './reading.ts';
import { payoutOf, type Selection } from './selection.ts';

/** In minor units, for a canonical selection at one draw (or one set of stations). */
export function largestWinMinor(play: PricedPlay, selection: Selection, unitMinor: bigint): bigint {
  const { rule } = play;
  switch (rule.kind) {
    case 'spots':
      return paid(
        play,
        2n * BigInt(selection.areas[0]?.length ? spotsOf(play, rule) : 0),
        unitMinor,
      );
    case 'came':
      return paid(play, mostCame(play, rule, selection), unitMinor);
    case 'wheel':
      return mostWheeled(play, rule, selection, unitMinor);
    case 'exact':
      return paid(play, 2n * BigInt(mostExact(play, selection)), unitMinor);
    case 'group':
      return paid(play, 2n, unitMinor);
    case 'repeats': {
      const together = Math.floor(rule.window.length / rule.atLeast);
      return paid(
        play,
        2n * BigInt(Math.min(selection.areas[0]?.length ?? 0, together)),
        unitMinor,
      );
    }
    case 'hits':
      return mostHits(play, rule, selection, unitMinor);
    case 'measure':
      return mostMeasured(play, rule, selection, unitMinor);
  }
}

const paid = (play: PricedPlay, halves: bigint, unitMinor: bigint) =>
  payoutMinor(play, [{ tier: 'win', halves }], unitMinor);

const spotsOf = (play: PricedPlay, rule: RuleOf<'spots' | 'came' | 'wheel'>) =>
  spotPlaces(tableOf(play), rule.spots).length * play.stations;

/** Positions that can be right together: where symbols do not repeat, the largest choice of different ones. */
function mostExact(play: PricedPlay, { areas }: Selection): number {
  if (play.area.kind !== 'positions' || play.area.join === 'all') return 1;
  const filled = areas.filter((area) => area.length > 0);
  return sequenceOf(play).repeats ? filled.length : matched(filled);
}

/** How many areas can each have a symbol that no other has (augmenting paths). */
function matched(areas: readonly (readonly string[])[]): number {
  const owner = new Map<string, number>();
  const place = (at: number, seen: Set<string>): boolean =>
    (areas[at] ?? []).some((symbol) => {
      if (seen.has(symbol)) return false;
      seen.add(symbol);
      const holder = owner.get(symbol);
      if (holder !== undefined && !place(holder, seen)) return false;
      owner.set(symbol, at);
      return true;
    });
  return areas.filter((_, at) => place(at, new Set())).length;
}

function mostCame(play: PricedPlay, rule: RuleOf<'came'>, { areas, bankers }: Selection): bigint {
  const spots = spotsOf(play, rule);
  const numbers = areas[0]?.length ?? 0;
  const outside = 10 ** spotDigits(tableOf(play), rule.spots) - numbers - bankers.length;
  const size = play.area.kind === 'pool' ? play.area.choose : 1;
  const open = size - bankers.length;
  let most = 0n;
  for (let fixedCame = 0; fixedCame <= Math.min(bankers.length, spots); fixedCame += 1) {
    for (let came = 0; came <= Math.min(numbers, spots - fixedCame); came += 1) {
      if (rule.pays !== 'once') {
        if (fixedCame < bankers.length || came === 0) continue;
        const won = mostShared(rule.pays, spots, bankers.length, came, open);
        most = won > most ? won : most;
        continue;
      }
      // Where every number is chosen, each spot shows a chosen one.
      if (fixedCame + came === 0 && outside === 0) continue;
      const needed = rule.came - fixedCame;
      const won = 2n * choose(came, needed) * choose(numbers - came, open - needed);
      most = won > most ? won : most;
    }
  }
  return most;
}

/** Each number more that comes makes more groups, so as many come as there are spots; the best share of them is found. */
function mostWheeled(
  play: PricedPlay,
  rule: RuleOf<'wheel'>,
  { areas: [free = []], bankers }: Selection,
  unitMinor: bigint,
): bigint {
  const spots = spotsOf(play, rule);
  let most = 0n;
  for (let fixed = 0; fixed <= Math.min(bankers.length, spots); fixed += 1) {
    const came = { bankers: fixed, free: Math.min(free.length, spots - fixed) };
    const won = rule.sizes.map((size) => ({
      tier: String(size),
      halves: 2n * groupsWon(play, size, { bankers, free }, came),
    }));
    const payout = payoutMinor(play, won, unitMinor);
    most = payout > most ? payout : most;
  }
  return most;
}

/** The most halves when `came` numbers and all bankers share the spots: every way that evens out within each group. */
function mostShared(
  pays: 'least' | 'halfSum',
  spots: number,
  bankers: number,
  came: number,
  open: number,
): bigint {
  let most = 0n;
  for (let free = came; free <= spots - bankers; free += 1) {
    const counts = evenly(free, came);
    const fixed = evenly(spots - free, bankers);
    const halves =
      pays === 'least' ? 2n * leastWins(fixed, counts, open) : sumHalves(fixed, counts, open);
    most = halves > most ? halves : most;
  }
  return most;
}

const evenly = (total: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, at) => Math.floor((total + at) / parts));

function mostHits(
  play: PricedPlay,
  rule: RuleOf<'hits'>,
  { areas: [free = []], bankers }: Selection,
  unitMinor: bigint,
): bigint {
  const { high, low, repeats } = sequenceOf(play);
  const drawn = rule.window.length;
  const outside = high - low + 1 - free.length - bankers.length;
  const size = play.area.kind === 'pool' ? play.area.choose : 1;
  const open = size - bankers.length;
  let most = 0n;
  for (let fixedHits = 0; fixedHits <= bankers.length; fixedHits += 1) {
    for (let hits = 0; hits <= free.length; hits += 1) {
      const shown = fixedHits + hits;
      const possible = repeats
        ? shown <= drawn && (shown > 0 || outside > 0)
        : shown <= drawn && drawn - shown <= outside;
      if (!possible) continue;
      const weighted = rule.paid.reduce((sum, tier) => {
        const needed = tier - fixedHits;
        const bets = choose(hits, needed) * choose(free.length - hits, open - needed);
        return sum + 2n * bets * oddsOf(play.odds, String(tier));
      }, 0n);
      const won = payoutOf(weighted, unitMinor);
      most = won > most ? won : most;
    }
  }
  return most;
}

function mostMeasured(
  play: PricedPlay,
  rule: RuleOf<'measure'>,
  { areas: [codes = []] }: Selection,
  unitMinor: bigint,
): bigint {
  const charges = chargeOf(play, rule);
  const chosen = rule.choices.filter(({ code }) => codes.includes(code));
  const payouts = distributionOf(play, rule).weights.map((weight) => {
    const won = chosen.flatMap((choice): Win[] => {
      if (choice.push.includes(weight.value)) {
        return [{ tier: 'push', halves: 2n * (charges.get(choice.code) ?? 0n) }];
      }
      const tier = rule.tierBy === 'form' ? weight.form : choice.code;
      return wins(rule, choice, weight) ? [{ tier, halves: 2n }] : [];
    });
    return payoutMinor(play, won, unitMinor);
  });
  return payouts.reduce((most, payout) => (payout > most ? payout : most), 0n);
}
