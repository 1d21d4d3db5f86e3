import { endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';
import { createPayloadKeys } from './payload-keys.ts';
import { createSecretBox } from './secret-box.ts';

const operator = withOperator();

const kids = async (keys = operator.services.payloadKeys) =>
  (await keys.ring()).publicKeys(operator.clock.now).map(({ kid }) => kid);
const anotherProcess = () => {
  const { pool, secrets, now } = operator.services;
  return createPayloadKeys(pool, secrets, now);
};

test('processes that start at the same moment on an empty database agree on one key', async () => {
  await operator.database.pool.query('DELETE FROM operator.payload_key');
  const rings = await Promise.all(Array.from({ length: 5 }, () => kids(anotherProcess())));
  expect(new Set(rings.flat()).size).toBe(1);
});

test('[API-02] after a rotation new payloads use the new key, and those in transit still open for a day', async () => {
  const { payloadKeys } = operator.services;
  const { username } = await operator.account();
  const browser = operator.browser();
  await browser.login(username);
  const [old] = await kids();
  operator.clock.advance(1);
  const added = await payloadKeys.rotate();
  expect(await kids()).toEqual([added, old]);
  await browser.login(username);
  operator.clock.advance(86_401);
  expect(await kids()).toEqual([added]);
});

test('[API-02] a payload for a retired key is refused with the current keys, and the client seals again', async () => {
  const { username } = await operator.account();
  const browser = operator.browser();
  await browser.login(username);
  operator.clock.advance(1);
  const added = await operator.services.payloadKeys.rotate();
  operator.clock.advance(86_401);
  const text = await browser.cipher.seal(endpoints.session.login, {});
  const response = await browser.fetch(endpoints.session.login.path, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/jose' },
  });
  expect(JSON.parse(await response.text())).toMatchObject({
    message: 'payload_key_unknown',
    value: { keys: [{ kid: added }] },
  });
  expect((await browser.login(username)).user.account).toBe(username);
});

test('[API-02] a payload sealed with a wrong clock is refused with the right time', async () => {
  const browser = operator.browser();
  const text = await browser.cipher.seal(endpoints.session.login, {});
  operator.clock.advance(301);
  const response = await browser.fetch(endpoints.session.login.path, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/jose' },
  });
  expect(response.status).toBe(400);
  expect(JSON.parse(await response.text())).toMatchObject({
    message: 'payload_expired',
    value: { serverTime: operator.clock.now.toISOString() },
  });
});

test('another process adopts a rotation within half a minute', async () => {
  const elsewhere = anotherProcess();
  await kids(elsewhere);
  operator.clock.advance(1);
  const added = await operator.services.payloadKeys.rotate();
  operator.clock.advance(30);
  expect((await kids(elsewhere))[0]).toBe(added);
});

test('a retired key is deleted after its day: what it sealed can never be opened again', async () => {
  const { payloadKeys, database } = operator.services;
  const added = await payloadKeys.rotate();
  operator.clock.advance(86_402);
  await payloadKeys.sweep(database, operator.clock.now);
  const { rows } = await operator.database.pool.query('SELECT kid FROM operator.payload_key');
  expect(rows).toEqual([{ kid: added }]);
});

test('the database holds no private key that can be read without the master key', async () => {
  const { rows } = await operator.database.pool.query(
    'SELECT to_jsonb(k) AS row FROM operator.payload_key k',
  );
  expect(JSON.stringify(rows)).not.toContain('"d"');
  const { pool, now } = operator.services;
  const stranger = createPayloadKeys(pool, createSecretBox(new Uint8Array(32)), now);
  await expect(stranger.ring()).rejects.toThrow(/another master key.*MASTER_KEY/);
});
