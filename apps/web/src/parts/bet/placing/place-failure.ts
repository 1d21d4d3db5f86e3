import { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';

/** Why an order has no answer: it was not placed, that is not known yet, or it was placed before. @typeParam Own what happens to orders of a product alone */
export type PlaceFailure<Sent, Own> =
  /** No answer came. It may have been placed: sent again unchanged, it is the same act. */
  | { readonly kind: 'lost'; readonly error: unknown; readonly order: Sent }
  /** It was placed, by an earlier version of this page: what was answered then is in the reader's bets. */
  | { readonly kind: 'placed' }
  | { readonly kind: 'price'; readonly totalMinor: string }
  /** What is wrong with single lines, by their place from 0. */
  | { readonly kind: 'lines'; readonly full: readonly number[]; readonly wrong: readonly number[] }
  | {
      readonly kind: 'limit';
      readonly leftMinor: string;
      readonly period: 'day' | 'week' | 'month';
    }
  | { readonly kind: 'blocked'; readonly until: string }
  | { readonly kind: 'funds' }
  | { readonly kind: 'own'; readonly own: Own }
  | { readonly kind: 'other'; readonly error: unknown };

export function failureOf(error: unknown): PlaceFailure<never, never> {
  if (!(error instanceof CallError)) return { kind: 'other', error };
  const price = refusalValue(error, 'price_changed');
  if (price) return { kind: 'price', totalMinor: price.totalMinor };
  const full = refusalValue(error, 'exposure_full');
  if (full) return { kind: 'lines', full: [full.line], wrong: [] };
  const fields = refusalValue(error, 'field_invalid');
  const wrong = (fields?.fields ?? []).flatMap(({ field }) => lineOf(field));
  if (wrong.length > 0) return { kind: 'lines', full: [], wrong };
  const limit = refusalValue(error, 'play_limit_reached');
  if (limit) return { kind: 'limit', leftMinor: limit.leftMinor, period: limit.period };
  const blocked = refusalValue(error, 'play_blocked');
  if (blocked) return { kind: 'blocked', until: blocked.until };
  if (error.code === 'insufficient_funds') return { kind: 'funds' };
  return { kind: 'other', error };
}

/** `lines.3.selection` → 3 */
function lineOf(field: string): number[] {
  const found = /^lines\.(\d+)\./.exec(field);
  return found ? [Number(found[1])] : [];
}
