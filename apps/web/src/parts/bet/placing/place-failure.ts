import { CallError } from '@palpite/contract/call-error.ts';
import type { ErrorCode } from '@palpite/contract/errors.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';

/** Why an order was not placed, or that this is not known yet. @typeParam Own what happens to orders of a product alone */
export type PlaceFailure<Sent, Own> =
  /** No answer came. It may have been placed: sent again unchanged, it is the same act. */
  | { readonly kind: 'lost'; readonly error: unknown; readonly order: Sent }
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

/**
 * Whether a refusal says that nothing was placed. A first answer does, whatever its reason, but for a fault of the server; of
 * an order that may have been placed before, only what the act itself is refused with: a session that has ended says
 * nothing about it.
 * @param reasons with which the act is refused
 */
export function isDecided(
  error: unknown,
  mayBePlaced: boolean,
  reasons: readonly ErrorCode[],
): boolean {
  if (!(error instanceof CallError) || error.kind !== 'refused') return false;
  const { code, status = 500 } = error;
  const ofAct = reasons.some((known) => known === code);
  return mayBePlaced ? ofAct : ofAct || (code !== undefined && status < 500);
}

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
