import { beforeAll, beforeEach } from 'vitest';
import type { Browser, TestOperator } from '#testing/operator.ts';
import { type TestOptions, withOperator } from '#testing/with-operator.ts';
import { makeIssues, playOnly } from './bets.ts';

/** The operator of a file's tests, and what each of them begins with. */
export interface Lotteries {
  operator: TestOperator;
  /** A new one for each test. */
  player: Browser;
}

/** Sets up an operator that may be asked as often as a test likes. @param games that are drawn; the others rest */
export function withLotteries(
  games: readonly string[],
  { limits, ...options }: TestOptions = {},
): Lotteries {
  const operator = withOperator({
    ...options,
    limits: {
      generalPerMinute: 100_000,
      loginPerAddressPerMinute: 1_000,
      moneyPerMinute: 100_000,
      ...limits,
    },
  });
  const held = { operator } as Lotteries;
  beforeAll(() => playOnly(operator, games));
  beforeEach(async () => {
    await makeIssues(operator);
    held.player = await operator.signedIn();
  });
  return held;
}
