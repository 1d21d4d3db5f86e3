import { endpoints } from '@palpite/contract';
import { ACCOUNT_TYPE_NAMES, LOTTERY_SCREENS } from '@palpite/contract/game.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { makeIssues } from '../testing/bets.ts';
import type { LotteryLaunch } from './launch-lottery.ts';

const operator = withOperator();
let player: Browser;
let username: string;

beforeAll(async () => {
  await makeIssues(operator);
  player = operator.browser();
  ({ username } = await operator.account());
  await player.login(username);
});

const open = (change: Partial<LotteryLaunch> = {}, browser = player) =>
  browser.client.call(endpoints.game.launch, {
    body: {
      launchMode: 'LOTT',
      lottoArea: 'VN',
      lottoGameCode: 'vn-ben-tre',
      lottoView: 'betting',
      device: 'WEB',
      username,
      token: browser.token ?? '',
      merchantCode: 'palpite',
      language: 'VI',
      ...change,
    },
  });

test('[LOTT-05] the betting view of a lottery opens on this site, with its code and the play that it begins with', async () => {
  const query = { gameCode: 'vn-ben-tre' };
  const { plays } = await player.client.call(endpoints.lottery.getGame, { query });
  expect(await open()).toEqual({
    game_url: `/vnlottery?gameCode=vn-ben-tre&playType=${plays[0]?.row.code}`,
    game_url2: null,
    frameOrigin: 'http://localhost:3000',
    gameName: 'Bến Tre',
    display: 'route',
    backUrl: '/lottery',
  });
});

test('[LOTT-05] the lobby view opens the hall of its kind', async () => {
  expect((await open({ lottoView: 'lobby' })).game_url).toBe('/vnlottery');
  expect((await open({ lottoView: 'lobby', lottoGameCode: 'k3-1m' })).game_url).toBe('/elott');
});

test('[LOTT-05] every lottery of the menu opens on the screen of its account type', async () => {
  const { gameMenus } = await player.client.call(endpoints.lottery.getMenu, { query: {} });
  const games = gameMenus.flatMap((group) => group.gameMenus);
  expect(games.length).toBeGreaterThan(50);
  for (const { gameCode, gameName, accountTypeName, defaultPlayType } of games) {
    const answer = await open({ lottoGameCode: gameCode, language: 'PT' });
    const screen = accountTypeName === 'SEAMLESS' ? '' : LOTTERY_SCREENS[accountTypeName];
    expect([answer.game_url, answer.gameName]).toEqual([
      `${screen}?gameCode=${gameCode}&playType=${defaultPlayType}`,
      gameName,
    ]);
  }
});

test('each type of a lottery account has a screen', () => {
  const types = ACCOUNT_TYPE_NAMES.filter((name) => name !== 'SEAMLESS');
  expect(Object.keys(LOTTERY_SCREENS).toSorted()).toEqual(types.toSorted());
});

describe('[LOTT-05] the exit leads to this site alone', () => {
  test.each([
    ['/promotions?tab=2#new', '/promotions?tab=2#new'],
    ['http://localhost:3000/vnlottery', '/vnlottery'],
    ['/a/../lottery', '/lottery'],
  ])('%s', async (backUrl, path) => {
    expect((await open({ backUrl })).backUrl).toBe(path);
  });

  test.each([
    'https://elsewhere.example/lottery',
    'https://localhost:3000/',
    'http://vn.localhost:3000/',
    'http://localhost:3001/',
    '//elsewhere.example/',
    String.raw`/\elsewhere.example`,
    'https://localhost:3000@elsewhere.example/',
    '/a/..//elsewhere.example/',
    '/%2e%2e//elsewhere.example/',
    String.raw`/a/..\\elsewhere.example`,
    'javascript:alert(1)',
  ])('never to %s', async (backUrl) => {
    await expect(open({ backUrl })).rejects.toMatchObject({
      code: 'invalid_request',
      value: { fields: [expect.objectContaining({ field: 'backUrl' })] },
    });
  });
});

test('what is invalid is refused: a lottery that is not there, another’s session, a closed lottery', async () => {
  await expect(open({ lottoGameCode: 'vn-nowhere' })).rejects.toMatchObject({
    code: 'game_not_found',
  });
  await expect(open({ username: 'somebody' })).rejects.toMatchObject({ code: 'invalid_request' });
  await expect(open({ token: 'x'.repeat(43) })).rejects.toMatchObject({ code: 'invalid_request' });
  await expect(open({}, operator.browser())).rejects.toMatchObject({ code: 'unauthenticated' });
  const close = (closed: boolean) =>
    operator.database.pool.query(
      "update operator.lottery_game set maintenance = $1 where code = 'vn-ben-tre'",
      [closed],
    );
  await close(true);
  try {
    await expect(open()).rejects.toMatchObject({ code: 'game_under_maintenance' });
    expect((await open({ lottoView: 'lobby' })).game_url).toBe('/vnlottery');
  } finally {
    await close(false);
  }
});
