import type { Game } from '@palpite/contract';
import { afterAll, beforeAll, test } from 'vitest';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import { type EngineUnderTest, expectRules } from '#modules/wager/testing/play-out.ts';
import { seamlessActs } from './seamless-acts.ts';
import {
  anyGame,
  idOf,
  launchToken,
  startGameHost,
  type TestGameHost,
  testVendor,
} from './testing/vendor.ts';

let operator: TestOperator;
let host: TestGameHost;
let game: Game;
beforeAll(async () => {
  host = await startGameHost();
  operator = await createTestOperator({
    config: { gamesOrigin: host.origin },
    limits: { loginPerAddressPerMinute: 10_000, generalPerMinute: 100_000, poolSize: 8 },
  });
  game = await anyGame(operator.browser());
  // What the game can pay at most is not the question here.
  await operator.database.pool.query('update operator.game set most_win_percent = null');
});
afterAll(async () => {
  await operator.close();
  await host.close();
});

const seamless: EngineUnderTest = {
  name: 'the seamless wallet',
  acts: ['place', 'pay', 'settle', 'void'],
  isFurther: true,
  isFinal: true,
  isDirect: true,
  // Taking back what was taken back, or never came, is answered.
  mayAnswer: true,
  async sit({ services }, accountId) {
    const { pool, brands, limits, now } = services;
    const { rows } = await pool.query<{ username: string }>(
      'select username from operator.account where id = $1',
      [accountId],
    );
    const username = rows[0]?.username ?? '';
    const player = operator.browser();
    await player.login(username);
    const vendor = await testVendor(operator, game.vassalage);
    const token = await launchToken(player, game, username);
    const { answer } = await vendor.call('authenticate', { launchToken: token });
    const brand = await brands.byCode('palpite');
    const stakes = new Map<number, { readonly at: number; readonly money: bigint }[]>();
    const backs = new Map<number, { readonly at: number; readonly money: bigint }>();
    return async (each, at) => {
      const staked = stakes.get(each.which) ?? [];
      const movement = (amount: bigint) => ({
        sessionId: answer.sessionId,
        playerId: answer.playerId,
        transactionId: idOf(accountId, at),
        roundId: idOf(accountId, 'round', each.which),
        gameCode: game.gameCode,
        amountMinor: amount.toString(),
        currency: 'BRL' as const,
      });
      const call = { vendorCode: game.vassalage };
      switch (each.kind) {
        case 'place': {
          const request = movement(each.money);
          const asked = { ...call, request, brand, limits, now: now() };
          const done = await seamlessActs.place(pool, asked);
          if (!staked.some((stake) => stake.at === at)) {
            stakes.set(each.which, [...staked, { at, money: each.money }]);
          }
          return done;
        }
        case 'void': {
          const last = backs.get(at) ?? staked.at(-1) ?? { at: -1, money: 1n };
          backs.set(at, last);
          const request = {
            ...movement(last.money),
            betTransactionId: idOf(accountId, last.at === -1 ? `never ${at}` : last.at),
          };
          const done = await seamlessActs.void(pool, { ...call, request });
          const left = (stakes.get(each.which) ?? []).filter((stake) => stake.at !== last.at);
          stakes.set(each.which, left);
          return done;
        }
        case 'pay':
        case 'settle': {
          const roundClosed = each.kind === 'settle';
          const request = { ...movement(each.money), roundClosed };
          return seamlessActs[each.kind](pool, { ...call, request });
        }
        default:
          throw new Error(`no vendor asks for ${each.kind}`);
      }
    };
  },
};

test('no order of a vendor’s calls makes or loses money, by the same rules as every engine', () =>
  expectRules(operator, seamless));
