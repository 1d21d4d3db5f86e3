import { endpoints } from '@palpite/contract';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { beforeEach, expect, test } from 'vitest';
import { newPlayer, playAt } from '#modules/insight/record/testing/play.ts';
import { anyGame, testVendor } from '#modules/seamless/testing/vendor.ts';
import { withGameHost } from '#modules/seamless/testing/with-game-host.ts';
import { lockTurnover, requireTurnover, turnoverLeft } from './turnover.ts';

const { operator } = withGameHost();
let member: Awaited<ReturnType<typeof newPlayer>>;
let playRound: Awaited<ReturnType<typeof playAt>>;

beforeEach(async () => {
  member = await newPlayer(operator);
  const game = await anyGame(member.player);
  const vendor = await testVendor(operator, game.vassalage);
  playRound = await playAt(member.player, member.username, vendor, game);
});

/** Requires turnover a moment after the previous act, so that the order is clear. */
async function requires(reference: string, requiredMinor: bigint) {
  operator.clock.advance(60);
  await inTransaction(operator.services.pool, ({ tx }) =>
    requireTurnover(tx, operator.modules.money.own, {
      accountId: member.id,
      reason: 'deposit',
      reference,
      currency: 'BRL',
      requiredMinor,
      at: operator.clock.now,
    }),
  );
  operator.clock.advance(60);
}
const standing = () => member.player.client.call(endpoints.turnover.get);
const lost = (stakeMinor: number) => playRound(stakeMinor, { win: 0 });

test('an account without requirements may withdraw at once', async () => {
  expect(await standing()).toMatchObject({ leftMinor: '0', total: 0, requirements: [] });
});

test('stakes from before a requirement began do not count for it, stakes from then on do', async () => {
  await lost(400);
  await requires('D1', 1_000n);
  expect(await standing()).toMatchObject({ requiredMinor: '1000', doneMinor: '0' });
  await lost(300);
  expect(await standing()).toMatchObject({
    currency: 'BRL',
    leftMinor: '700',
    total: 1,
    requirements: [{ reason: 'deposit', reference: 'D1', doneMinor: '300', leftMinor: '700' }],
  });
});

test('a stake counts once its round is over: not while it is in play, and never when it was rolled back', async () => {
  await requires('D1', 1_000n);
  await playRound(100);
  await playRound(200, { rollBack: true });
  await playRound(300, { partly: 50 });
  expect(await standing()).toMatchObject({ doneMinor: '0' });
  await playRound(500, { win: 900 });
  expect(await standing()).toMatchObject({ doneMinor: '500' });
});

test('one stake counts once, for the oldest requirement at the time of the stake', async () => {
  await requires('D1', 500n);
  await lost(200);
  await requires('D2', 400n);
  await lost(350);
  expect(await standing()).toMatchObject({
    requiredMinor: '400',
    leftMinor: '350',
    requirements: [{ reference: 'D2', doneMinor: '50', leftMinor: '350' }],
  });
});

test('stakes beyond a requirement are not kept for the next one', async () => {
  await requires('D1', 100n);
  await lost(900);
  expect(await standing()).toMatchObject({ leftMinor: '0', total: 0 });
  await requires('D2', 100n);
  expect(await standing()).toMatchObject({ leftMinor: '100', requirements: [{ reference: 'D2' }] });
});

test('an order requires turnover once, however often it is reported, and a zero order requires none', async () => {
  await requires('D1', 100n);
  await requires('D1', 100n);
  await requires('D2', 0n);
  expect(await standing()).toMatchObject({ leftMinor: '100', total: 1 });
  await lost(100);
  await requires('D1', 100n);
  expect(await standing()).toMatchObject({ leftMinor: '0' });
});

test('another account’s stakes and requirements do not count', async () => {
  await requires('D1', 100n);
  const other = await newPlayer(operator);
  expect(await other.player.client.call(endpoints.turnover.get)).toMatchObject({ leftMinor: '0' });
});

test('a withdrawal that is decided while a deposit arrives waits for it: no money leaves without its turnover', async () => {
  const { pool } = operator.services;
  let looked: Promise<bigint> | undefined;
  await inTransaction(pool, async ({ tx }) => {
    await requireTurnover(tx, operator.modules.money.own, {
      accountId: member.id,
      reason: 'deposit',
      reference: 'D1',
      currency: 'BRL',
      requiredMinor: 100n,
      at: operator.clock.now,
    });
    looked = inTransaction(pool, async (withdrawal) => {
      await lockTurnover(withdrawal.tx, member.id);
      return (await turnoverLeft(withdrawal.tx, operator.modules.money.own, member.id)).leftMinor;
    });
  });
  expect(await looked).toBe(100n);
});
