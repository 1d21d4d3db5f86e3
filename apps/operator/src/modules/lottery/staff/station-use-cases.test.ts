import { randomUUID } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import type { Language } from '@palpite/domain';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testTerminal } from '#backoffice/command-line/testing.ts';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import {
  balanceOf,
  chasesOf,
  drawIssue,
  issueOf,
  line,
  makeIssues,
  numeroOf,
  placeSlip,
  playOnly,
  receiptOf,
  verified,
  workUntil,
} from '../testing/bets.ts';

const ADDED = 'vn-dak-mil';
const ENDING = 'vn-phu-yen';

const operator = withOperator({
  limits: {
    generalPerMinute: 100_000,
    loginPerAddressPerMinute: 1_000,
    moneyPerMinute: 100_000,
  },
});
const { said, complained, run, clear } = testTerminal(() => operator, { command: 'lottery' });
beforeAll(async () => {
  await playOnly(operator, ['k3-5m', ENDING]);
  await makeIssues(operator);
});
beforeEach(clear);

const add = (...more: string[]) =>
  run('station', 'add', ADDED, '--region', 'central', '--weekdays', '1,2,3,4,5,6,7', ...more);

/** The menu's names of a region, by code. */
async function menuOf(group: string, language: Language = 'EN') {
  const browser = operator.browser({ language });
  const query = { prizeMode: 'SEA' } as const;
  const { gameMenus } = await browser.client.call(endpoints.lottery.getVietnamMenu, { query });
  const games = gameMenus.find(({ gameGroupCode }) => gameGroupCode === group)?.gameMenus ?? [];
  return games.map(({ gameCode, gameName }) => [gameCode, gameName]);
}

/** A browser in which the same member signs in once a draw has outlasted the first session. */
async function outlasting({ client }: Browser) {
  const { username } = await client.call(endpoints.member.get);
  const browser = operator.browser();
  return { browser, login: () => browser.login(username) };
}

async function issues(game: string, brand = 'palpite') {
  const { rows } = await operator.database.pool.query<{ numero: string; draws: string }>(
    `select numero, to_char(draws_at at time zone 'Asia/Ho_Chi_Minh', 'HH24:MI') as draws
     from operator.lottery_issue where game_code = $1 and brand_code = $2 and closes_at > ledger.now() order by draws_at`,
    [game, brand],
  );
  return rows;
}

describe('a new station', () => {
  test('is last in its region, on sale at once at every brand, and its bets are drawn and settled', async () => {
    expect(await add('--name', 'Đắk Mil', '--name-zh', '达米', '--draw-at', '17:45')).toBe(0);
    expect(said.join('\n')).toContain(`${ADDED} is on sale at 17:45`);
    expect((await menuOf('vn-central')).at(-1)).toEqual([ADDED, 'Đắk Mil']);
    expect((await menuOf('vn-central', 'ZH')).at(-1)).toEqual([ADDED, '达米']);
    const ahead = await issues(ADDED);
    expect(ahead.length).toBeGreaterThan(14);
    expect(new Set(ahead.map(({ draws }) => draws))).toEqual(new Set(['17:45']));
    expect(await issues(ADDED, 'trangvang')).toEqual(ahead);

    const player = await operator.signedIn();
    const before = await balanceOf(player);
    const numbers = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0')).join(' ');
    const numero = await numeroOf(player, ADDED);
    const slip = [line(ADDED, numero, 'de', numbers, '10')];
    const order = (await placeSlip(player, slip, 1_000)).bets[0]?.order ?? '';
    const later = await outlasting(player);
    expect(await drawIssue(operator, player, ADDED)).toBe(numero);
    await later.login();
    // One of all numbers came, at 95 for each of the hundred.
    expect((await receiptOf(later.browser, order)).bet.payoutMinor).toBe('950');
    expect(await balanceOf(later.browser)).toBe(before - 1_000 + 950);
  });

  test('has the times of its region where none are given', async () => {
    const words = ['--weekdays', '2', '--name', 'Cà Ná'];
    expect(await run('station', 'add', 'vn-ca-na', '--region', 'south', ...words)).toBe(0);
    expect(said.join('\n')).toContain('at 16:15 (Asia/Ho_Chi_Minh) on weekdays 2, closes 120 s');
  });

  test.each([
    [[ADDED, '--weekdays', '1', '--name', 'Again'], 'is there: choose another code'],
    [['dak-mil', '--weekdays', '1', '--name', 'X'], 'a code such as vn-ca-mau'],
    [['vn-x', '--weekdays', '8', '--name', 'X'], 'weekdays is wrong'],
    [['vn-x', '--weekdays', '', '--name', 'X'], 'needs a weekday'],
    [['vn-x', '--weekdays', '1', '--name', 'X', '--draw-at', '25:00'], 'drawAt is wrong'],
    [['vn-x', '--weekdays', '1', '--name', 'X', '--close-before', '86400'], 'never on sale'],
    [['vn-x', '--weekdays', '1', '--name-pt', 'X'], 'Missing the name in EN'],
    [['vn-x', '--name', 'X'], 'Missing --weekdays'],
  ])('%j is refused with what is wrong', async (words, sentence) => {
    expect(await run('station', 'add', ...words, '--region', 'central')).toBe(1);
    expect(complained.join('\n')).toContain(sentence);
    expect((await menuOf('vn-central')).map(([code]) => code)).not.toContain('vn-x');
  });

  test('of no region is refused', async () => {
    const words = ['--region', 'west', '--weekdays', '1', '--name', 'X'];
    expect(await run('station', 'add', 'vn-x', ...words)).toBe(1);
    expect(complained.join('\n')).toContain('Choose one of: central, south');
  });
});

describe('a name of a station', () => {
  test('changes in the languages that are given, and stays in the others', async () => {
    expect(await run('station', 'rename', ENDING, '--name-pt', 'Phu Yen')).toBe(0);
    expect((await menuOf('vn-central', 'PT'))[0]).toEqual([ENDING, 'Phu Yen']);
    expect((await menuOf('vn-central', 'VI'))[0]).toEqual([ENDING, 'Phú Yên']);
  });

  test('is needed, and a fast draw has none of a station', async () => {
    expect(await run('station', 'rename', ENDING)).toBe(1);
    expect(await run('station', 'rename', 'k3-5m', '--name', 'Dice')).toBe(1);
    expect(complained.join('\n')).toContain('name it in a language at least');
    expect(complained.join('\n')).toContain('k3-5m is a fast draw, no station');
  });
});

describe('a station that ends', () => {
  test('takes no bets, is in no menu and has no issues ahead; what is sold is drawn, and a chase gets its hold back', async () => {
    const player = await operator.signedIn();
    const later = await outlasting(player);
    const { onSale } = await issueOf(player, ENDING);
    if (onSale === null) throw new Error('nothing is on sale');
    const { numero } = onSale;
    const before = await balanceOf(player);
    const { play, selection, unitMinor } = line(ENDING, numero, 'tai-xiu', 'tai xiu');
    await player.client.call(endpoints.lottery.placeChase, {
      body: {
        gameCode: ENDING,
        numero,
        lines: [{ play, selection, unitMinor }],
        multiples: [1, 1, 1],
        stopOnWin: false,
        totalMinor: '600',
      },
      idempotencyKey: randomUUID(),
    });
    expect(await balanceOf(player)).toBe(before - 600);

    expect(await run('station', 'end', ENDING, 'it', 'draws', 'no', 'more')).toBe(0);
    expect(said.join('\n')).toContain(`Drawn, or to be voided: ${numero}`);
    expect((await menuOf('vn-central')).map(([code]) => code)).not.toContain(ENDING);
    expect((await issues(ENDING)).map((each) => each.numero)).toEqual([numero]);
    await expect(placeSlip(player, [line(ENDING, numero, 'de', '01')], 100)).rejects.toMatchObject({
      code: 'game_under_maintenance',
    });

    await workUntil(operator, onSale.closesAt);
    await workUntil(operator, onSale.drawsAt);
    await later.login();
    expect((await chasesOf(later.browser))[0]).toMatchObject({ ended: 'refused', placed: 1 });
    // One unit of the two won, at 1.96.
    expect(await balanceOf(later.browser)).toBe(before - 200 + 196);
    operator.clock.now = new Date(operator.clock.now.getTime() + 9 * 86_400_000);
    await makeIssues(operator);
    expect(await issues(ENDING)).toEqual([]);
    assertSound(await operator.services.ledger.verify());
  });

  test('has ended once for all: its clock stays, and its code is taken', async () => {
    expect(await run('station', 'end', ENDING, 'it draws no more')).toBe(1);
    expect(await run('game', ENDING, '--maintenance', 'off')).toBe(1);
    const words = ['--region', 'central', '--weekdays', '1', '--name', 'Again'];
    expect(await run('station', 'add', ENDING, ...words)).toBe(1);
    const all = complained.join('\n');
    expect(all).toContain('has ended already');
    expect(all).toContain('its clock is history');
    expect(all).toContain('its draws keep the name');
    await run('games');
    expect(said.join('\n')).toMatch(new RegExp(`${ENDING} +south +.* ended `));
  });

  test('is not the draw of the North', async () => {
    expect(await run('station', 'end', 'vn-north', 'it draws no more')).toBe(1);
    expect(complained.join('\n')).toContain('no station');
  });
});

describe('a new clock of a fast draw', () => {
  test('has the plays of its family, and draws of its own that anyone can check', async () => {
    expect(await run('game', 'add', 'k3-10m', '--like', 'k3-5m', '--minutes', '10')).toBe(0);
    const player = await operator.signedIn();
    const { client } = player;
    const offer = (gameCode: string) =>
      client.call(endpoints.lottery.getGame, { query: { gameCode } });
    const [like, added] = [await offer('k3-5m'), await offer('k3-10m')];
    expect(added.plays).toEqual(like.plays);
    expect(added.gameName).toContain('10');
    const [first, second] = await issues('k3-10m');
    expect([first, second].map((issue) => issue?.draws.at(-1))).toEqual(['0', '0']);
    const numero = await numeroOf(player, 'k3-10m');
    const slip = [line('k3-10m', numero, 'sum-size', 'big small')];
    const order = (await placeSlip(player, slip, 200)).bets[0]?.order ?? '';
    const later = await outlasting(player);
    await drawIssue(operator, player, 'k3-10m');
    await later.login();
    const steps = verified(await receiptOf(later.browser, order));
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.filter(([, isRight]) => !isRight)).toEqual([]);
  });

  test.each([
    [['k3-7m', '--like', 'k3-5m', '--minutes', '7'], 'a whole number of times a day'],
    [['k3-20m', '--like', 'k3-5m', '--minutes', '20'], '1 to 10 minutes'],
    [['k3-five', '--like', 'k3-5m', '--minutes', '5'], 'k3-5m is drawn every 5 minutes already'],
    [['k3-2m', '--like', 'k3-5m', '--minutes', '2', '--close-before', '120'], 'never on sale'],
    [['k3-2m', '--like', 'vn-north', '--minutes', '2'], 'is drawn once a day'],
    [['k3-2m', '--like', 'k9', '--minutes', '2'], 'no lottery "k9"'],
    [['vn-2m', '--like', 'k3-5m', '--minutes', '2'], 'a code such as k3-10m'],
  ])('%j is refused with what is wrong', async (words, sentence) => {
    expect(await run('game', 'add', ...words)).toBe(1);
    expect(complained.join('\n')).toContain(sentence);
  });
});
