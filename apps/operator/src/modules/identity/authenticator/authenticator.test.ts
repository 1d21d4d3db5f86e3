import { endpoints } from '@palpite/contract';
import { TOTP, URI } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { freshMobile, messagesTo } from '../codes/testing/codes.ts';
import { typeCommand } from '#backoffice/command-line/testing.ts';
import { provedMobile } from '../tables/codes.table.ts';
import { type Browser, TEST_PASSWORD } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { appCode, setUpAuthenticator } from './testing.ts';

const operator = withOperator({ limits: { loginPerAddressPerMinute: 1_000 } });

const status = ({ client }: Browser) => client.call(endpoints.authenticator.get);
const enrol = ({ client }: Browser, password = TEST_PASSWORD) =>
  client.call(endpoints.authenticator.enrol, { body: { password } });
const confirm = ({ client }: Browser, code: string) =>
  client.call(endpoints.authenticator.confirm, { body: { code } });
const renew = ({ client }: Browser, code: string, password = TEST_PASSWORD) =>
  client.call(endpoints.authenticator.renewRecoveryCodes, { body: { code, password } });
const disable = ({ client }: Browser, code: string, password = TEST_PASSWORD) =>
  client.call(endpoints.authenticator.disable, { body: { code, password } });

describe('setting up two-step login', () => {
  test('requires the password, and gives a secret that every app reads', async () => {
    const player = await operator.signedIn();
    await expect(enrol(player, 'not it')).rejects.toMatchObject({ code: 'password_incorrect' });
    const { secret, uri } = await enrol(player);
    expect(URI.parse(uri)).toMatchObject({ algorithm: 'SHA1', digits: 6, period: 30 });
    expect(URI.parse(uri)).toMatchObject({ issuer: 'Palpite', secret: { base32: secret } });
  });

  test('takes effect with the first right code and not before', async () => {
    const player = await operator.signedIn();
    const { uri } = await enrol(player);
    expect(await status(player)).toEqual({
      enabledAt: null,
      recoveryCodesLeft: 0,
      hasPassword: true,
    });
    await expect(confirm(player, appCode(operator, uri, 5))).rejects.toMatchObject({
      code: 'verification_code_invalid',
    });
    const { recoveryCodes } = await confirm(player, appCode(operator, uri));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await status(player)).toEqual({
      enabledAt: operator.clock.now.toISOString(),
      recoveryCodesLeft: 10,
      hasPassword: true,
    });
  });

  test('started twice uses the second secret', async () => {
    const player = await operator.signedIn();
    const first = await enrol(player);
    const second = await enrol(player);
    await expect(confirm(player, appCode(operator, first.uri))).rejects.toMatchObject({
      code: 'verification_code_invalid',
    });
    await confirm(player, appCode(operator, second.uri));
  });

  test('does not replace an existing app', async () => {
    const player = await operator.signedIn();
    await expect(confirm(player, '123456')).rejects.toMatchObject({ code: 'authenticator_state' });
    await setUpAuthenticator(operator, player);
    await expect(enrol(player)).rejects.toMatchObject({ code: 'authenticator_state' });
    await expect(confirm(player, '123456')).rejects.toMatchObject({ code: 'authenticator_state' });
  });

  test('of an account without a password needs none', async () => {
    const player = operator.browser();
    const { username, id } = await operator.account();
    await player.login(username);
    await operator.database.pool.query(
      'UPDATE operator.account SET password_hash = null WHERE id = $1',
      [id],
    );
    expect((await status(player)).hasPassword).toBe(false);
    const { uri } = await player.client.call(endpoints.authenticator.enrol, { body: {} });
    await confirm(player, appCode(operator, uri));
  });
});

describe('a code of the app', () => {
  test('is valid once', async () => {
    const player = await operator.signedIn();
    const { uri } = await setUpAuthenticator(operator, player);
    const code = appCode(operator, uri);
    await renew(player, code);
    await expect(renew(player, code)).rejects.toMatchObject({ code: 'verification_code_invalid' });
    operator.clock.advance(30);
    await renew(player, appCode(operator, uri));
  });

  test('sent twice at once is accepted once', async () => {
    const player = await operator.signedIn();
    const { uri } = await setUpAuthenticator(operator, player);
    const code = appCode(operator, uri);
    const outcomes = await Promise.allSettled([renew(player, code), renew(player, code)]);
    expect(outcomes.filter(({ status: became }) => became === 'fulfilled')).toHaveLength(1);
  });

  test('is valid half a minute early and late, in groups too; not a minute and a half', async () => {
    const player = await operator.signedIn();
    const { uri } = await setUpAuthenticator(operator, player);
    operator.clock.advance(300);
    await renew(player, appCode(operator, uri, -1).replace(/^.../, '$& '));
    await renew(player, appCode(operator, uri, 1));
    operator.clock.advance(300);
    for (const steps of [-3, 3]) {
      await expect(renew(player, appCode(operator, uri, steps))).rejects.toMatchObject({
        code: 'verification_code_invalid',
      });
    }
  });

  test('of another account’s app is refused', async () => {
    const [mine, theirs] = [await operator.signedIn(), await operator.signedIn()];
    await setUpAuthenticator(operator, mine);
    const { uri, recoveryCodes } = await setUpAuthenticator(operator, theirs);
    for (const code of [appCode(operator, uri), recoveryCodes[0] ?? '']) {
      await expect(disable(mine, code)).rejects.toMatchObject({
        code: 'verification_code_invalid',
      });
    }
  });

  test('may be guessed five times; then even the right one must wait', async () => {
    const player = await operator.signedIn();
    const { uri } = await setUpAuthenticator(operator, player);
    const wrong = appCode(operator, uri, 20);
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(renew(player, wrong)).rejects.toMatchObject({
        code: 'verification_code_invalid',
      });
    }
    await expect(renew(player, appCode(operator, uri))).rejects.toMatchObject({
      code: 'too_many_requests',
    });
  });
});

describe('a recovery code', () => {
  test('replaces the app once, however it is written', async () => {
    const player = await operator.signedIn();
    const { recoveryCodes } = await setUpAuthenticator(operator, player);
    const [first = '', second = ''] = recoveryCodes;
    await renew(player, ` ${first.toUpperCase().replace('-', ' ')} `);
    await expect(renew(player, first)).rejects.toMatchObject({ code: 'verification_code_invalid' });
    // After a renewal the previous codes are invalid, used or not.
    await expect(renew(player, second)).rejects.toMatchObject({
      code: 'verification_code_invalid',
    });
  });

  test('is stored only as a hash, and the app’s secret sealed', async () => {
    const player = await operator.signedIn();
    const { uri, recoveryCodes } = await setUpAuthenticator(operator, player);
    const { rows } = await operator.database.pool.query(
      `SELECT to_jsonb(a) AS app, to_jsonb(r) AS code FROM operator.authenticator a
       JOIN operator.recovery_code r USING (account_id)`,
    );
    const kept = JSON.stringify(rows);
    const app = URI.parse(uri);
    expect(kept).not.toContain(app instanceof TOTP ? app.secret.base32 : '');
    for (const code of recoveryCodes) expect(kept).not.toContain(code);
    expect(operator.logLines.join('\n')).not.toContain(recoveryCodes[0]);
  });
});

describe('a lost answer with recovery codes', () => {
  const key = () => crypto.randomUUID();

  test('is given again to the same act, which uses no code and makes no new ones', async () => {
    const player = await operator.signedIn();
    const { uri } = await enrol(player);
    const first = { body: { code: appCode(operator, uri) }, idempotencyKey: key() };
    const begun = await player.client.call(endpoints.authenticator.confirm, first);
    expect(await player.client.call(endpoints.authenticator.confirm, first)).toEqual(begun);
    operator.clock.advance(30);
    const proofs = { code: begun.recoveryCodes[0] ?? '', password: TEST_PASSWORD };
    const again = { body: proofs, idempotencyKey: key() };
    const renewed = await player.client.call(endpoints.authenticator.renewRecoveryCodes, again);
    expect(await player.client.call(endpoints.authenticator.renewRecoveryCodes, again)).toEqual(
      renewed,
    );
    expect((await status(player)).recoveryCodesLeft).toBe(10);
    await renew(player, renewed.recoveryCodes[0] ?? '');
  });

  test('is given to no other body and to no other account', async () => {
    const [player, other] = [await operator.signedIn(), await operator.signedIn()];
    const { uri } = await setUpAuthenticator(operator, player);
    const act = {
      body: { code: appCode(operator, uri), password: TEST_PASSWORD },
      idempotencyKey: key(),
    };
    await player.client.call(endpoints.authenticator.renewRecoveryCodes, act);
    const changed = { ...act, body: { ...act.body, code: '000000' } };
    await expect(
      player.client.call(endpoints.authenticator.renewRecoveryCodes, changed),
    ).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    await expect(
      other.client.call(endpoints.authenticator.renewRecoveryCodes, act),
    ).rejects.toMatchObject({
      code: 'authenticator_state',
    });
  });
});

describe('the member', () => {
  /** An account with a verified number. */
  async function reachable() {
    const { id, username } = await operator.account();
    const { countryDialingCode, mobileNum } = freshMobile();
    const number = `+${countryDialingCode}${mobileNum}`;
    const player = operator.browser();
    await player.login(username);
    await operator.services.database
      .insert(provedMobile)
      .values({ brandCode: 'palpite', number, accountId: id, provedAt: operator.clock.now });
    const told = async () => (await messagesTo(operator, number)).map(({ text }) => text);
    return { player, username, told };
  }

  test('receives a message when two-step login is turned on, when its recovery codes are renewed, and when it is turned off', async () => {
    const { player, username, told } = await reachable();
    const { uri } = await setUpAuthenticator(operator, player);
    expect(await told()).toEqual([
      expect.stringContaining(`o login em duas etapas de ${username} foi ativado em`),
    ]);
    await renew(player, appCode(operator, uri));
    expect((await told())[0]).toContain(`novos códigos de recuperação de ${username}`);
    operator.clock.advance(30);
    await disable(player, appCode(operator, uri));
    const all = await told();
    expect(all).toHaveLength(3);
    expect(all[0]).toContain(`o login em duas etapas de ${username} foi desativado em`);
    for (const text of all) {
      expect(text).toContain('203.0.113.7');
      expect(text).toContain('http://localhost:3000/security');
    }
  });

  test('receives no message for a change that was refused', async () => {
    const { player, told } = await reachable();
    const { uri } = await setUpAuthenticator(operator, player);
    await expect(renew(player, appCode(operator, uri, 20))).rejects.toThrow();
    await expect(disable(player, appCode(operator, uri), 'not it')).rejects.toThrow();
    expect(await told()).toHaveLength(1);
  });

  test('receives a message when the operator turns it off for them', async () => {
    const { player, username, told } = await reachable();
    await setUpAuthenticator(operator, player);
    // Messages are sent after the answer: the first must not overtake the second.
    await operator.worker.drain();
    await typeCommand(operator, 'accounts', 'two-step-off', 'palpite', username);
    expect((await told())[0]).toContain(
      `o atendimento desativou o login em duas etapas de ${username}`,
    );
  });
});

describe('ending two-step login', () => {
  test('is the operator’s help for a member who lost phone and recovery codes', async () => {
    const player = operator.browser();
    const { username } = await operator.account();
    await player.login(username);
    await setUpAuthenticator(operator, player);
    const command = (name: string) =>
      typeCommand(operator, 'accounts', 'two-step-off', 'palpite', name);
    expect(await command(username)).toBe(0);
    await expect(status(player)).rejects.toMatchObject({ code: 'session_expired' });
    await player.login(username);
    expect(await status(player)).toMatchObject({ enabledAt: null, recoveryCodesLeft: 0 });
    expect(await command(username)).toBe(1);
  });

  test('requires both proofs', async () => {
    const player = await operator.signedIn();
    const { uri, recoveryCodes } = await setUpAuthenticator(operator, player);
    const code = appCode(operator, uri);
    await expect(disable(player, code, 'not it')).rejects.toMatchObject({
      code: 'password_incorrect',
    });
    await expect(disable(player, appCode(operator, uri, 9))).rejects.toMatchObject({
      code: 'verification_code_invalid',
    });
    expect((await status(player)).recoveryCodesLeft).toBe(10);
    await disable(player, code);
    expect(await status(player)).toMatchObject({ enabledAt: null, recoveryCodesLeft: 0 });
    await expect(disable(player, recoveryCodes[0] ?? '')).rejects.toMatchObject({
      code: 'authenticator_state',
    });
  });
});
