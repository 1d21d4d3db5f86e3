/**
 * What the operator signs of an issue after its sales began: the bet that it accepted, the close and the draw. Two of them that
 * differ show that it said two things, to anyone. Each text begins with its version.
 */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type BetLeaf, leafText } from './merkle.ts';
import { lengthed } from './proof.ts';
import { isSignedBy } from './signed-seal.ts';

const BET = 'lottery-bet/1';
const CLOSE = 'lottery-close/1';
const DRAWN = 'lottery-drawn/1';

/** What is fixed at the close. Times are ISO 8601 with milliseconds, in UTC. */
export interface CloseFields {
  readonly brand: string;
  readonly game: string;
  readonly numero: string;
  readonly closesAt: string;
  readonly drawsAt: string;
  readonly closedAt: string | null;
  readonly betCount: number | null;
  readonly root: string | null;
  readonly mixedRound: number | null;
}

/** What is fixed at the draw. */
export interface DrawnFields {
  readonly brand: string;
  readonly game: string;
  readonly numero: string;
  readonly closeSignature: string | null;
  readonly seed: string | null;
  readonly drandSignature: string | null;
  readonly numbers: readonly string[];
  readonly drawnAt: string | null;
  readonly voidedAt: string | null;
}

type Figure = string | number | null;

/** Every field behind its length, an absent one as an empty text. */
const message = (version: string, figures: readonly Figure[]) =>
  lengthed([version, ...figures.map((figure) => String(figure ?? ''))].map(utf8ToBytes));

export const betMessage = (leaf: BetLeaf): Uint8Array => message(BET, [leafText(leaf)]);

export const closeMessage = (fields: CloseFields): Uint8Array => {
  const { brand, game, numero, closesAt, drawsAt, closedAt, betCount, root, mixedRound } = fields;
  return message(CLOSE, [
    brand,
    game,
    numero,
    closesAt,
    drawsAt,
    closedAt,
    betCount,
    root,
    mixedRound,
  ]);
};

export const drawnMessage = (fields: DrawnFields): Uint8Array => {
  const { brand, game, numero, closeSignature, seed, drandSignature, numbers } = fields;
  return message(DRAWN, [
    brand,
    game,
    numero,
    closeSignature,
    seed,
    drandSignature,
    numbers.join(' '),
    fields.drawnAt,
    fields.voidedAt,
  ]);
};

/** What is published of an issue, with the signatures that it has by now. */
export type SignedRecord = CloseFields & DrawnFields & { readonly drawSignature: string | null };

/** Which of the two signatures hold; undefined where there is none. */
export function signaturesOf(publicKeys: readonly string[], record: SignedRecord) {
  const { closeSignature, drawSignature } = record;
  const holds = (signature: string | null, signed: Uint8Array) =>
    signature === null ? undefined : isSignedBy(publicKeys, signature, signed);
  return {
    isCloseSigned: holds(closeSignature, closeMessage(record)),
    isDrawSigned: holds(drawSignature, drawnMessage(record)),
  };
}

/** Whether the operator signed that it accepted this bet. */
export const isBetSigned = (
  publicKeys: readonly string[],
  signature: string,
  leaf: BetLeaf,
): boolean => isSignedBy(publicKeys, signature, betMessage(leaf));
