import type { SealFields } from '@palpite/lottery/signed-seal.ts';
import { type BetLeaf, leafHash, leafText, merkleTree } from '@palpite/lottery/merkle.ts';
import { commitmentOf, resultOf, seedChain } from '@palpite/lottery/proof.ts';
import { betMessage, closeMessage, drawnMessage } from '@palpite/lottery/signed-record.ts';
import { sealMessage } from '@palpite/lottery/signed-seal.ts';
import { generateKeyPairSync, sign } from 'node:crypto';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';
import { receiptText, recordText } from '../../parts/lottery/saved-text.ts';

/** A receipt and a record that a site could have given, signed by another library than the one that checks them. */

const DRAW = { brand: 'palpite', game: 'k3-1m', numero: '20261126-0001' };

const bet = (at: number): BetLeaf => ({
  ...DRAW,
  ticket: `B${at}`,
  play: 'sum-size',
  selection: 'big',
  unitMinor: '100',
  stakeMinor: '100',
  odds: { win: 19_500 },
  placedAt: '2026-11-26T00:00:10.000Z',
  nonce: at.toString(16).padStart(32, '0'),
});

export function savedExample() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  const signed = (message: Uint8Array) => sign(null, message, privateKey).toString('hex');
  const bets = [bet(1), bet(2), bet(3)];
  const tree = merkleTree(bets.map((leaf) => leafHash(leafText(leaf))));
  const { anchor, seeds } = seedChain('ab'.repeat(32), 3);
  const seed = seeds[1] ?? '';
  const shape = { kind: 'sequence', length: 3, low: 1, high: 6, repeats: true } as const;
  const commitment = commitmentOf(seed, DRAW);
  const sealed: SealFields = {
    ...DRAW,
    closesAt: '2026-11-26T00:00:55.000Z',
    commitment,
    chain: { anchor, place: 1 },
    drand: null,
  };
  const closed = {
    ...DRAW,
    closesAt: sealed.closesAt,
    drawsAt: '2026-11-26T00:01:00.000Z',
    closedAt: '2026-11-26T00:00:55.120Z',
    betCount: bets.length,
    root: tree.root,
    mixedRound: null,
  };
  const closeSignature = signed(closeMessage(closed));
  const drawn = {
    seed,
    drandSignature: null,
    numbers: resultOf(shape, seed, { ...DRAW, entropy: null }),
    drawnAt: '2026-11-26T00:01:00.300Z',
    voidedAt: null,
  };
  const proof: DrawProof = {
    ...closed,
    ...drawn,
    shape,
    state: 'settled',
    source: 'seed',
    commitment,
    chain: sealed.chain,
    signature: signed(sealMessage(sealed)),
    closeSignature,
    drand: null,
    later: null,
    entropy: null,
    drawSignature: signed(drawnMessage({ ...DRAW, ...drawn, closeSignature })),
    lateSince: null,
    refusedAt: null,
    broughtIn: false,
  };
  const leaf = bet(2);
  const receipt = {
    leaf,
    acceptance: signed(betMessage(leaf)),
    inclusion: { index: 1, path: tree.path(1) },
    proof,
  };
  return {
    key,
    proof,
    receipt,
    receiptText: receiptText(receipt, [key]),
    recordText: recordText(proof, [key]),
  };
}
