/**
 * Values of an address, read one by one; what makes no sense there reads as undefined and leaves it. By hand and
 * not by a schema: every page reads its address before it comes to life, and a schema library is a tenth of the
 * room that its code has.
 */

/** A value as the address spells it, for the router: whole numbers and `true` as what they are, all else as text. */
export function readSearchValue(text: string): string | number | boolean {
  if (text === 'true') return true;
  return /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
}

/** One of a few known values. */
export function oneOf<const Value extends string | number | boolean>(
  value: unknown,
  known: readonly Value[],
): Value | undefined {
  return known.find((one) => one === value);
}

/** A text of 1 to `maxLength` characters, matching `pattern` where one is given. */
export function shortText(value: unknown, maxLength: number, pattern?: RegExp): string | undefined {
  // What reads as a number or as true may be a name all the same.
  const text = value === undefined ? '' : `${value}`;
  if (text.length === 0 || text.length > maxLength) return undefined;
  return pattern === undefined || pattern.test(text) ? text : undefined;
}

/** An integer within bounds. */
export function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  return Number.isInteger(value) && typeof value === 'number' && value >= least && value <= most
    ? value
    : undefined;
}
