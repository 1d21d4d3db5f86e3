/**
 * The operator's signature under what an issue names before its sales: a player who keeps it can show that the operator itself
 * published that seal. A module of its own, since only the verify page needs the curve.
 */
import { ed25519 } from '@noble/curves/ed25519.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { LaterRule } from './later-round.ts';
import { lengthed } from './proof.ts';

const SEAL = 'lottery-seal/1';
/** With the rule for a late root, and so with the time of the round. */
const SEAL_WITH_RULE = 'lottery-seal/2';
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
  /** The time of the round. */
  readonly drawsAt?: string;
  readonly drand: {
    readonly round: number;
    readonly publicKey: string;
  } | null;
  /** For a root that is late; null or left out where there is no round, and for issues from before there was a rule. */
  readonly later?: LaterRule | null;
}

/** The bytes that are signed: every field behind its length, an absent one as an empty text. */
export function sealMessage(fields: SealFields): Uint8Array {
  const { brand, game, numero, closesAt, commitment, chain, drand } = fields;
  const later = fields.later ?? null;
  const texts = [
    later === null ? SEAL : SEAL_WITH_RULE,
    brand,
    game,
    numero,
    closesAt,
    commitment ?? '',
    ...(chain === null ? ['', ''] : [chain.anchor, String(chain.place)]),
    ...(drand === null ? ['', ''] : [String(drand.round), drand.publicKey]),
    ...(later === null ? [] : [fields.drawsAt ?? '', ...ruleTexts(later)]),
  ];
  return lengthed(texts.map(utf8ToBytes));
}

const ruleTexts = ({ periodSeconds, marginSeconds, stepRounds }: LaterRule) =>
  [periodSeconds, marginSeconds, stepRounds].map(String);

/** Whether one of the keys signed the seal. Malformed figures did not. */
export function isSealSigned(
  publicKeys: readonly string[],
  signature: string,
  fields: SealFields,
): boolean {
  return isSignedBy(publicKeys, signature, sealMessage(fields));
}

/** Whether one of the keys signed these bytes. */
export function isSignedBy(
  publicKeys: readonly string[],
  signature: string,
  signed: Uint8Array,
): boolean {
  if (!SIGNATURE.test(signature)) return false;
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
