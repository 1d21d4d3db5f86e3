import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';

/**
 * Rounds of a drand network of the scheme `bls-unchained-g1-rfc9380`: BLS12-381 with keys on G2 and signatures on G1, over
 * the hash of the round's number.
 */

const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const { shortSignatures } = bls12_381;

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));

/** Whether a text is a public key of such a network. */
export function isPublicKey(text: string): boolean {
  try {
    bls12_381.G2.Point.fromHex(text).assertValidity();
    return true;
  } catch {
    return false;
  }
}

/** Whether the network of that key signed that round. */
export function isSignatureOf(publicKey: string, round: number, signature: string): boolean {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const message = shortSignatures.hash(createHash('sha256').update(number).digest(), DOMAIN);
  try {
    return shortSignatures.verify(bytes(signature), message, bytes(publicKey));
  } catch {
    // No point of the curve.
    return false;
  }
}
