import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  signVendorRequest,
  VENDOR_HEADERS,
  VendorError,
  type VerifyOptions,
  vendorSignature,
  verifyVendorRequest,
} from './vendor-wallet.ts';

const NOW = 1_772_366_400_000;
const SECRET = 'a-secret-of-the-studio';
const parts = {
  method: 'POST',
  path: '/vendor/wallet/bet',
  timestamp: NOW,
  nonce: 'nonce-of-this-request',
  body: '{"amountMinor":"100"}',
} as const;

/** Verifies the request as the operator would; a change simulates tampering on the way. */
function verify(changes: Partial<VerifyOptions> = {}, used = new Set<string>()): Promise<string> {
  return verifyVendorRequest({
    method: parts.method,
    path: parts.path,
    body: parts.body,
    headers: new Headers(signVendorRequest('LANTERN', SECRET, parts)),
    secretOf: (vendor) => (vendor === 'LANTERN' ? SECRET : undefined),
    claimNonce: async (vendor, nonce) => {
      if (used.has(`${vendor} ${nonce}`)) return false;
      used.add(`${vendor} ${nonce}`);
      return true;
    },
    now: NOW,
    ...changes,
  });
}

async function codeOf(verification: Promise<string>): Promise<string> {
  const outcome = await verification.then(
    (vendor) => `verified ${vendor}`,
    (error: unknown) => error,
  );
  if (outcome instanceof VendorError) return outcome.code;
  return String(outcome);
}

describe('a signed vendor request', () => {
  test('is accepted, and names its vendor', async () => {
    expect(await verify()).toBe('LANTERN');
  });

  test('has the signature that the protocol’s text describes', () => {
    // Calculated outside this project:
    // printf 'POST\n/vendor/wallet/bet\n1772366400000\nnonce-of-this-request\n%s' \
    //   "$(printf '{"amountMinor":"100"}' | sha256sum | cut -d' ' -f1)" |
    //   openssl dgst -sha256 -hmac a-secret-of-the-studio -binary | basenc --base64url | tr -d =
    expect(vendorSignature(SECRET, parts)).toBe('C8gYs3S0lEL0WfJfYZlbf6f0_oZ7KyXLujezKC-rX3o');
  });

  test.each<[string, Partial<VerifyOptions>]>([
    ['another body', { body: '{"amountMinor":"100000"}' }],
    ['another path', { path: '/vendor/wallet/win' }],
    ['another method', { method: 'GET' }],
    ['an unknown vendor', { secretOf: () => undefined }],
    ['another secret', { secretOf: () => 'stale' }],
    ['no signature', { headers: new Headers() }],
  ])('with %s is refused, and spends no nonce', async (_what, change) => {
    const used = new Set<string>();
    expect(await codeOf(verify(change, used))).toBe('signature_invalid');
    expect(used.size).toBe(0);
  });

  test.each(Object.values(VENDOR_HEADERS))('with another %s is refused', async (name) => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[\w-]{0,50}$/), async (value) => {
        const headers = new Headers(signVendorRequest('LANTERN', SECRET, parts));
        fc.pre(headers.get(name) !== value);
        headers.set(name, value);
        expect(await codeOf(verify({ headers }))).toBe('signature_invalid');
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    [30_000, 'verified LANTERN'],
    [30_001, 'timestamp_outside_window'],
    [-30_000, 'verified LANTERN'],
    [-30_001, 'timestamp_outside_window'],
  ])('that comes %i ms after its time is %s', async (late, outcome) => {
    expect(await codeOf(verify({ now: NOW + late }))).toBe(outcome);
  });

  test('is accepted once', async () => {
    const used = new Set<string>();
    expect(await codeOf(verify({}, used))).toBe('verified LANTERN');
    expect(await codeOf(verify({}, used))).toBe('nonce_replayed');
  });
});
