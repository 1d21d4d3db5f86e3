import { endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import { houseAccount } from '#modules/money/wallet/accounts.ts';
import { anyGame, idOf, launchToken, testVendor } from './testing/vendor.ts';
import { withGameHost } from './testing/with-game-host.ts';

const { operator } = withGameHost();

const house = (purpose: 'bets' | 'free-play') =>
  operator.services.ledger.balance(
    operator.services.pool,
    houseAccount(purpose, { code: 'palpite', currency: 'BRL' }),
  );

test('guests’ stakes and wins at free play never appear in the accounts of players’ bets', async () => {
  const guest = operator.browser();
  const header = await guest.cipher.seal(endpoints.session.loginAsGuest, {
    merchantCode: 'palpite',
    language: 'PT',
  });
  const { token, user } = await guest.client.call(endpoints.session.loginAsGuest, {
    body: { os: 'Linux', platform: 'W', version: 3, header },
  });
  guest.token = token;
  const game = await anyGame(operator.browser());
  const vendor = await testVendor(operator, game.vassalage);
  const { answer } = await vendor.call('authenticate', {
    launchToken: await launchToken(guest, game, user.account),
  });
  const before = { bets: await house('bets'), freePlay: await house('free-play') };
  const movement = (name: string, amountMinor: string) => ({
    sessionId: answer.sessionId,
    playerId: answer.playerId,
    transactionId: idOf(name),
    roundId: idOf('round'),
    gameCode: game.gameCode,
    amountMinor,
    currency: 'BRL' as const,
  });
  await vendor.call('bet', movement('bet', '500'));
  const won = await vendor.call('win', { ...movement('win', '1200'), roundClosed: true });
  expect(won.answer.balanceMinor).toBe('100700');
  expect(await house('bets')).toBe(before.bets);
  expect(await house('free-play')).toBe(before.freePlay - 700n);
});
