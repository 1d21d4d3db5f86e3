/** Parts of the inputs of use cases. All are JSON: amounts are text in minor units, instants ISO 8601. */
import * as v from 'valibot';
import type { LiveBrand } from '../brand/live-brand.ts';
import type { Services } from '../services.ts';
import { oneOf } from './staff-error.ts';

const LONGEST_WORD = 200;

/** A code, an order's number, a username, as staff type them. */
export const word = v.pipe(v.string(), v.maxLength(LONGEST_WORD));

/** A reason that the member reads. */
export const reason = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s+/g, ' ').trim()),
  v.minLength(1, 'the member reads it'),
  v.maxLength(200, 'at most 200 characters'),
);

/** What staff write for each other. */
export const note = v.optional(v.pipe(v.string(), v.maxLength(500)), '');

/** How something was settled elsewhere. */
export const outcome = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(5, 'describe it in a few words'),
  v.maxLength(500, 'at most 500 characters'),
);

export const minorUnits = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,14}$/, 'expected minor units, such as 5000'),
  v.transform((text) => BigInt(text)),
);

export const instant = v.pipe(
  v.string(),
  v.check(
    (text) => !Number.isNaN(Date.parse(text)),
    'expected a time such as 2026-12-31T23:00:00Z',
  ),
  v.transform((text) => new Date(text)),
);

export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const ofAccount = { brand: word, username: word } as const;

/** The brand of that code. @throws StaffError that shows the brands */
export async function liveBrand(
  { brands }: Pick<Services, 'brands'>,
  code: string,
): Promise<LiveBrand> {
  const all = (await brands.all()).map((brand) => brand.code);
  return brands.brand(oneOf(code, all, 'brand'));
}
