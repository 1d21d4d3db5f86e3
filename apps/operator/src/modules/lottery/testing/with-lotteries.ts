import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Browser, createTestOperator, type TestOperator } from '#testing/operator.ts';
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
  { limits, ...options }: NonNullable<Parameters<typeof createTestOperator>[0]> = {},
): Lotteries {
  const held = {} as Lotteries;
  beforeAll(async () => {
    held.operator = await createTestOperator({
      ...options,
      limits: {
        generalPerMinute: 100_000,
        loginPerAddressPerMinute: 1_000,
        moneyPerMinute: 100_000,
        ...limits,
      },
    });
    await playOnly(held.operator, games);
  });
  afterAll(() => held.operator.close());
  beforeEach(async () => {
    await makeIssues(held.operator);
    held.player = await held.operator.signedIn();
  });
  return held;
}
