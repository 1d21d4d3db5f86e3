import { VENDOR_CALLS } from '@palpite/contract/vendor-wallet.ts';
import { beforeAll, expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';
import { type TestVendor, testVendor } from './testing/vendor.ts';

const operator = withOperator();
let vendor: TestVendor;
beforeAll(async () => {
  vendor = await testVendor(operator, 'TUCF');
});

const body = { launchToken: 'nobody-was-promised-this' };
const ask = (tamper: Parameters<TestVendor['call']>[2]) =>
  vendor.call('authenticate', body, tamper);

test('a correctly signed call is accepted: here the token is what is refused', async () => {
  expect((await ask({})).code).toBe('launch_token_invalid');
});

test.each([
  ['another secret', { secret: 'not the secret' }],
  ['a body changed on the way', { body: JSON.stringify({ launchToken: 'another' }) }],
  ['another vendor’s name', { vendor: 'MFOX' }],
  ['a vendor that is not there', { vendor: 'NOSUCH' }],
  ['a nonce that is none', { nonce: 'short' }],
])('%s is refused', async (_what, tamper) => {
  expect(await ask(tamper)).toMatchObject({ status: 401, code: 'signature_invalid' });
});

test.each([[-31_000], [31_000]])('a clock that is %d ms off is refused', async (off) => {
  const timestamp = operator.clock.now.getTime() + off;
  expect(await ask({ timestamp })).toMatchObject({ status: 401, code: 'timestamp_outside_window' });
});

test('the same signed call is accepted once', async () => {
  const nonce = 'this-nonce-is-used-twice';
  expect((await ask({ nonce })).code).toBe('launch_token_invalid');
  expect(await ask({ nonce })).toMatchObject({ status: 409, code: 'nonce_replayed' });
});

test('one vendor’s nonce is no other’s', async () => {
  const nonce = 'both-vendors-use-this-one';
  const other = await testVendor(operator, 'MFOX');
  expect((await ask({ nonce })).code).toBe('launch_token_invalid');
  expect((await other.call('authenticate', body, { nonce })).code).toBe('launch_token_invalid');
});

test('a body that is not JSON, too large, or of another shape is refused', async () => {
  const { path } = VENDOR_CALLS.bet;
  const large = await operator.browser().fetch(path, { method: 'POST', body: 'x'.repeat(9_000) });
  expect(await large.json()).toEqual({ code: 'invalid_request' });
  expect((await ask({ body: '{' })).code).toBe('signature_invalid');
  expect((await vendor.call('balance', { sessionId: '', playerId: 'x' })).code).toBe(
    'invalid_request',
  );
});
