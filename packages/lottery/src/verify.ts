/** Recomputes everything that is published of a draw. Pure: the verify page runs this code in the browser. */
import type { Shape } from './games.ts';
import { type BetLeaf, leafHash, leafText, merkleTree, rootFrom } from './merkle.ts';
import {
  commitmentOf,
  type DrawFields,
  HEX_32,
  isInChain,
  isRandomnessOf,
  resultOf,
} from './proof.ts';

/** What the operator publishes of a draw. */
export interface DrawRecord extends DrawFields {
  readonly shape: Shape;
  /** Null with the seed where the numbers come from an official draw: then only the bets are proved. */
  readonly commitment: string | null;
  /** Revealed after the root and, where one is used, after the public round. */
  readonly seed: string | null;
  /** The anchor of the seeds' chain and the seed's place in it, where seeds were fixed at once. */
  readonly chain: { readonly anchor: string; readonly place: number } | null;
  readonly drandSignature: string | null;
  readonly betCount: number;
  readonly root: string;
  readonly numbers: readonly string[];
}
/** What a player holds of one bet. */
export interface Receipt {
  readonly leaf: BetLeaf;
  readonly index: number;
  readonly path: readonly string[];
}

export type VerifyStep = 'commitment' | 'chain' | 'entropy' | 'result' | 'inclusion' | 'bets';
export interface Verified {
  readonly step: VerifyStep;
  readonly ok: boolean;
  /** The published figure and what was computed from the others; null where nothing can be computed. */
  readonly published: string;
  readonly computed: string | null;
}

/**
 * Checks a record, with a receipt or with all its bets where one has them. A step that does not apply is left out.
 * Malformed figures fail their step; nothing throws.
 */
export function verifyDraw(
  record: DrawRecord,
  known: { readonly receipt?: Receipt; readonly bets?: readonly BetLeaf[] } = {},
): Verified[] {
  const { root, betCount } = record;
  const steps = drawSteps(record);
  const { receipt, bets } = known;
  if (receipt) {
    const own = belongs(receipt.leaf, record);
    const reached = rootFrom(
      leafHash(leafText(receipt.leaf)),
      receipt.index,
      betCount,
      receipt.path,
    );
    steps.push(check('inclusion', root, own ? (reached ?? null) : null));
  }
  if (bets) {
    const whole = bets.length === betCount && bets.every((leaf) => belongs(leaf, record));
    const tree = merkleTree(bets.map((leaf) => leafHash(leafText(leaf))));
    steps.push(check('bets', root, whole ? tree.root : null));
  }
  return steps;
}

const check = (step: VerifyStep, published: string, computed: string | null): Verified => ({
  step,
  ok: published === computed,
  published,
  computed,
});

/** The steps of the numbers; none where they are an official draw's. */
function drawSteps(record: DrawRecord): Verified[] {
  const { commitment, seed, chain, entropy, drandSignature } = record;
  if (commitment === null) return [];
  const sound =
    seed !== null && HEX_32.test(seed) && (entropy === null || HEX_32.test(entropy.randomness));
  const steps = [check('commitment', commitment, sound ? commitmentOf(seed, record) : null)];
  if (chain) {
    const led = sound && isInChain(chain.anchor, chain.place, seed);
    steps.push(check('chain', chain.anchor, led ? chain.anchor : null));
  }
  if (entropy) {
    const signature = drandSignature !== null && /^([0-9a-f]{2})+$/.test(drandSignature);
    const right = signature && isRandomnessOf(entropy.randomness, drandSignature);
    steps.push(check('entropy', entropy.randomness, right ? entropy.randomness : null));
  }
  const numbers = sound ? resultOf(record.shape, seed, record).join(' ') : null;
  steps.push(check('result', record.numbers.join(' '), numbers));
  return steps;
}

const belongs = (leaf: BetLeaf, { brand, game, numero }: DrawRecord) =>
  leaf.brand === brand && leaf.game === game && leaf.numero === numero;
