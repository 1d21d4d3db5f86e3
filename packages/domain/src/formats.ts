/**
 * Formats that are made once for a language and its options: to make one takes a hundred times as long as to use it, and a
 * process knows few languages and zones.
 */

const formats = new Map<string, unknown>();

function kept<Format>(kind: string, locale: string, options: object, make: () => Format): Format {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known as Format;
  const made = make();
  formats.set(key, made);
  return made;
}

/** @param locale BCP 47 tag */
export const dateFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat =>
  kept('date', locale, options, () => new Intl.DateTimeFormat(locale, options));

/** @param locale BCP 47 tag */
export const numberFormat = (
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat =>
  kept('number', locale, options, () => new Intl.NumberFormat(locale, options));

/** @param locale BCP 47 tag */
export const listFormat = (locale: string, options: Intl.ListFormatOptions): Intl.ListFormat =>
  kept('list', locale, options, () => new Intl.ListFormat(locale, options));

/** @param locale BCP 47 tag */
export const namesFormat = (locale: string, options: Intl.DisplayNamesOptions): Intl.DisplayNames =>
  kept('names', locale, options, () => new Intl.DisplayNames(locale, options));
