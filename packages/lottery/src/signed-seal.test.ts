import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSealSigned, type SealFields, sealMessage } from './signed-seal.ts';

const FIELDS: SealFields = {
  brand: 'palpite',
  game: 'k3-1m',
  numero: '202611260001',
  closesAt: '2026-11-26T00:00:55.000Z',
  commitment: 'ab'.repeat(32),
  chain: { anchor: 'cd'.repeat(32), place: 0 },
  drand: null,
};

/** A signature by another library than the one that checks it. */
function signed(fields: SealFields) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    key: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
    signature: sign(null, sealMessage(fields), privateKey).toString('hex'),
  };
}

test('a seal is signed by a key among those known, also beside others', () => {
  const { key, signature } = signed(FIELDS);
  const other = signed(FIELDS);
  expect(isSealSigned([key], signature, FIELDS)).toBe(true);
  expect(isSealSigned([other.key, key], signature, FIELDS)).toBe(true);
  expect(isSealSigned([other.key], signature, FIELDS)).toBe(false);
});

test('every field is signed, an absent one too, and none can pass for its neighbour', () => {
  const { key, signature } = signed(FIELDS);
  for (const change of [
    { brand: 'lumen' },
    { game: 'k3-3m' },
    { numero: '202611260002' },
    { closesAt: '2026-11-26T00:00:56.000Z' },
    { commitment: null },
    { chain: null },
    { chain: { anchor: 'cd'.repeat(32), place: 1 } },
    { drand: { round: 1, publicKey: 'ef'.repeat(96) } },
    { brand: 'palpitek', game: '3-1m' },
  ]) {
    expect(isSealSigned([key], signature, { ...FIELDS, ...change }), JSON.stringify(change)).toBe(
      false,
    );
  }
});

test('malformed keys and signatures sign nothing', () => {
  const { key, signature } = signed(FIELDS);
  for (const bad of ['', 'xyz', '00'.repeat(64), signature.slice(2), `00${signature.slice(2)}`]) {
    expect(isSealSigned([key], bad, FIELDS), bad).toBe(false);
  }
  for (const bad of ['', 'ff'.repeat(32), key.slice(2)]) {
    expect(isSealSigned([bad], signature, FIELDS), bad).toBe(false);
  }
});
