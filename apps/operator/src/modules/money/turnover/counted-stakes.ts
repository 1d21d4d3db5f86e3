import type { Database } from '@palpite/server/database/transaction.ts';
import { turnoverOfDays } from '#modules/tally/index.ts';
import type { Span, TurnoverNeeds } from './stakes-in.ts';

/**
 * What of an account's stakes counts in each of the spans. Whole days come from the read models with what is still on its
 * way to them; the parts of days at a span's ends from the wagers themselves. So the cost depends on days, not on how much
 * was played, and no decision waits for a roll-up.
 */
export async function countedStakes(
  database: Database,
  { stakesIn }: TurnoverNeeds,
  accountId: number,
  spans: readonly Span[],
): Promise<readonly bigint[]> {
  if (spans.length === 0) return [];
  const counted = await turnoverOfDays(database, accountId, spans);
  const rests = spans.map((span, at) => restOf(span, counted[at]?.days ?? null));
  const staked = [...(await stakesIn(database, accountId, rests.flat()))];
  return rests.map((rest, at) =>
    staked
      .splice(0, rest.length)
      .reduce((sum, each) => sum + each, counted[at]?.countedMinor ?? 0n),
  );
}

/** A span without the days that were counted. */
function restOf(span: Span, days: Span | null): Span[] {
  if (days === null) return [span];
  const before = { from: span.from, to: days.from };
  const after = days.to === null ? [] : [{ from: days.to, to: span.to }];
  return [before, ...after].filter(({ from, to }) => to === null || from < to);
}
