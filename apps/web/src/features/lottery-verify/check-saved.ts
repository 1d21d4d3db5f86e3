import type { BetLeaf } from '@palpite/lottery/merkle.ts';
import { isBetSigned, signaturesOf } from '@palpite/lottery/signed-record.ts';
import { isSealSigned } from '@palpite/lottery/signed-seal.ts';
import { type TimeFault, timeFaults } from '@palpite/lottery/verify-times.ts';
import { type Verified, verifyDraw, type VerifyStep } from '@palpite/lottery/verify.ts';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';
import type { Saved, SavedReceipt } from './saved-schema.ts';

/** The checks of a saved text, from nothing but the text and the keys. Pure, and nothing throws. */

export type StepName =
  | 'whole'
  | 'keys'
  | 'accepted'
  | 'inclusion'
  | 'second'
  | 'seal'
  | 'close'
  | 'times'
  | 'seed'
  | 'round'
  | 'numbers'
  | 'drawn';
/** Why a check could not be made; it says nothing against the draw. */
export type Unchecked =
  | 'no-keys'
  | 'not-signed'
  | 'open'
  | 'no-path'
  | 'taken-back'
  | 'not-drawn'
  | 'official'
  | 'void'
  | 'refused'
  | 'brought-in'
  | 'coming'
  | 'no-curve';
export interface CheckStep {
  readonly of: StepName;
  /** Undefined where it could not be checked. */
  readonly ok: boolean | undefined;
  readonly why?: Unchecked;
  readonly faults?: readonly TimeFault[];
}

/** What the browser found of the public round. */
export interface RoundFound {
  readonly isRoundSigned: boolean | undefined;
  readonly isComing: boolean;
  readonly failed?: unknown;
}

/** Undefined while there are none. */
export type Keys = readonly string[] | undefined;

const left = (of: StepName, why: Unchecked): CheckStep => ({ of, ok: undefined, why });

/** Whether the text is as it was saved, and the keys in it are among those that it is checked with. */
export function fileSteps(saved: Saved, isWhole: boolean, keys: Keys): CheckStep[] {
  const isKnown = keys && saved.publicKeys.every((key) => keys.includes(key));
  return [
    { of: 'whole', ok: isWhole },
    isKnown === undefined ? left('keys', 'no-keys') : { of: 'keys', ok: isKnown },
  ];
}

/** What the receipt says of its bet. */
export function betSteps(receipt: SavedReceipt, keys: Keys): CheckStep[] {
  const { leaf, acceptance, secondProof } = receipt;
  if (leaf === null) return [left('accepted', 'taken-back'), left('inclusion', 'taken-back')];
  const accepted: CheckStep =
    acceptance === null
      ? left('accepted', 'not-signed')
      : keys
        ? { of: 'accepted', ok: isBetSigned(keys, acceptance, leaf) }
        : left('accepted', 'no-keys');
  const isSecond =
    secondProof !== undefined &&
    secondProof.brand === leaf.brand &&
    secondProof.game === leaf.secondGame &&
    secondProof.numero === leaf.numero;
  const hasSecond = secondProof !== undefined || leaf.secondGame !== undefined;
  return [
    accepted,
    inclusionStep(receipt, leaf),
    ...(hasSecond ? [{ of: 'second' as const, ok: isSecond }] : []),
  ];
}

function inclusionStep(
  { inclusion, proof }: SavedReceipt,
  leaf: NonNullable<SavedReceipt['leaf']>,
): CheckStep {
  const { brand, game, numero, root, betCount } = proof;
  if (leaf.brand !== brand || leaf.game !== game || leaf.numero !== numero) {
    return { of: 'inclusion', ok: false };
  }
  if (root === null || betCount === null) return left('inclusion', 'open');
  if (inclusion === null) return left('inclusion', 'no-path');
  const found = verifyDraw(drawn(proof), { receipt: { leaf, ...inclusion } });
  return { of: 'inclusion', ok: okOf(found, 'inclusion') === true };
}

const drawn = (proof: DrawProof) => ({
  ...proof,
  root: proof.root ?? '',
  betCount: proof.betCount ?? 0,
});

const okOf = (found: readonly Verified[], step: VerifyStep) =>
  found.find((one) => one.step === step)?.ok;

/** What a record says of its draw. @param leaf of a bet in it, whose time is then checked too */
export function drawSteps(
  proof: DrawProof,
  keys: Keys,
  round: RoundFound,
  leaf?: BetLeaf | null,
): CheckStep[] {
  const { signature, commitment, drand, entropy } = proof;
  const none = whyNoNumbers(proof);
  const found = none ? [] : verifyDraw(drawn(proof));
  const seal: CheckStep =
    signature === null
      ? left('seal', commitment === null ? 'official' : 'not-signed')
      : keys
        ? { of: 'seal', ok: isSealSigned(keys, signature, proof) }
        : left('seal', 'no-keys');
  const isOpened = okOf(found, 'commitment') === true && okOf(found, 'chain') !== false;
  return [
    seal,
    closeStep(proof, keys),
    timesStep(proof, leaf ?? undefined),
    none ? left('seed', none) : { of: 'seed', ok: isOpened },
    ...(drand === null && entropy === null ? [] : [roundStep(none, found, round)]),
    none ? left('numbers', none) : { of: 'numbers', ok: okOf(found, 'result') === true },
    drawnStep(proof, keys),
  ];
}

/** A record says of itself that nothing was sold; a root would show otherwise. */
const isBroughtIn = ({ broughtIn, root }: DrawProof) => broughtIn && root === null;

/** Why the numbers cannot be recomputed. What a seal commits to is always checked once there are numbers, whatever else is claimed. */
function whyNoNumbers(proof: DrawProof): Unchecked | undefined {
  const { commitment, numbers, source } = proof;
  if (commitment !== null && numbers.length > 0) return undefined;
  if (isBroughtIn(proof)) return 'brought-in';
  if (proof.voidedAt !== null) return 'void';
  if (commitment === null && source === 'official') return 'official';
  if (numbers.length > 0) return undefined;
  return proof.refusedAt === null ? 'not-drawn' : 'refused';
}

function closeStep(proof: DrawProof, keys: Keys): CheckStep {
  if (isBroughtIn(proof)) return left('close', 'brought-in');
  if (proof.root === null) return left('close', 'open');
  if (proof.closeSignature === null) return left('close', 'not-signed');
  return keys
    ? { of: 'close', ok: signaturesOf(keys, proof).isCloseSigned === true }
    : left('close', 'no-keys');
}

function timesStep(proof: DrawProof, leaf: BetLeaf | undefined): CheckStep {
  if (isBroughtIn(proof)) return left('times', 'brought-in');
  const faults = timeFaults(proof, leaf);
  if (faults.length > 0) return { of: 'times', ok: false, faults };
  return proof.closedAt === null ? left('times', 'open') : { of: 'times', ok: true };
}

function roundStep(
  none: Unchecked | undefined,
  found: readonly Verified[],
  { isRoundSigned, isComing, failed }: RoundFound,
): CheckStep {
  if (none) return left('round', none);
  if (failed !== undefined) return left('round', 'no-curve');
  if (isComing) return left('round', 'coming');
  return { of: 'round', ok: isRoundSigned === true && okOf(found, 'entropy') === true };
}

function drawnStep(proof: DrawProof, keys: Keys): CheckStep {
  if (isBroughtIn(proof)) return left('drawn', 'brought-in');
  if (proof.numbers.length === 0 && proof.voidedAt === null) {
    return left('drawn', proof.refusedAt === null ? 'not-drawn' : 'refused');
  }
  if (proof.drawSignature === null) return left('drawn', 'not-signed');
  return keys
    ? { of: 'drawn', ok: signaturesOf(keys, proof).isDrawSigned === true }
    : left('drawn', 'no-keys');
}
