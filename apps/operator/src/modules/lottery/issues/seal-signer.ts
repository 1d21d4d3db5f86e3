import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { type SealFields, sealMessage } from '@palpite/lottery/signed-seal.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import type { Services } from '#kernel/services.ts';
import { type IssueRow, lotterySigningKey } from '../tables/lottery.table.ts';

/** Signs what issues name before their sales. */
export interface SealSigner {
  /** 32 bytes as hexadecimal text. */
  readonly publicKey: string;
  sign(fields: SealFields): string;
  /** Signs a text of `signed-record.ts`. */
  signBytes(message: Uint8Array): string;
}

/** An Ed25519 key in PKCS #8 (RFC 8410) is these bytes and its 32 secret ones. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_BYTES = 32;

/** The key follows from the master key, so that every process signs with the same one. */
export function createSealSigner({ derive }: Pick<Services['secrets'], 'derive'>): SealSigner {
  const secret = Buffer.from(derive('lottery-signing'), 'base64url');
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8, secret]),
    format: 'der',
    type: 'pkcs8',
  });
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  const signBytes = (message: Uint8Array) => sign(null, message, key).toString('hex');
  return {
    publicKey: spki.subarray(-KEY_BYTES).toString('hex'),
    sign: (fields) => signBytes(sealMessage(fields)),
    signBytes,
  };
}

/** A key is public from before the first text that it signs. */
export const publishKey = (tx: Database, { publicKey }: SealSigner) =>
  tx
    .insert(lotterySigningKey)
    .values({ publicKey, since: sql`ledger.now()` })
    .onConflictDoNothing();

type Named = Pick<IssueRow, 'brandCode' | 'gameCode' | 'numero' | 'drawsAt'> &
  Partial<
    Pick<
      IssueRow,
      'commitment' | 'chainAnchor' | 'chainPlace' | 'drandRound' | 'drandKey' | 'drandLater'
    >
  >;

/** The signature under what an issue names before its sales; null where it names no seed of a chain. */
export function signIssue(signer: SealSigner, issue: Named, closesAt: Date): string | null {
  const { brandCode, gameCode, numero } = issue;
  const { commitment = null, chainAnchor = null, chainPlace = null } = issue;
  const { drandRound = null, drandKey = null, drandLater = null } = issue;
  if (commitment === null || chainAnchor === null || chainPlace === null) return null;
  return signer.sign({
    brand: brandCode,
    game: gameCode,
    numero,
    commitment,
    closesAt: closesAt.toISOString(),
    chain: { anchor: chainAnchor, place: chainPlace },
    drawsAt: issue.drawsAt.toISOString(),
    drand:
      drandRound === null || drandKey === null ? null : { round: drandRound, publicKey: drandKey },
    later: drandLater,
  });
}
