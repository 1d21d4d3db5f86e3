import { lotteryGetReceipt } from '@palpite/contract/lottery-bet.ts';
import { drawProof, hex32, signature } from '@palpite/contract/lottery.ts';
import type { Shape } from '@palpite/lottery/games.ts';
import { leafText } from '@palpite/lottery/merkle.ts';
import { SAVED_FORMATS } from '@palpite/lottery/saved.ts';
import * as v from 'valibot';

/** The forms of what can be pasted. Bounds keep a made-up text from keeping a browser busy: no draw and no tree has more. */

const MOST_NUMBERS = 200;
const HIGHEST_SYMBOL = 200;
const MOST_DIGITS = 8;
const MOST_PATH = 64;
const MOST_KEYS = 20;
/** What is signed is written with its length in two bytes. */
const MOST_LEAF_BYTES = 65_535;

/** Whether a draw of that shape can be recomputed, and in no time. */
function isDrawable(shape: Shape): boolean {
  if (shape.kind === 'table') {
    const count = shape.prizes.reduce((sum, prize) => sum + prize.count, 0);
    return count <= MOST_NUMBERS && shape.prizes.every(({ digits }) => digits <= MOST_DIGITS);
  }
  const { length, low, high, repeats } = shape;
  const symbols = high - low + 1;
  const fits = repeats || length <= symbols;
  return length <= MOST_NUMBERS && high <= HIGHEST_SYMBOL && symbols > 0 && fits;
}

const proof = v.pipe(
  drawProof,
  v.check(({ shape, numbers }) => isDrawable(shape) && numbers.length <= MOST_NUMBERS),
);
const leaf = v.pipe(
  lotteryGetReceipt.value.entries.leaf,
  v.check(
    (bet) => bet === null || new TextEncoder().encode(leafText(bet)).length <= MOST_LEAF_BYTES,
  ),
);
const publicKeys = v.pipe(v.array(hex32), v.maxLength(MOST_KEYS));
const mark = hex32;

export const savedReceipt = v.strictObject({
  format: v.literal(SAVED_FORMATS.receipt),
  leaf,
  acceptance: v.nullable(signature),
  inclusion: v.nullable(
    v.object({
      index: v.pipe(v.number(), v.integer(), v.minValue(0)),
      path: v.pipe(v.array(hex32), v.maxLength(MOST_PATH)),
    }),
  ),
  proof,
  secondProof: v.optional(proof),
  publicKeys,
  mark,
});
export const savedRecord = v.strictObject({
  format: v.literal(SAVED_FORMATS.record),
  proof,
  publicKeys,
  mark,
});
export type SavedReceipt = v.InferOutput<typeof savedReceipt>;
export type Saved = SavedReceipt | v.InferOutput<typeof savedRecord>;
