import { endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import { typeCommand } from '#backoffice/command-line/testing.ts';
import { termsAgreement } from '../tables/terms.table.ts';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator({ limits: { loginPerAddressPerMinute: 1_000 } });

const command = (...typed: string[]) => typeCommand(operator, ...typed);
const codeOf = (made: Promise<unknown>) =>
  made.then(
    () => 'ok',
    ({ code }: { code: string }) => code,
  );
const balance = ({ client }: Browser) => codeOf(client.call(endpoints.wallet.getBalance));
const agree = ({ client }: Browser, version: string) =>
  codeOf(client.call(endpoints.terms.agree, { body: { version } }));

test('new terms block a session until its owner agrees to them', async () => {
  const player = await operator.signedIn();
  expect(await balance(player)).toBe('ok');
  await command('brand', 'set', 'palpite', 'termsVersion', '2026-03-02');
  expect(await balance(player)).toBe('terms_changed');
  expect(await player.client.call(endpoints.terms.get)).toEqual({
    version: '2026-03-02',
    agreedVersion: '2026-01-01',
  });
  // The account itself and the ways out stay available.
  expect(await codeOf(player.client.call(endpoints.member.get))).toBe('ok');
  expect(await agree(player, '2026-01-01')).toBe('field_invalid');
  expect(await balance(player)).toBe('terms_changed');
  operator.clock.advance(60);
  expect(await agree(player, '2026-03-02')).toBe('ok');
  expect(await balance(player)).toBe('ok');
  expect(await agree(player, '2026-03-02')).toBe('ok');
  const kept = await operator.services.database.select().from(termsAgreement);
  expect(kept).toEqual([
    {
      accountId: player.accountId,
      version: '2026-03-02',
      agreedAt: operator.clock.now,
      address: '203.0.113.7',
    },
  ]);
});

test('an agreement can be neither changed nor removed', async () => {
  const { pool } = operator.services;
  await expect(pool.query('DELETE FROM operator.terms_agreement')).rejects.toThrow(/permission/);
  await expect(
    pool.query("UPDATE operator.terms_agreement SET version = '2020-01-01'"),
  ).rejects.toThrow(/permission/);
});

test('a guest need not agree and can play on', async () => {
  const guest = operator.browser();
  const header = await guest.cipher.seal(endpoints.session.loginAsGuest, {
    merchantCode: 'palpite',
    language: 'PT',
  });
  const { token } = await guest.client.call(endpoints.session.loginAsGuest, {
    body: { os: 'test', platform: 'W', version: 3, header },
  });
  guest.token = token;
  expect(await balance(guest)).toBe('ok');
});

test('the command refuses a version that is not a date', async () => {
  await expect(command('brand', 'set', 'palpite', 'termsVersion', 'next')).resolves.not.toBe(0);
});
