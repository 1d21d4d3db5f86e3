import { endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import { typeCommand } from '#backoffice/command-line/testing.ts';
import { TEST_PASSWORD } from '#testing/operator.ts';
import { withVendor } from './testing/with-game-host.ts';
import { enter, sitDown } from './testing/vendor.ts';

const { operator, game, vendor } = withVendor();

const HELD = { status: 403, code: 'reauthentication_required' };
const minutes = (count: number) => operator.clock.advance(count * 60);

test('after half an hour without a stake or a call stakes are refused until the password is given; wins are paid', async () => {
  const { player, bet, win } = await sitDown(operator, vendor, game);
  expect((await bet('before')).status).toBe(200);
  minutes(30);
  expect(await bet('r1')).toMatchObject(HELD);
  // Neither a retry nor automatic polling proves the player's identity.
  minutes(1);
  expect(await bet('r1')).toMatchObject(HELD);
  await player.client.call(endpoints.wallet.getBalance);
  minutes(1);
  expect(await bet('r1')).toMatchObject(HELD);
  expect((await win('before', 300)).answer.balanceMinor).toBe('100200');
  await player.client.call(endpoints.session.reauthenticate, { body: { password: TEST_PASSWORD } });
  expect((await bet('r1')).answer.balanceMinor).toBe('100100');
});

test('a stake refused for it leaves the site’s sensitive calls blocked as well', async () => {
  const { player, bet } = await sitDown(operator, vendor, game);
  minutes(30);
  expect(await bet('r')).toMatchObject(HELD);
  await expect(player.client.call(endpoints.session.handOver)).rejects.toMatchObject({
    code: 'reauthentication_required',
  });
});

test('a new launch does not bypass the proof, and with the proof stakes are taken', async () => {
  const { player, username, bet } = await sitDown(operator, vendor, game);
  minutes(30);
  await expect(enter(player, vendor, game, username)).rejects.toMatchObject({
    code: 'reauthentication_required',
  });
  expect(await bet('r')).toMatchObject(HELD);
  await player.client.call(endpoints.session.reauthenticate, { body: { password: TEST_PASSWORD } });
  await enter(player, vendor, game, username);
  expect((await bet('r')).status).toBe(200);
});

test('a player who stakes within each half hour is never interrupted, to the second', async () => {
  const { bet } = await sitDown(operator, vendor, game);
  for (let round = 0; round < 8; round += 1) {
    // The second of the two comes so soon that reading alone would not have been stored.
    operator.clock.advance(1_799);
    expect((await bet(`late ${round}`)).status).toBe(200);
    operator.clock.advance(59);
    expect((await bet(`soon ${round}`)).status).toBe(200);
  }
});

test('a guest, who has nothing to prove, can play on', async () => {
  const guest = operator.browser();
  const header = await guest.cipher.seal(endpoints.session.loginAsGuest, {
    merchantCode: 'palpite',
    language: 'PT',
  });
  const { token, user } = await guest.client.call(endpoints.session.loginAsGuest, {
    body: { os: 'Linux', platform: 'W', version: 3, header },
  });
  guest.token = token;
  const { bet } = await enter(guest, vendor, game, user.account);
  minutes(45);
  expect((await bet('r')).status).toBe(200);
});

test('the brand sets the idle time', async () => {
  await typeCommand(operator, 'brand', 'set', 'palpite', 'reauthenticationMinutes', '5');
  const { bet } = await sitDown(operator, vendor, game);
  operator.clock.advance(299);
  expect((await bet('r1')).status).toBe(200);
  minutes(5);
  expect(await bet('r2')).toMatchObject(HELD);
});
