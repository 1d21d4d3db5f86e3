import { type ChasePlan, type ChaseStep, chaseSteps } from '@palpite/lottery/chase.ts';
import { oddsOf } from '@palpite/lottery/play.ts';
import { payoutOf } from '@palpite/lottery/selection.ts';
import { type CountedLine, costOf, countLine, levelOf, playAt } from '../lines/counted.ts';
import type { ChaseSettings, SlipLine } from '../lines/slip-line.ts';
import type { LotteryOffer } from '../offer/offer.ts';

/** A slip played over several issues: what each costs, and why it cannot be placed. */
export interface Chase {
  readonly steps: readonly ChaseStep[];
  /** All issues together: the most that can be lost. */
  readonly totalMinor: bigint;
  /** `unreachable`: no multiple reaches the profit. `too_dear`: a line of the dearest issue costs more than one may. */
  readonly fault: 'unreachable' | 'too_dear' | undefined;
}

export function chaseOf(
  game: LotteryOffer,
  lines: readonly SlipLine[],
  settings: ChaseSettings,
): Chase {
  const steps = chaseSteps(
    planOf(settings),
    settings.issues,
    costOf(new Map([[game.gameCode, game]]), lines),
    leastWinMinor(game, lines),
  );
  if (!steps) return { steps: [], totalMinor: 0n, fault: 'unreachable' };
  const dearest = BigInt(Math.max(...steps.map(({ multiple }) => multiple)));
  const most = BigInt(game.limits.mostLineMinor);
  const isTooDear = lines.some((line) => (countLine(game, line)?.costMinor ?? 0n) * dearest > most);
  return {
    steps,
    totalMinor: steps.at(-1)?.spentMinor ?? 0n,
    fault: isTooDear ? 'too_dear' : undefined,
  };
}

function planOf({ plan, multiple, every, profitMinor }: ChaseSettings): ChasePlan {
  if (plan === 'same') return { kind: plan, multiple };
  if (plan === 'doubling') return { kind: plan, multiple, every };
  return { kind: plan, multiple, profitMinor: BigInt(profitMinor) };
}

/** The smallest single win of any line at multiple 1: a promise of more would not hold. */
function leastWinMinor(game: LotteryOffer, lines: readonly SlipLine[]): bigint {
  const wins = lines.flatMap((line) => {
    const found = countLine(game, line);
    const priced = playAt(game, line.play, levelOf(game, line));
    if (!found || !priced) return [];
    const unitMinor = BigInt(line.unitMinor);
    return tiersOf(found).map((tier) => payoutOf(2n * oddsOf(priced.row.odds, tier), unitMinor));
  });
  return wins.reduce((least, win) => (win < least ? win : least), wins[0] ?? 0n);
}

function tiersOf({ play: { row }, selection }: CountedLine): string[] {
  const { rule, odds } = row;
  const ofChoices = rule.kind === 'measure' && rule.tierBy === 'choice';
  return ofChoices ? [...(selection.areas[0] ?? [])] : Object.keys(odds);
}
