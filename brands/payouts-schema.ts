import { PIX_KEY_TYPES } from '@palpite/contract/payout.ts';
import * as v from 'valibot';

/** Where a brand pays withdrawals to: data in a closed shape, as everything that a brand is. */

const length = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40));
const digitsBetween = v.strictObject({ from: length, to: length });

export const brandPayoutsSchema = v.strictObject({
  /** The kinds of PIX key that are paid to; empty for none. */
  pixKeyTypes: v.array(v.picklist(PIX_KEY_TYPES)),
  /** What a bank account is asked for; null where the brand pays to none. */
  bank: v.nullable(
    v.strictObject({
      banks: v.pipe(
        v.array(
          v.strictObject({
            code: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{1,30}$/)),
            name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
          }),
        ),
        v.minLength(1),
        v.maxLength(200),
      ),
      /** What tells the bank's office apart, by the name that its country has for it. */
      branch: v.nullable(
        v.strictObject({ name: v.picklist(['branch', 'routing']), digits: digitsBetween }),
      ),
      accountDigits: digitsBetween,
    }),
  ),
});
export type BrandPayouts = v.InferOutput<typeof brandPayoutsSchema>;
