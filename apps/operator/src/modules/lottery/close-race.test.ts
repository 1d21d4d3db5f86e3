import { endpoints } from '@palpite/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOperator, type Operator } from '#app.ts';
import {
  type Browser,
  createBrowser,
  createTestOperator,
  type TestOperator,
} from '#testing/operator.ts';
import { issueOf, line, makeIssues, placeSlip, playOnly, workUntil } from './testing/bets.ts';

/** Bets that race with the close of their issue, on processes whose own clocks are wrong. */

const GAME = 'k3-1m';
/** How far the clock of each process is off, in milliseconds. */
const SKEWS = [-2_000, 0, 2_000];
const BEFORE_MILLISECONDS = 400;

let operator: TestOperator;
let processes: Operator[];
let players: Browser[];
beforeAll(async () => {
  operator = await createTestOperator({
    limits: { generalPerMinute: 100_000, loginPerAddressPerMinute: 1_000, moneyPerMinute: 100_000 },
  });
  await playOnly(operator, [GAME]);
  processes = await Promise.all(
    SKEWS.map((skew) =>
      createOperator({
        ...operator.config,
        now: () => new Date(operator.clock.now.getTime() + skew),
      }),
    ),
  );
  players = await Promise.all(
    [...processes, ...processes].map(async (each) => {
      const { username } = await operator.account();
      const player = createBrowser(each, operator.clock, {}, operator.clock.isSet);
      await player.login(username);
      return player;
    }),
  );
});
afterAll(async () => {
  for (const each of processes) await each.close();
  await operator.close();
});

const bet = (player: Browser, numero: string) =>
  placeSlip(player, [line(GAME, numero, 'sum-size', 'big', '2')], 2);

/** Bets one cent after another until one is refused. @returns how many were taken, and why not more */
async function betUntilRefused(player: Browser, numero: string) {
  for (let taken = 0; ; taken += 1) {
    try {
      await bet(player, numero);
    } catch (error) {
      return { taken, code: Reflect.get(Object(error), 'code') as unknown };
    }
  }
}

test('no bet is taken from the close on, and every bet that was taken is in the list', async () => {
  await makeIssues(operator);
  const { onSale } = await issueOf(operator.browser(), GAME);
  if (onSale === null) throw new Error('nothing is on sale');
  const { numero, closesAt } = onSale;
  // One of each is in time, however long a busy machine needs for the next.
  for (const player of players) await bet(player, numero);
  operator.clock.now = new Date(Date.parse(closesAt) - BEFORE_MILLISECONDS);
  const ended = await Promise.all(players.map((player) => betUntilRefused(player, numero)));
  expect(new Set(ended.map(({ code }) => code))).toEqual(new Set(['issue_closed']));
  const taken = ended.reduce((sum, each) => sum + each.taken, players.length);
  await workUntil(operator, closesAt);
  const query = { gameCode: GAME, numero };
  const proof = await operator.browser().client.call(endpoints.lottery.getProof, { query });
  expect(proof.betCount).toBe(taken);
  const { rows } = await operator.services.pool.query<{ late: number }>(
    `select count(*)::int as late from operator.lottery_bet b join operator.lottery_issue i on i.id = b.issue_id
     where b.placed_at >= i.closes_at`,
  );
  expect(rows[0]?.late).toBe(0);
});
