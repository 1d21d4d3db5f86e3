import { endpoints } from '@palpite/contract';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOperator, type Operator } from '#app.ts';
import { type Browser, createBrowser } from '#testing/operator.ts';
import { setCap } from '#modules/wager/market.ts';
import { cancelBet, line, numeroOf, placeSlip } from './testing/bets.ts';
import { withLotteries } from './testing/with-lotteries.ts';

/** Two hundred bets at once, at two operators on one database, some of them taken back while the others come. */

const GAME = 'vn-north';
const BETS = 200;
const PLAYERS = 10;
const UNIT = 100;
/** One bet in so many is taken back as soon as it is placed. */
const RETURNED_EVERY = 3;
/** How many bets the cap has room for, and a rest that is too small for one more. */
const ROOM = 60;

const held = withLotteries([GAME], { limits: { poolSize: 12 } });
let other: Operator;
let players: readonly Browser[];
let numero: string;
beforeAll(async () => {
  other = await createOperator({ ...held.operator.config, now: () => held.operator.clock.now });
});
afterAll(() => other.close());
beforeEach(async () => {
  const { operator } = held;
  numero = await numeroOf(held.player, GAME);
  players = await Promise.all(
    Array.from({ length: PLAYERS }, async (_, nth) => {
      const here = await operator.signedIn();
      if (nth % 2 === 0) return here;
      const there = createBrowser(other, operator.clock, {}, operator.clock.isSet);
      there.token = here.token;
      return there;
    }),
  );
});
afterEach(async () => assertSound(await held.operator.services.ledger.verify()));

/** What is reserved under a key, and its cap. */
async function capOf(name: string) {
  const { rows } = await held.operator.services.pool.query<{ taken: string; cap: string }>(
    `select sum(e.liability_minor)::text as taken, sum(e.cap_minor)::text as cap
     from operator.exposure e join operator.lottery_issue i on e.key = 'lottery:' || i.id || ':' || $1
     where i.brand_code = 'palpite' and i.game_code = $2 and i.numero = $3`,
    [name, GAME, numero],
  );
  return { taken: Number(rows[0]?.taken), cap: Number(rows[0]?.cap) };
}

/** Looks at a cap again and again. @returns ends it, with the most that was ever reserved */
function watch(name: string) {
  let most = 0;
  let isOver = false;
  const looking = (async () => {
    while (!isOver) most = Math.max(most, (await capOf(name)).taken);
  })();
  return async () => {
    isOver = true;
    await looking;
    return most;
  };
}

interface Bet {
  readonly player: Browser;
  readonly order: string;
  readonly liabilityMinor: number;
}

const placing = (play: string, areas: string) => async (player: Browser) => {
  const { bets } = await placeSlip(player, [line(GAME, numero, play, areas, String(UNIT))], UNIT);
  const [bet] = bets;
  if (bet === undefined) throw new Error('nothing is placed');
  return { player, order: bet.order, liabilityMinor: Number(bet.largestWinMinor) } satisfies Bet;
};

/** The caps are small for this test: the real ones have room for thousands of such bets. */
async function lowerCap(name: string, capMinor: number): Promise<void> {
  const { rows } = await held.operator.database.pool.query<{ key: string }>(
    `select distinct e.key from operator.exposure e join operator.lottery_issue i on e.key = 'lottery:' || i.id || ':' || $1
     where i.brand_code = 'palpite' and i.game_code = $2 and i.numero = $3`,
    [name, GAME, numero],
  );
  const key = rows[0]?.key;
  if (key === undefined) throw new Error(`there is no cap ${name}`);
  await setCap(held.operator.services.pool, key, BigInt(capMinor), 8);
}

test.each([
  ['one number', 'de', '77', 'de:77'],
  ['a whole play', 'xien2', '07 39', 'xien2:all'],
])(
  'two hundred bets and returns that race at two operators never take more than the cap of %s, and at the end exactly what is left of them',
  async (_what, play, areas, name) => {
    const place = placing(play, areas);
    // Makes the cap, and says what a bet counts.
    const { order: first, liabilityMinor } = await place(held.player);
    await cancelBet(held.player, first);
    const cap = ROOM * liabilityMinor + Math.floor(liabilityMinor / 2);
    await lowerCap(name, cap);
    expect(await capOf(name)).toEqual({ taken: 0, cap });

    const stopWatching = watch(name);
    const raced = await Promise.all(
      Array.from({ length: BETS }, async (_bet, nth) => {
        const player = players[nth % PLAYERS] ?? held.player;
        try {
          const bet = await place(player);
          if (nth % RETURNED_EVERY !== 0) return { kept: bet };
          await cancelBet(player, bet.order);
          return { returned: bet };
        } catch (error) {
          return { refused: error };
        }
      }),
    );
    const most = await stopWatching();
    const refused = raced.flatMap((each) => ('refused' in each ? [each.refused] : []));
    for (const error of refused) expect(error).toMatchObject({ code: 'exposure_full' });
    const kept = raced.flatMap((each) => each.kept ?? []);
    const returned = raced.flatMap((each) => each.returned ?? []);
    // The race meant something: some were refused, and room that came back was taken.
    expect(refused.length).toBeGreaterThan(0);
    expect(returned.length).toBeGreaterThan(0);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(cap);
    expect(kept.length).toBeLessThanOrEqual(ROOM);
    expect(await capOf(name)).toEqual({ taken: kept.length * liabilityMinor, cap });

    // What room is left takes exactly as many more.
    const more: Bet[] = [];
    while (kept.length + more.length < ROOM) more.push(await place(held.player));
    await expect(place(held.player)).rejects.toMatchObject({ code: 'exposure_full' });
    expect(await capOf(name)).toEqual({ taken: ROOM * liabilityMinor, cap });

    // The members' own lists say the same.
    const lists = await Promise.all(
      [held.player, ...players].map(({ client }) =>
        client.call(endpoints.bet.getTotals, { query: { status: 'pending' } }),
      ),
    );
    expect(lists.reduce((sum, { totalRows }) => sum + totalRows, 0)).toBe(ROOM);
    const all = [...kept, ...more];
    await Promise.all(all.map(({ player, order }) => cancelBet(player, order)));
    expect(await capOf(name)).toEqual({ taken: 0, cap });
  },
);
