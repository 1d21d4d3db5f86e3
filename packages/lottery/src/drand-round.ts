/**
 * Rounds of a drand network of the scheme `bls-unchained-g1-rfc9380`: BLS12-381 with keys on G2 and signatures on G1, over
 * the hash of the round's number. A module of its own: the curve is large, and only draws that name a round need it.
 */
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const { shortSignatures } = bls12_381;

/** Whether a text is a public key of such a network. */
export function isPublicKey(text: string): boolean {
  try {
    bls12_381.G2.Point.fromHex(text).assertValidity();
    return true;
  } catch {
    return false;
  }
}

/** Whether the network of that key signed that round. Malformed figures are no signature. */
export function isSignatureOf(publicKey: string, round: number, signature: string): boolean {
  try {
    const number = new Uint8Array(8);
    new DataView(number.buffer).setBigUint64(0, BigInt(round));
    const message = shortSignatures.hash(sha256(number), DOMAIN);
    return shortSignatures.verify(hexToBytes(signature), message, hexToBytes(publicKey));
  } catch {
    // No point of the curve.
    return false;
  }
}
