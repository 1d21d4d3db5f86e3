import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { brand } from '#modules/brand/brand.table.ts';
import { houseAccount } from '#modules/money/index.ts';
import { type Browser, freshAddress } from '#testing/operator.ts';
import {
  balanceOf,
  cancelBet,
  chasesOf,
  drawIssue,
  line,
  numeroOf,
  placeChase,
  placeSlip,
  stopChase,
} from './testing/bets.ts';
import { withLotteries } from './testing/with-lotteries.ts';

/** Guests play lotteries with money that costs nothing: it takes nothing from members and ranks nothing. */

const NORTH = 'vn-north';
const K3 = 'k3-1m';
/** What all may win on one number, in cents, and what the special prize's number pays. */
const NUMBER_CAP = 20_000_000;
const ODDS = 95;

const held = withLotteries([NORTH, K3], { limits: { guestsPerAddressPerHour: 1_000 } });
let guest: Browser;
let numero: string;
beforeEach(async () => {
  guest = await guestOf();
  numero = await numeroOf(guest, NORTH);
});

async function guestOf(): Promise<Browser> {
  const browser = held.operator.browser({ address: freshAddress() });
  const header = await browser.cipher.seal(endpoints.session.loginAsGuest, {
    merchantCode: 'palpite',
    language: 'PT',
  });
  const { token, user } = await browser.client.call(endpoints.session.loginAsGuest, {
    body: { os: 'Linux', platform: 'W', version: 3, header },
  });
  browser.token = token;
  browser.accountId = Number(user.id);
  return browser;
}

const betOn = (player: Browser, number: string, unit: number) =>
  placeSlip(player, [line(NORTH, numero, 'de', number, String(unit))], unit);

/** What is named as nearly full to a caller. */
async function roomFor({ client }: Browser): Promise<object> {
  held.operator.clock.advance(3);
  const { list } = await client.call(endpoints.lottery.getRoom, {
    query: { gameCode: NORTH, numero, play: 'de' },
  });
  return Object.fromEntries(list.map(({ name, leftMinor }) => [name, Number(leftMinor)]));
}

/** Guests bet on a number until their room for it is below one bet of a hundred. */
async function fillAsGuests(number: string): Promise<void> {
  for (let left = Math.floor(NUMBER_CAP / ODDS); left > 0; ) {
    const one = await guestOf();
    const unit = Math.min(left, await balanceOf(one));
    await betOn(one, number, unit);
    left -= unit;
  }
}

test('guests who fill the cap of a number leave all of it to members, and shut out guests alone', async () => {
  const { player } = held;
  await fillAsGuests('68');
  await expect(betOn(guest, '68', 100)).rejects.toMatchObject({ code: 'exposure_full' });
  expect(await roomFor(guest)).toEqual({ '68': NUMBER_CAP % ODDS });
  for (const looker of [player, held.operator.browser()]) expect(await roomFor(looker)).toEqual({});
  // All that members may win on it is still theirs, to the last cent.
  const members = await Promise.all([1, 2, 3].map(() => held.operator.signedIn()));
  let left = Math.floor(NUMBER_CAP / ODDS);
  for (const member of members) {
    const unit = Math.min(left, 100_000);
    await betOn(member, '68', unit);
    left -= unit;
  }
  expect(left).toBe(0);
  await expect(betOn(player, '68', 100)).rejects.toMatchObject({ code: 'exposure_full' });
  expect(await roomFor(player)).toEqual({ '68': NUMBER_CAP % ODDS });
});

test('a guest’s bet that is taken back gives room back to guests', async () => {
  const unit = 100_000;
  const { bets } = await betOn(guest, '61', unit);
  const other = await guestOf();
  await betOn(other, '61', unit);
  const left = NUMBER_CAP - 2 * unit * ODDS;
  expect(await roomFor(guest)).toMatchObject({ '61': left });
  await cancelBet(guest, bets[0]?.order ?? '');
  expect(await roomFor(guest)).not.toHaveProperty('61');
  await betOn(await guestOf(), '61', unit);
  expect(await roomFor(guest)).toMatchObject({ '61': left });
});

test('a guest’s chase takes the room of guests in each of its issues', async () => {
  const dice = await numeroOf(guest, K3);
  const { chaseId } = await placeChase(guest, {
    gameCode: K3,
    numero: dice,
    choices: 'big',
    multiples: [1, 2],
  });
  await drawIssue(held.operator, guest, K3);
  expect(await chasesOf(guest)).toMatchObject([{ chaseId, placed: 2, ended: null }]);
  const { rows } = await held.operator.database.pool.query<{ key: string; minor: string }>(
    `select split_part(key, ':', 3) as key, sum(liability_minor)::text as minor from operator.exposure e
     join operator.lottery_issue i on starts_with(e.key, 'lottery:' || i.id || ':')
     where i.brand_code = 'palpite' and i.game_code = $1 group by 1 having sum(liability_minor) > 0`,
    [K3],
  );
  expect(rows).toEqual([{ key: 'guest', minor: '391' }]);
  await drawIssue(held.operator, guest, K3);
  await expect(stopChase(guest, chaseId)).rejects.toMatchObject({ code: 'bet_state' });
});

const houseOf = (purpose: 'bets' | 'free-play') =>
  held.operator.services.ledger.balance(
    held.operator.services.pool,
    houseAccount(purpose, { code: 'palpite', currency: 'BRL' }),
  );

test('a guest’s lottery bet is settled into the house’s account of free play, never into that of bets', async () => {
  const before = { bets: await houseOf('bets'), freePlay: await houseOf('free-play') };
  const dice = await numeroOf(guest, K3);
  // One of the two pays 195 whatever is drawn.
  const lines = ['big', 'small'].map((side) => line(K3, dice, 'sum-size', side));
  await placeSlip(guest, lines, 200);
  const { bets } = await placeSlip(guest, [line(K3, dice, 'sum-size', 'odd', '500')], 500);
  expect(await balanceOf(guest)).toBe(100_000 - 700);
  await cancelBet(guest, bets[0]?.order ?? '');
  await drawIssue(held.operator, guest, K3);
  expect(await houseOf('free-play')).toBe(before.freePlay + 5n);
  expect(await houseOf('bets')).toBe(before.bets);
  expect(await balanceOf(guest)).toBe(100_000 - 5);
});

test('bets of guests make no lottery popular', async () => {
  const { operator, player } = held;
  const visitor = operator.browser();
  const popular = async () =>
    (await visitor.client.call(endpoints.lottery.listPopular, { query: {} })).list.map(
      ({ gameCode }) => gameCode,
    );
  await operator.database.pool.query('update operator.lottery_issue set member_bet_count = 0');
  const unranked = await popular();
  const dice = await numeroOf(guest, K3);
  const bet = (browser: Browser, numeroThen: string) =>
    placeSlip(browser, [line(K3, numeroThen, 'sum-size', 'big')], 100);
  for (let nth = 0; nth < 3; nth += 1) await bet(guest, dice);
  await drawIssue(operator, visitor, K3);
  expect(await popular()).toEqual(unranked);
  expect(unranked[0]).not.toBe(K3);
  await bet(player, await numeroOf(player, K3));
  await drawIssue(operator, visitor, K3);
  expect((await popular())[0]).toBe(K3);
});

test('[PERM-04] where a brand no longer offers free play, a guest needs a real account to bet, and keeps what is placed', async () => {
  const { database, brands } = held.operator.services;
  const dice = await numeroOf(guest, K3);
  const { bets } = await placeSlip(guest, [line(K3, dice, 'sum-size', 'big')], 100);
  const setFlags = async (flags: object) => {
    await database.update(brand).set({ overrides: { flags } }).where(eq(brand.code, 'palpite'));
    brands.forget();
  };
  await setFlags({ FREEPLAY3: false });
  try {
    const real = { code: 'real_account_required', status: 403 };
    await expect(placeSlip(guest, [line(K3, dice, 'sum-size', 'big')], 100)).rejects.toMatchObject(
      real,
    );
    await expect(
      placeChase(guest, { gameCode: K3, numero: dice, choices: 'big', multiples: [1, 1] }),
    ).rejects.toMatchObject(real);
    await expect(
      guest.client.call(endpoints.game.launch, {
        body: {
          launchMode: 'LOTT',
          lottoArea: 'VN',
          lottoGameCode: K3,
          lottoView: 'betting',
          device: 'WEB',
          username: (await guest.client.call(endpoints.member.get, {})).account,
          token: guest.token ?? '',
          merchantCode: 'palpite',
          language: 'PT',
        },
      }),
    ).rejects.toMatchObject(real);
    expect(await balanceOf(guest)).toBe(100_000 - 100);
    // A member bets as before, and the guest's own bet can be taken back.
    await placeSlip(held.player, [line(K3, dice, 'sum-size', 'big')], 100);
    await cancelBet(guest, bets[0]?.order ?? '');
    expect(await balanceOf(guest)).toBe(100_000);
  } finally {
    await setFlags({});
  }
});
