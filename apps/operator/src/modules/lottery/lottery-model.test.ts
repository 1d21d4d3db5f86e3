import { endpoints } from '@palpite/contract';
import { readBetOrder } from '@palpite/domain';
import { afterAll, beforeAll, test } from 'vitest';
import { mainWallet } from '#modules/money/index.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import { type Moved, type PlayRefusal, WagerRefused } from '#modules/wager/play-answer.ts';
import { type EngineUnderTest, expectRules } from '#modules/wager/testing/play-out.ts';
import { settleMany } from '#modules/wager/wagers.ts';
import { refundBets } from './issues/refund-bets.ts';
import { line, makeIssues, numeroOf, placeSlip, playOnly } from './testing/bets.ts';

/** A daily draw: all runs are over long before its close. */
const GAME = 'vn-north';

let operator: TestOperator;
let numero: string;
beforeAll(async () => {
  operator = await createTestOperator({
    limits: {
      loginPerAddressPerMinute: 10_000,
      generalPerMinute: 100_000,
      moneyPerMinute: 100_000,
      poolSize: 8,
    },
  });
  await playOnly(operator, [GAME]);
  await makeIssues(operator);
  numero = await numeroOf(operator.browser(), GAME);
});
afterAll(() => operator.close());

/** Bets and returns are the member's calls, results and refunds what the work of a draw asks for. */
const lottery: EngineUnderTest = {
  name: 'lotteries',
  acts: ['place', 'settle', 'void', 'cancel'],
  dies: ['settle', 'void'],
  stakesSomething: true,
  isFinal: true,
  isDirect: true,
  // A draw that is void may return what has been returned before.
  mayAnswer: true,
  async sit({ services, ...tested }, accountId) {
    const { pool, brands, ledger } = services;
    const { rows } = await pool.query<{ username: string }>(
      'select username from operator.account where id = $1',
      [accountId],
    );
    const player = tested.browser();
    await player.login(rows[0]?.username ?? '');
    const brand = await brands.brand('palpite');
    const placed = new Map<number, { readonly at: number; readonly order: string }>();
    const keyOf = (kind: string, at: number) => `lottery-model-${accountId}-${kind}-${at}`;
    const moved = async (actId: number): Promise<Moved> => ({
      actId,
      balanceMinor: await ledger.balance(pool, mainWallet(accountId)),
      replayed: false,
    });
    return async (each, at, on = pool) => {
      const bet = placed.get(each.which);
      const wagerId = readBetOrder(bet?.order ?? '') ?? 0;
      if (each.kind === 'place') {
        // Each line is a bet of its own: nothing joins one that was placed.
        if (bet !== undefined && bet.at !== at) throw new WagerRefused('already_placed');
        const number = String((3 * accountId + each.which) % 100).padStart(2, '0');
        const unit = Number(each.money);
        const lines = [line(GAME, numero, 'de', number, String(unit))];
        const done = await placeSlip(player, lines, unit, keyOf('place', at));
        const order = done.bets[0]?.order ?? '';
        placed.set(each.which, { at, order });
        return {
          actId: readBetOrder(order) ?? 0,
          balanceMinor: BigInt(done.balance?.sumBalance ?? 0),
          replayed: false,
        };
      }
      if (bet === undefined) throw new WagerRefused('unknown_wager');
      switch (each.kind) {
        case 'cancel': {
          const body = { order: bet.order };
          const idempotencyKey = keyOf('cancel', at);
          await player.client.call(endpoints.lottery.cancelBet, { body, idempotencyKey });
          return moved(wagerId);
        }
        case 'void':
          await refundBets(services, on, { brandCode: brand.code }, [{ wagerId, accountId }]);
          return moved(wagerId);
        case 'settle': {
          // Part of what is paid is the rebate of a lower prize level.
          const rebateMinor = each.money / 10n;
          const answers = await settleMany(on, brand, [
            {
              key: `lottery:${wagerId}:settle:${at}`,
              wagerId,
              accountId,
              payoutMinor: each.money - rebateMinor,
              ...(rebateMinor > 0n ? { rebateMinor } : {}),
            },
          ]);
          const code = answers.get(wagerId);
          if (code !== 'ok') throw new WagerRefused(code as PlayRefusal);
          return moved(wagerId);
        }
        default:
          throw new Error(`no lottery asks for ${each.kind}`);
      }
    };
  },
};

test('no order of bets, returns, draws and refunds makes or loses money, by the same rules as every engine', () =>
  expectRules(operator, lottery));
