/**
 * The operator's signature under what an issue names before its sales: a player who keeps it can show that the operator itself
 * published that seal. A module of its own, since only the verify page needs the curve.
 */
import { ed25519 } from '@noble/curves/ed25519.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { lengthed } from './proof.ts';

const SEAL = 'lottery-seal/1';
const PUBLIC_KEY = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;

/** What is signed. Times are as the issue names them: ISO 8601 with milliseconds, in UTC. */
export interface SealFields {
  readonly brand: string;
  readonly game: string;
  readonly numero: string;
  readonly closesAt: string;
  readonly commitment: string | null;
  readonly chain: { readonly anchor: string; readonly place: number } | null;
  readonly drand: { readonly round: number; readonly publicKey: string } | null;
}

/** The bytes that are signed: every field behind its length, an absent one as an empty text. */
export function sealMessage(fields: SealFields): Uint8Array {
  const { brand, game, numero, closesAt, commitment, chain, drand } = fields;
  const texts = [
    SEAL,
    brand,
    game,
    numero,
    closesAt,
    commitment ?? '',
    ...(chain === null ? ['', ''] : [chain.anchor, String(chain.place)]),
    ...(drand === null ? ['', ''] : [String(drand.round), drand.publicKey]),
  ];
  return lengthed(texts.map(utf8ToBytes));
}

/** Whether one of the keys signed this. Malformed figures did not. */
export function isSealSigned(
  publicKeys: readonly string[],
  signature: string,
  fields: SealFields,
): boolean {
  if (!SIGNATURE.test(signature)) return false;
  const signed = sealMessage(fields);
  return publicKeys.some((key) => PUBLIC_KEY.test(key) && verifies(signature, signed, key));
}

function verifies(signature: string, signed: Uint8Array, key: string): boolean {
  try {
    return ed25519.verify(hexToBytes(signature), signed, hexToBytes(key), { zip215: false });
  } catch {
    // A key that is no point of the curve.
    return false;
  }
}
