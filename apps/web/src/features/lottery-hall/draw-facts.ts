import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';

type Plays = Pick<LotteryOffer, 'plays'>;

/** What players bet on beside the numbers: their sum, and whether it is big or small, odd or even. */
export interface DrawFacts {
  readonly sum: number;
  /** How many of the numbers are added up. */
  readonly added: number;
  /** Codes of the choices that win. */
  readonly choices: readonly string[];
}

/** The plays that say from where on a sum is big. */
const SUM_PLAYS = ['sum-size', 'sum-parity'];

/** Told from the rows of the plays themselves, so it is what a bet on them would have won. */
export function factsOf({ plays }: Plays, numbers: readonly string[]): DrawFacts | null {
  const rules = SUM_PLAYS.flatMap((code) => {
    const rule = plays.find(({ row }) => row.code === code)?.row.rule;
    return rule?.kind === 'measure' && rule.measure === 'sum' && 'window' in rule.of
      ? [{ window: rule.of.window, choices: rule.choices }]
      : [];
  });
  const [first] = rules;
  if (!first) return null;
  const sumOf = (window: readonly number[]) =>
    window.reduce((total, at) => total + Number(numbers[at] ?? 0), 0);
  return {
    sum: sumOf(first.window),
    added: first.window.length,
    choices: rules.flatMap(({ window, choices }) => {
      const value = sumOf(window);
      return choices
        .filter(
          ({ from, to, step, except }) =>
            value >= from && value <= to && (value - from) % step === 0 && !except.includes(value),
        )
        .map(({ code }) => code);
    }),
  };
}
