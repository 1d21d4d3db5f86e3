import { MOST_MULTIPLE } from './multiple.ts';

/**
 * Chase orders: the multiples of a bet over the issues to come, and the whole sum that is held when they are placed.
 * Amounts are integer minor units. Worst case means that no issue wins.
 */

/** How the multiples of a chase follow each other. */
export type ChasePlan =
  | { readonly kind: 'same'; readonly multiple: number }
  /** Times two after every `every` issues. */
  | { readonly kind: 'doubling'; readonly multiple: number; readonly every: number }
  /** The smallest multiple with which a win in that issue leaves at least so much after all that was staked. */
  | { readonly kind: 'profit'; readonly multiple: number; readonly profitMinor: bigint };

export interface ChaseStep {
  readonly multiple: number;
  readonly costMinor: bigint;
  /** All that is staked up to and with this issue. */
  readonly spentMinor: bigint;
}

/**
 * The steps of a chase.
 * @param costMinor what the slip costs at multiple 1
 * @param winMinor what a win pays at multiple 1; used by `profit` alone
 * @returns undefined when a step would need more than MOST_MULTIPLE, or when no multiple reaches the profit
 */
export function chaseSteps(
  plan: ChasePlan,
  issues: number,
  costMinor: bigint,
  winMinor: bigint,
): ChaseStep[] | undefined {
  const steps: ChaseStep[] = [];
  let spent = 0n;
  for (let at = 0; at < issues; at += 1) {
    const multiple = multipleAt(plan, at, spent, costMinor, winMinor);
    if (multiple === undefined || multiple > MOST_MULTIPLE) return undefined;
    const cost = costMinor * BigInt(multiple);
    spent += cost;
    steps.push({ multiple, costMinor: cost, spentMinor: spent });
  }
  return steps;
}

function multipleAt(
  plan: ChasePlan,
  at: number,
  spent: bigint,
  costMinor: bigint,
  winMinor: bigint,
): number | undefined {
  if (plan.kind === 'same') return plan.multiple;
  if (plan.kind === 'doubling') return plan.multiple * 2 ** Math.floor(at / plan.every);
  const gain = winMinor - costMinor;
  if (gain <= 0n) return undefined;
  const needed = (spent + plan.profitMinor + gain - 1n) / gain;
  return Math.max(plan.multiple, Number(needed));
}
