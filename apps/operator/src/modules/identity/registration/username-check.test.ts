import { endpoints } from '@palpite/contract';
import { beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../codes/testing/codes.ts';
import { freshAddress } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { LUMEN, refused, registration, setFlags } from './testing.ts';

const operator = withOperator({ limits: { namesPerHour: 20 } });
beforeEach(() => setFlags(operator));

const newcomer = (at = {}) => operator.browser({ address: freshAddress(), ...at });
const ask = (username: string, browser = newcomer()) =>
  browser.client.call(endpoints.member.checkUsername, { body: { username } });

test('a name is free until it is registered, however it is written, and free at another brand', async () => {
  expect(await ask('livre01')).toEqual({ available: true });
  await operator.account({ username: 'livre01' });
  for (const name of ['livre01', ' LIVRE01 ']) {
    expect(await ask(name)).toEqual({ available: false });
  }
  expect(await ask('livre01', newcomer(LUMEN))).toEqual({ available: true });
});

test('a reserved name gets the same answer as a taken one: registration says the same', async () => {
  expect(await ask('support24')).toEqual({ available: false });
  const { code } = await refused(newcomer(), registration({ username: 'support24' }));
  expect(code).toBe('username_taken');
});

test('an invalid name, and a closed registration, are refused as they are there', async () => {
  expect(await refusalOf(ask('1x'))).toBe('field_invalid');
  await setFlags(operator, { USERNAMEREG3: false });
  expect(await refusalOf(ask('livre02'))).toBe('feature_disabled');
});

test('checking names without end is throttled, and does not prevent registration', async () => {
  const browser = newcomer();
  for (let asked = 0; asked < 20; asked += 1) await ask(`nome${asked}`, browser);
  expect(await refusalOf(ask('nome99', browser))).toBe('too_many_requests');
  await browser.client.call(endpoints.member.register, { body: registration() });
});
