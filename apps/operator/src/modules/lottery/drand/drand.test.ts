import { isPublicKey, isSignatureOf } from '@palpite/lottery/drand-round.ts';
import { randomnessOf } from '@palpite/lottery/proof.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDrand, type Drand } from './drand.ts';
import { signatureFor } from '../issues/issue-entropy.ts';
import {
  QUICKNET_KEY,
  QUICKNET_RANDOMNESS,
  QUICKNET_ROUNDS,
  relayed,
  startRelay,
} from './testing.ts';

const ROUNDS = Object.entries(QUICKNET_ROUNDS).map(
  ([round, text]) => [Number(round), text] as const,
);
const signatureOf = (round: number) => QUICKNET_ROUNDS[round] ?? '';

describe('recorded rounds of the public network', () => {
  test.each(ROUNDS)('%i is signed by the network, and no other round is', (round, signature) => {
    expect(isSignatureOf(QUICKNET_KEY, round, signature)).toBe(true);
    expect(isSignatureOf(QUICKNET_KEY, round + 1, signature)).toBe(false);
  });

  test.each(Object.entries(QUICKNET_RANDOMNESS))(
    'the randomness of %s is the hash of its signature',
    (round, randomness) => {
      expect(randomnessOf(signatureOf(Number(round)))).toBe(randomness);
    },
  );

  test('what is no signature or no key is refused, and throws nothing', () => {
    const signature = signatureOf(1000);
    for (const wrong of ['', '00', '00'.repeat(48), signature.slice(2), `${signature}00`]) {
      expect(isSignatureOf(QUICKNET_KEY, 1000, wrong)).toBe(false);
    }
    const flipped = `${QUICKNET_KEY.slice(0, -1)}b`;
    expect(isSignatureOf(flipped, 1000, signature)).toBe(false);
    expect([isPublicKey(QUICKNET_KEY), isPublicKey(flipped), isPublicKey('83')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a relay is asked for a round, and only the network’s own answer is taken', () => {
  let relay: Awaited<ReturnType<typeof startRelay>>;
  let drand: Drand;
  beforeAll(async () => {
    relay = await startRelay();
    const { url } = relay;
    drand = createDrand({ url, publicKey: QUICKNET_KEY, periodSeconds: 3, genesisSeconds: 0 });
  });
  afterAll(() => relay.close());
  beforeEach(() => {
    relay.relay.answer = relayed;
  });

  test('the signature of the round', async () => {
    expect(await drand.signatureOf(1000)).toBe(signatureOf(1000));
  });

  test.each([
    ['a round that is not there yet', () => ({ status: 404, body: 'not yet' }), 'answered 404'],
    ['a relay that fails', () => ({ status: 500, body: '' }), 'answered 500'],
    ['another round', () => relayed(1001), 'did not answer the round 1000'],
    [
      'another round under this number',
      () => ({ status: 200, body: JSON.stringify({ round: 1000, signature: signatureOf(1001) }) }),
      'is not that of the drand network',
    ],
    [
      'a signature that is none',
      () => ({ status: 200, body: JSON.stringify({ round: 1000, signature: 'ab'.repeat(48) }) }),
      'is not that of the drand network',
    ],
    ['an answer of another shape', () => ({ status: 200, body: '{}' }), 'did not answer'],
    ['no JSON', () => ({ status: 200, body: '<html>' }), 'JSON'],
  ])('%s is refused', async (_what, answer, said) => {
    relay.relay.answer = answer;
    await expect(drand.signatureOf(1000)).rejects.toThrow(said);
  });

  test('an issue that named a round is drawn with it alone: other settings do not lead past it', async () => {
    const issue = {
      brandCode: 'palpite',
      gameCode: 'k3-1m',
      numero: '1',
      drandRound: 1000,
      drandKey: QUICKNET_KEY,
      drandSignature: null,
    };
    expect(await signatureFor(drand, issue)).toBe(signatureOf(1000));
    await expect(signatureFor(null, issue)).rejects.toThrow('LOTTERY_DRAND_URL must lead to it');
    const other = { ...drand, chain: { ...drand.chain, publicKey: 'another' } };
    await expect(signatureFor(other, issue)).rejects.toThrow('LOTTERY_DRAND_URL must lead to it');
    expect(await signatureFor(drand, { ...issue, drandRound: null, drandKey: null })).toBeNull();
  });

  test('an address without a server is an error like any other', async () => {
    const gone = createDrand({ ...drand.chain, url: 'http://127.0.0.1:1' });
    await expect(gone.signatureOf(1000)).rejects.toThrow();
  });

  test('a key that is none is refused before anything is asked', () => {
    expect(() => createDrand({ ...drand.chain, publicKey: '00'.repeat(96) })).toThrow(
      'LOTTERY_DRAND_PUBLIC_KEY',
    );
  });
});
