import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import {
  balanceOf,
  cancelBet,
  line,
  makeIssues,
  numeroOf,
  placeSlip,
  playOnly,
  workUntil,
  issueOf,
} from './testing/bets.ts';

/** The most that all members together may win on one number, also when they bet at the same moment. */

/** Of a brand in reais, in cents. */
const NUMBER_CAP = 20_000_000n;
const UNIT = 2_000;
/** What a bet on one number of the special prize wins. */
const WIN = 95n * BigInt(UNIT);
const ROOM = Number(NUMBER_CAP / WIN);
const GAME = 'vn-north';

const operator = withOperator({
  limits: {
    generalPerMinute: 100_000,
    loginPerAddressPerMinute: 1_000,
    moneyPerMinute: 100_000,
    poolSize: 12,
  },
});
let players: Browser[];
let numero: string;
beforeAll(async () => {
  await playOnly(operator, [GAME]);
  players = await Promise.all(Array.from({ length: 8 }, () => operator.signedIn()));
});
beforeEach(async () => {
  await makeIssues(operator);
  numero = await numeroOf(operator.browser(), GAME);
});

const betOn = (player: Browser, number: string) =>
  placeSlip(player, [line(GAME, numero, 'de', number, String(UNIT))], UNIT);

/** A player's share of two hundred bets. */
async function betAgainAndAgain(player: Browser) {
  const ended: { player: Browser; taken?: Awaited<ReturnType<typeof betOn>>; reason?: unknown }[] =
    [];
  for (let bet = 0; bet < 200 / players.length; bet += 1) {
    ended.push(
      await betOn(player, '68').then(
        (taken) => ({ player, taken }),
        (reason: unknown) => ({ player, reason }),
      ),
    );
  }
  return ended;
}

test('of two hundred racing bets on one number exactly as many are taken as its cap has room for', async () => {
  const before = await Promise.all(players.map(balanceOf));
  // Each player's bets come one after another, those of different players race.
  const ended = await Promise.all(players.map(betAgainAndAgain)).then((all) => all.flat());
  const refused = ended.flatMap(({ reason }) => reason ?? []);
  expect(ended.length - refused.length).toBe(ROOM);
  for (const error of refused)
    expect(error).toMatchObject({ code: 'exposure_full', value: { line: 0 } });
  const after = await Promise.all(players.map(balanceOf));
  const spent = before.map((balance, at) => balance - (after[at] ?? 0));
  expect(spent.reduce((all, each) => all + each, 0)).toBe(ROOM * UNIT);
  // Another number has room of its own, and a bet that is taken back gives its room back.
  const [player = operator.browser()] = players;
  await betOn(player, '69');
  const first = ended.find(({ taken }) => taken !== undefined);
  await cancelBet(first?.player ?? player, first?.taken?.bets[0]?.order ?? '');
  await betOn(player, '68');
  await expect(betOn(player, '68')).rejects.toMatchObject({ code: 'exposure_full' });
});

test('slips that name the same numbers in opposite orders do not stop one another', async () => {
  const numbers = ['71', '72', '73', '74'];
  const slip = (player: Browser, order: readonly string[]) =>
    placeSlip(
      player,
      order.map((number) => line(GAME, numero, 'de', number)),
      100 * order.length,
    );
  const slips = players.map((player, at) =>
    slip(player, at % 2 === 0 ? numbers : numbers.toReversed()),
  );
  expect((await Promise.all(slips)).map(({ bets }) => bets.length)).toEqual(
    players.map(() => numbers.length),
  );
});

test('the caps of an issue are gone once it is closed', async () => {
  const [player = operator.browser()] = players;
  await betOn(player, '70');
  const { onSale } = await issueOf(player, GAME);
  const keys = async () => {
    const { rows } = await operator.services.pool.query<{ keys: number }>(
      `select count(*)::int as keys from operator.exposure e join operator.lottery_issue i
         on starts_with(e.key, 'lottery:' || i.id || ':')
       where i.brand_code = 'palpite' and i.game_code = $1 and i.numero = $2`,
      [GAME, numero],
    );
    return rows[0]?.keys;
  };
  expect(await keys()).toBeGreaterThan(0);
  await workUntil(operator, onSale?.closesAt ?? '');
  expect(await keys()).toBe(0);
});
