import { endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import { typeCommand } from '#backoffice/command-line/testing.ts';
import { type Browser, TEST_PASSWORD } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator({ limits: { loginPerAddressPerMinute: 1_000 } });

const command = (...typed: string[]) => typeCommand(operator, ...typed);
const codeOf = (made: Promise<unknown>) =>
  made.then(
    () => 'ok',
    ({ code }: { code: string }) => code,
  );
const handOver = ({ client }: Browser) => codeOf(client.call(endpoints.session.handOver));
const prove = ({ client }: Browser, password = TEST_PASSWORD) =>
  codeOf(client.call(endpoints.session.reauthenticate, { body: { password } }));
const balance = ({ client }: Browser) => codeOf(client.call(endpoints.wallet.getBalance));

test('after half an hour without a call, sensitive calls need the password; the others continue', async () => {
  const player = await operator.signedIn();
  operator.clock.advance(1_799);
  expect(await handOver(player)).toBe('ok');
  operator.clock.advance(1_800);
  expect(await balance(player)).toBe('ok');
  expect(await handOver(player)).toBe('reauthentication_required');
  // Use alone does not prove the user's identity.
  operator.clock.advance(60);
  expect(await balance(player)).toBe('ok');
  expect(await handOver(player)).toBe('reauthentication_required');
  expect(await prove(player)).toBe('ok');
  expect(await handOver(player)).toBe('ok');
});

test('a wrong password proves nothing; five of them end the session', async () => {
  const player = await operator.signedIn();
  operator.clock.advance(1_800);
  for (let tries = 0; tries < 4; tries += 1) {
    expect(await prove(player, 'not it')).toBe('password_incorrect');
  }
  // The right one in time clears the wrong ones.
  expect(await prove(player)).toBe('ok');
  operator.clock.advance(1_800);
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await prove(player, 'not it')).toBe('password_incorrect');
  }
  expect(await prove(player)).toBe('session_expired');
  expect(await balance(player)).toBe('session_expired');
});

test('a person at an idle page of an account without a password cannot set one', async () => {
  const player = operator.browser();
  const { username, id } = await operator.account();
  await player.login(username);
  await operator.database.pool.query(
    'UPDATE operator.account SET password_hash = null WHERE id = $1',
    [id],
  );
  operator.clock.advance(1_800);
  const chosen = { newPassword: 'another horse 7', confirmNewPassword: 'another horse 7' };
  expect(await codeOf(player.client.call(endpoints.password.change, { body: chosen }))).toBe(
    'session_expired',
  );
});

test('the proof counts only for its own session', async () => {
  const { username } = await operator.account();
  const [here, there] = [operator.browser(), operator.browser()];
  await here.login(username);
  await there.login(username);
  operator.clock.advance(1_800);
  expect(await prove(here)).toBe('ok');
  expect(await handOver(there)).toBe('reauthentication_required');
});

test('an account without a password signs in again, as it signed in', async () => {
  const player = await operator.signedIn();
  await operator.database.pool.query(
    'UPDATE operator.account SET password_hash = null WHERE id = $1',
    [player.accountId],
  );
  operator.clock.advance(1_800);
  expect(await handOver(player)).toBe('session_expired');
  expect(await prove(player, 'anything')).toBe('session_expired');
});

test('the brand sets the idle time', async () => {
  await command('brand', 'set', 'palpite', 'reauthenticationMinutes', '5');
  const player = await operator.signedIn();
  operator.clock.advance(299);
  expect(await handOver(player)).toBe('ok');
  operator.clock.advance(300);
  expect(await handOver(player)).toBe('reauthentication_required');
});
