/**
 * The Merkle tree of an issue's bets, as RFC 6962: a leaf is hashed behind 0x00, a node behind 0x01, and an odd node is
 * promoted, never doubled. Hashes are 32 bytes; texts are lower-case hexadecimal.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

const node = (left: Uint8Array, right: Uint8Array) => sha256(concatBytes(NODE, left, right));
/** The hash of a leaf's canonical text. */
export const leafHash = (text: string): Uint8Array => sha256(concatBytes(LEAF, utf8ToBytes(text)));

/** What a leaf may hold: amounts are texts of minor units, since large integers are not safe in JSON. */
export type LeafValue =
  | string
  | number
  | boolean
  | null
  | readonly LeafValue[]
  | { readonly [key: string]: LeafValue };

/** A bet as it goes into the tree. The nonce keeps neighbours' bets from being guessed from their hashes. */
export interface BetLeaf {
  readonly brand: string;
  readonly game: string;
  readonly numero: string;
  readonly ticket: string;
  readonly play: string;
  readonly selection: string;
  readonly unitMinor: string;
  readonly stakeMinor: string;
  /** Ten-thousandths by tier. */
  readonly odds: { readonly [tier: string]: number };
  /** Paid with the settlement, whatever is drawn; left out where there is none. */
  readonly rebateMinor?: string | undefined;
  /** The other station of a bet at two, drawn with the same number; left out otherwise. */
  readonly secondGame?: string | undefined;
  /** ISO instant of acceptance. */
  readonly placedAt: string;
  /** At least 16 random bytes in hexadecimal. */
  readonly nonce: string;
}

/**
 * The one text of a value (RFC 8785 for texts, integers, booleans, lists and objects).
 * @throws RangeError for a number that is not a safe integer
 */
export function canonicalJson(value: LeafValue): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new RangeError(`${value} is not a safe integer`);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    // RFC 8785 orders names by UTF-16 code units, as the comparison of texts does.
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, held]) => `${JSON.stringify(name)}:${canonicalJson(held)}`);
  return `{${entries.join(',')}}`;
}

export function leafText({ rebateMinor, secondGame, ...leaf }: BetLeaf): string {
  return canonicalJson({
    ...leaf,
    ...(rebateMinor === undefined ? {} : { rebateMinor }),
    ...(secondGame === undefined ? {} : { secondGame }),
  });
}

export interface MerkleTree {
  /** Published with the root: index and count fix the turns of a path. */
  readonly count: number;
  readonly root: string;
  /** The sibling hashes from a leaf up. @throws RangeError for an index outside the tree */
  path(index: number): string[];
}

const EMPTY_ROOT = bytesToHex(sha256(new Uint8Array()));

/** Builds the tree over leaves' hashes (`leafHash`), in the order in which the bets were accepted. */
export function merkleTree(leaves: readonly Uint8Array[]): MerkleTree {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; ) {
    const below = level;
    level = Array.from({ length: Math.ceil(below.length / 2) }, (_, at) => {
      const [left, right] = [below[2 * at], below[2 * at + 1]];
      return left && right ? node(left, right) : (left ?? new Uint8Array());
    });
    levels.push(level);
  }
  const top = levels.at(-1)?.[0];
  return {
    count: leaves.length,
    root: top ? bytesToHex(top) : EMPTY_ROOT,
    path(index) {
      if (!Number.isInteger(index) || index < 0 || index >= leaves.length) {
        throw new RangeError(`no leaf ${index} among ${leaves.length}`);
      }
      return levels.slice(0, -1).flatMap((level, height) => {
        const sibling = level[Math.floor(index / 2 ** height) ^ 1];
        return sibling ? [bytesToHex(sibling)] : [];
      });
    },
  };
}

/** On which side each neighbour of a path stands, from the leaf up; where a node has none, the path has no step. */
export function pathSides(index: number, count: number): ('left' | 'right')[] {
  const sides: ('left' | 'right')[] = [];
  let place = index;
  for (let width = count; width > 1; width = Math.ceil(width / 2), place = Math.floor(place / 2)) {
    const promoted = place === width - 1 && width % 2 === 1;
    if (!promoted) sides.push(place % 2 === 1 ? 'left' : 'right');
  }
  return sides;
}

/** The root that a leaf and its path lead to; undefined when the path has too few or too many steps. */
export function rootFrom(
  leaf: Uint8Array,
  index: number,
  count: number,
  path: readonly string[],
): string | undefined {
  if (!Number.isInteger(index) || index < 0 || index >= count) return undefined;
  const steps = [...path];
  let hash = leaf;
  let place = index;
  for (let width = count; width > 1; width = Math.ceil(width / 2), place = Math.floor(place / 2)) {
    const promoted = place === width - 1 && width % 2 === 1;
    if (promoted) continue;
    const text = steps.shift();
    if (text === undefined || !/^[0-9a-f]{64}$/.test(text)) return undefined;
    const sibling = hexToBytes(text);
    hash = place % 2 === 1 ? node(sibling, hash) : node(hash, sibling);
  }
  return steps.length === 0 ? bytesToHex(hash) : undefined;
}
