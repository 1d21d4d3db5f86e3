/**
 * Values of an address, read one by one; what makes no sense there reads as undefined and leaves it. By hand and
 * not by a schema: every page reads its address before it comes to life, and a schema library is a tenth of the
 * room that its code has.
 */

/** One of a few known values. */
export function oneOf<const Value extends string | number | boolean>(
  value: unknown,
  known: readonly Value[],
): Value | undefined {
  return known.find((one) => one === value);
}

/** A text of 1 to `maxLength` characters, matching `pattern` where one is given. */
export function shortText(value: unknown, maxLength: number, pattern?: RegExp): string | undefined {
  // The router reads digits as a number; a name of digits is still a name.
  const text = typeof value === 'number' ? `${value}` : value;
  if (typeof text !== 'string' || text.length === 0 || text.length > maxLength) return undefined;
  return pattern === undefined || pattern.test(text) ? text : undefined;
}

/** An integer within bounds. */
export function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  return Number.isInteger(value) && typeof value === 'number' && value >= least && value <= most
    ? value
    : undefined;
}
